"""What Glück Auf adds to the search: macro turns and evaluations. The search itself is beside this package."""
