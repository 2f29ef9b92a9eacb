// Elements follow.
