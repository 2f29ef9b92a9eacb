// What the compiler uses of the C library of macOS.

public func pow(_ base: Double, _ exponent: Double) -> Double { 0 }
public func cbrt(_ x: Double) -> Double { 0 }
public func exp(_ x: Double) -> Double { 0 }
public func sin(_ x: Double) -> Double { 0 }
public func cos(_ x: Double) -> Double { 0 }
public func atan2(_ y: Double, _ x: Double) -> Double { 0 }
