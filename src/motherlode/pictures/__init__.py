"""Pictures of finished games to share, in three languages: the end as PNG, the game as an animation.

They show what everyone saw: the board, and at the end the points.
"""

from motherlode.pictures.rendering import MAX_ANIMATION_BYTES, Progress, render_animation, render_picture

__all__ = ["MAX_ANIMATION_BYTES", "Progress", "render_animation", "render_picture"]
