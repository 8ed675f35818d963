// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

// Core Foundation's basic types and constants, so that `as CFDictionary` and its like compile.

/// On Apple's systems a class that dictionaries bridge to; here Swift's dictionary of any keys and values.
public typealias CFDictionary = [AnyHashable: Any]
/// On Apple's systems a class that URLs bridge to; here Foundation's URL.
public typealias CFURL = URL
/// A count or an index of items.
public typealias CFIndex = Int
/// A set of flags.
public typealias CFOptionFlags = UInt
/// Objective-C's signed integer of a pointer's size.
public typealias NSInteger = Int
/// Objective-C's unsigned integer of a pointer's size; Swift imports it as `Int` on Apple's systems.
public typealias NSUInteger = UInt
/// A result code of Carbon's functions; 0 is success.
public typealias OSStatus = Int32
/// The result code of success.
public let noErr: OSStatus = 0
/// A reference to any object.
public typealias CFTypeRef = AnyObject
/// The index that searches return for no result.
public let kCFNotFound: CFIndex = -1
/// The number true.
public let kCFBooleanTrue: NSNumber? = true
/// The number false.
public let kCFBooleanFalse: NSNumber? = false
