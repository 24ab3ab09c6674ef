"""What Zwergar adds to the search: its turns as macro moves, and an evaluation. The search itself is in bots/."""
