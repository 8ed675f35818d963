// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

// Texts with attributes as Core Foundation's functions make and change them.

public typealias CFAttributedString = NSAttributedString
public typealias CFMutableAttributedString = NSMutableAttributedString

/// Text with attributes for all of it; values that are absent are left out.
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

/// The value inside of an optional that was made `Any`.
private func present(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional ? mirror.children.first?.value : value
}

/// Empty; `maxLength` limits nothing.
public func CFAttributedStringCreateMutable(
  _ alloc: CFAllocator?, _ maxLength: CFIndex
) -> CFMutableAttributedString? { NSMutableAttributedString() }

public func CFAttributedStringCreateMutableCopy(
  _ alloc: CFAllocator?, _ maxLength: CFIndex, _ aStr: CFAttributedString?
) -> CFMutableAttributedString? { aStr.map { NSMutableAttributedString(attributedString: $0) } }

/// UTF-16 units.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString) -> CFIndex { aStr.length }

public func CFAttributedStringGetString(_ aStr: CFAttributedString) -> CFString { aStr.string }

/// Nothing where the range reaches out of the text.
public func CFAttributedStringReplaceString(
  _ aStr: CFMutableAttributedString, _ range: CFRange, _ replacement: CFString
) {
  guard let range = range.inside(aStr) else { return }
  aStr.replaceCharacters(in: range, with: replacement)
}

/// Nothing where the range reaches out of the text.
public func CFAttributedStringSetAttribute(
  _ aStr: CFMutableAttributedString, _ range: CFRange, _ attrName: CFString, _ value: Any?
) {
  guard let range = range.inside(aStr), let value else { return }
  aStr.addAttribute(NSAttributedString.Key(attrName), value: value, range: range)
}

/// Nothing where the range reaches out of the text.
public func CFAttributedStringRemoveAttribute(
  _ aStr: CFMutableAttributedString, _ range: CFRange, _ attrName: CFString
) {
  guard let range = range.inside(aStr) else { return }
  aStr.removeAttribute(NSAttributedString.Key(attrName), range: range)
}

extension CFRange {
  /// Nil where it reaches out of the text.
  fileprivate func inside(_ text: NSAttributedString) -> NSRange? {
    guard location >= 0, length >= 0, location <= text.length, length <= text.length - location
    else {
      logOnce("CFAttributedString: \(location), \(length) is not in a text of \(text.length)")
      return nil
    }
    return NSRange(location: location, length: length)
  }
}
