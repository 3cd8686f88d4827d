"""Body protection."""

from shot import shot

SHOTS = {
    "class-2-safety-vest-lime-front": shot("vest", color="yellow", border="d3f000"),
    "class-2-safety-vest-lime-back": shot("vest", "back", color="yellow", border="d3f000"),
}
