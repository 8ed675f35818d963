// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
// The names are Apple's.

// Core Foundation's errors.

/// On Apple's systems a class that `NSError` is toll-free bridged to; here that class itself.
public typealias CFError = NSError

/// Returns the localized description of an error.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription }
