// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

// Core Foundation's functions for attributed strings.

/// On Apple's systems a class that `NSAttributedString` is toll-free bridged to; here that class itself.
public typealias CFAttributedString = NSAttributedString
/// On Apple's systems a class that `NSMutableAttributedString` is toll-free bridged to; here that class itself.
public typealias CFMutableAttributedString = NSMutableAttributedString

/// Creates an attributed string whose attributes hold for all of it; nil values are left out. Returns nil for a nil
/// string.
public func CFAttributedStringCreate(
  _ alloc: CFAllocator?, _ str: CFString?, _ attributes: CFDictionary?
) -> CFAttributedString? {
  guard let str else { return nil }
  var all: [NSAttributedString.Key: Any] = [:]
  for (key, value) in attributes ?? [:] {
    let name = key.base as? NSAttributedString.Key ?? (key.base as? String).map { .init($0) }
    guard let name, let value = Optional(value).flatMap(present) else { continue }
    all[name] = value
  }
  return NSAttributedString(string: str, attributes: all)
}

/// Returns the value within an optional that was converted to `Any`; nil for none.
private func present(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional ? mirror.children.first?.value : value
}

/// Creates an empty attributed string. `maxLength` has no effect.
public func CFAttributedStringCreateMutable(
  _ alloc: CFAllocator?, _ maxLength: CFIndex
) -> CFMutableAttributedString? { NSMutableAttributedString() }

/// Creates a mutable copy; nil for nil. `maxLength` has no effect.
public func CFAttributedStringCreateMutableCopy(
  _ alloc: CFAllocator?, _ maxLength: CFIndex, _ aStr: CFAttributedString?
) -> CFMutableAttributedString? { aStr.map { NSMutableAttributedString(attributedString: $0) } }

/// Returns the length in UTF-16 units.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString) -> CFIndex { aStr.length }

/// Returns the string without its attributes.
public func CFAttributedStringGetString(_ aStr: CFAttributedString) -> CFString { aStr.string }

/// Replaces the characters in a range; does nothing, with one line in the log, where it is out of bounds.
public func CFAttributedStringReplaceString(
  _ aStr: CFMutableAttributedString, _ range: CFRange, _ replacement: CFString
) {
  guard let range = range.inside(aStr) else { return }
  aStr.replaceCharacters(in: range, with: replacement)
}

/// Sets an attribute in a range; does nothing, with one line in the log, where it is out of bounds.
public func CFAttributedStringSetAttribute(
  _ aStr: CFMutableAttributedString, _ range: CFRange, _ attrName: CFString, _ value: Any?
) {
  guard let range = range.inside(aStr), let value else { return }
  aStr.addAttribute(NSAttributedString.Key(attrName), value: value, range: range)
}

/// Removes an attribute in a range; does nothing, with one line in the log, where it is out of bounds.
public func CFAttributedStringRemoveAttribute(
  _ aStr: CFMutableAttributedString, _ range: CFRange, _ attrName: CFString
) {
  guard let range = range.inside(aStr) else { return }
  aStr.removeAttribute(NSAttributedString.Key(attrName), range: range)
}

extension CFRange {
  /// Returns the range of an attributed string; nil, with one line in the log, where it is out of bounds.
  fileprivate func inside(_ text: NSAttributedString) -> NSRange? {
    guard location >= 0, length >= 0, location <= text.length, length <= text.length - location
    else {
      logOnce("CFAttributedString: \(location), \(length) is not in a text of \(text.length)")
      return nil
    }
    return NSRange(location: location, length: length)
  }
}
