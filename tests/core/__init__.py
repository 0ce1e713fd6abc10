"""The parts that every game uses."""
