// The module of tokens brings the values and the lookup that they are made with.
@_exported import TokenRuntime
