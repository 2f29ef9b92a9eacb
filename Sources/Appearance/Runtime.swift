// The importer of the components has the elements that they are made of.
@_exported import AppearanceRuntime
