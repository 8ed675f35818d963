// Core Foundation's names as callers in Swift use them, so that `as CFArray` compiles.

/// On Apple's systems a class that Swift's arrays bridge to; here the array itself.
public typealias CFArray = [Any]
public typealias CFString = String
public typealias CFDictionary = [AnyHashable: Any]
/// Seconds.
public typealias CFTimeInterval = Double
