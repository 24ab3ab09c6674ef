"""The numbers of the box: cards and numbers as rows, corrections, and balanced editions."""
