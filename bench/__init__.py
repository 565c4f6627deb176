"""What is measured, and against whom. Claims are ratios taken in one run on one machine."""
