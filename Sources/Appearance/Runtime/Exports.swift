// Appearances are made of these values, so their importer has both.
@_exported import TokenRuntime
