import TokenRuntime

/// A modifier that varies inside a theme at run time; the library has the names of its contexts.
package typealias ThemeAxis = TokenRuntime.ThemeAxis
