// Numbers and functions that the C library of Apple's systems has.

// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores
// The names are Apple's.

import CoreGraphics

public let MAXFLOAT = Float.greatestFiniteMagnitude
public let INT16_MIN = Int32(Int16.min)

/// The sine of π × `x`, exact where it is 0, 1 or −1.
public func __sinpi(_ x: Double) -> Double { sineAndCosine(degrees: x * 180).sine }
/// The cosine of π × `x`, exact where it is 0, 1 or −1.
public func __cospi(_ x: Double) -> Double { sineAndCosine(degrees: x * 180).cosine }
/// The tangent of π × `x`.
public func __tanpi(_ x: Double) -> Double { __sinpi(x) / __cospi(x) }
public func __sinpif(_ x: Float) -> Float { Float(__sinpi(Double(x))) }
public func __cospif(_ x: Float) -> Float { Float(__cospi(Double(x))) }
