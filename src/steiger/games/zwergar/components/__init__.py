"""The numbers of the box: cards and other numbers as rows, and corrections."""
