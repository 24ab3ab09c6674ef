"""The exact haul planner: every reachable position of a mine, and the cheapest way to a goal."""
