// Core Foundation's names as callers in Swift use them, so that `as CFArray` compiles.

/// On Apple's systems a class that Swift's arrays bridge to; here the array itself.
public typealias CFArray = [Any]
/// On Apple's systems a class that Swift's strings bridge to; here the string itself.
public typealias CFString = String
/// On Apple's systems a class; here Swift's dictionary of any keys and values.
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFURL = URL
public typealias CFError = NSError
public typealias CFIndex = Int
public typealias CFOptionFlags = UInt
public typealias NSInteger = Int
public typealias NSUInteger = UInt
/// Seconds.
public typealias CFTimeInterval = Double
/// Seconds since the first instant of 2001.
public typealias CFAbsoluteTime = Double
// swift-format-ignore: AlwaysUseLowerCamelCase, the name is Apple's
/// Seconds from the first instant of 1970 to that of 2001.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200
// swift-format-ignore: AlwaysUseLowerCamelCase, the name is Apple's
/// Seconds from the first instant of 1904 to that of 2001.
public let kCFAbsoluteTimeIntervalSince1904: CFTimeInterval = 3_061_152_000
/// The result of Carbon's functions; 0 is success.
public typealias OSStatus = Int32
/// Success.
// swift-format-ignore: AlwaysUseLowerCamelCase, the name is Apple's
public let noErr: OSStatus = 0
/// Any object.
public typealias CFTypeRef = AnyObject
public let kCFBooleanTrue: NSNumber? = true
public let kCFBooleanFalse: NSNumber? = false

// swift-format-ignore: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
/// The error's description for people.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription }

// swift-format-ignore: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
/// In UTF-16 units. Costs a walk over the text.
public func CFStringGetLength(_ theString: CFString!) -> Int { theString.utf16.count }

// swift-format-ignore: AlwaysUseLowerCamelCase, the name is Apple's
/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase, the name is Apple's
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

// swift-format-ignore: AlwaysUseLowerCamelCase, the name is Apple's
/// Seconds since the first instant of 2001, of the machine's own clock.
public func CFAbsoluteTimeGetCurrent() -> CFTimeInterval { Date().timeIntervalSinceReferenceDate }
