"""Small networks that taught themselves: what a seat sees, judged without a thought."""
