// Whoever imports the tokens has the values and the lookup that they are made with.
@_exported import TokenRuntime
