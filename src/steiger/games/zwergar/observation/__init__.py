"""What a seat of Zwergar may know, as cells: cells.py declares them, observer.py writes them, rebuild.py reads them back."""
