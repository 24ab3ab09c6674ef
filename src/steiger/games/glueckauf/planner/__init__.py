"""The exact haul planner: every position of a mine within reach, and the cheapest way to a goal."""
