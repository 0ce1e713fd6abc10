"""Research environments: PettingZoo, Gymnasium (single and vector), OpenSpiel, JAX, text and MCP.

Nothing is imported here, so that each needs only its own extra: ``pip install motherlode[envs]`` brings PettingZoo and
Gymnasium, ``motherlode[openspiel]`` OpenSpiel, ``motherlode[textarena]`` TextArena, ``motherlode[jax]`` JAX, and
``motherlode[mcp]`` the Model Context Protocol.
"""
