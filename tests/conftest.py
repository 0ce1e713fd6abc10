"""Settings of all tests: Ctrl-C is not ignored."""

import signal

# A run started in the background of a shell ignores Ctrl-C, and hands that down to every process it starts;
# tests that interrupt a command would then wait for ever.
signal.signal(signal.SIGINT, signal.default_int_handler)
