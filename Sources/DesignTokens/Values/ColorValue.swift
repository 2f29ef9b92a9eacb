// Written by the runtime's author.
