// Core Foundation's functions for strings.

// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
// The names are Apple's.

/// On Apple's systems a class that strings bridge to; here Swift's string itself, so that `as CFString` compiles.
public typealias CFString = String
/// On Apple's systems a class that `NSMutableString` is toll-free bridged to; here that class itself.
public typealias CFMutableString = NSMutableString

/// Returns the length in UTF-16 units. Complexity: O(*n*).
public func CFStringGetLength(_ theString: CFString!) -> Int { theString.utf16.count }

/// Creates an empty string. `maxLength` has no effect.
public func CFStringCreateMutable(
  _ alloc: CFAllocator?, _ maxLength: CFIndex
) -> CFMutableString! { NSMutableString(string: "") }

/// Creates a mutable copy, empty for nil. `maxLength` has no effect.
public func CFStringCreateMutableCopy(
  _ alloc: CFAllocator?, _ maxLength: CFIndex, _ theString: CFString!
) -> CFMutableString! { NSMutableString(string: theString ?? "") }

/// Transliterates a range of a string to another script, or strips its diacritics
/// ([Apple](https://developer.apple.com/documentation/corefoundation/cfstringtransform(_:_:_:_:))).
///
/// - Parameters:
///   - string: The string to change.
///   - range: The range to change, and afterwards that of the result; nil for the whole string.
///   - transform: A `kCFStringTransform` constant or another of ICU's identifiers.
///   - reverse: Whether the inverse transform is applied.
/// - Returns: False, with nothing changed, for an unknown transform or a range that is out of bounds.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>?, _ transform: CFString!,
  _ reverse: Bool
) -> Bool {
  guard let string, let transform else { return false }
  var part = NSRange(location: 0, length: string.length)
  // SAFETY: the caller's pointer is nil or to a range.
  if let range = unsafe range?.pointee {
    part = NSRange(location: range.location, length: range.length)
    guard part.location >= 0, part.length >= 0, NSMaxRange(part) <= string.length else {
      return false
    }
  }
  guard
    let changed = string.substring(with: part)
      .applyingTransform(StringTransform(transform), reverse: reverse)
  else { return false }
  string.replaceCharacters(in: part, with: changed)
  // SAFETY: the caller's pointer is nil or to a range.
  unsafe range?.pointee = CFRange(location: part.location, length: changed.utf16.count)
  return true
}

public let kCFStringTransformStripCombiningMarks: CFString! =
  StringTransform.stripCombiningMarks.rawValue
public let kCFStringTransformToLatin: CFString! = StringTransform.toLatin.rawValue
public let kCFStringTransformFullwidthHalfwidth: CFString! =
  StringTransform.fullwidthToHalfwidth.rawValue
public let kCFStringTransformLatinKatakana: CFString! = StringTransform.latinToKatakana.rawValue
public let kCFStringTransformLatinHiragana: CFString! = StringTransform.latinToHiragana.rawValue
public let kCFStringTransformHiraganaKatakana: CFString! =
  StringTransform.hiraganaToKatakana.rawValue
public let kCFStringTransformMandarinLatin: CFString! = StringTransform.mandarinToLatin.rawValue
public let kCFStringTransformLatinHangul: CFString! = StringTransform.latinToHangul.rawValue
public let kCFStringTransformLatinArabic: CFString! = StringTransform.latinToArabic.rawValue
public let kCFStringTransformLatinHebrew: CFString! = StringTransform.latinToHebrew.rawValue
public let kCFStringTransformLatinThai: CFString! = StringTransform.latinToThai.rawValue
public let kCFStringTransformLatinCyrillic: CFString! = StringTransform.latinToCyrillic.rawValue
public let kCFStringTransformLatinGreek: CFString! = "Latin-Greek"
public let kCFStringTransformToXMLHex: CFString! = StringTransform.toXMLHex.rawValue
public let kCFStringTransformToUnicodeName: CFString! = StringTransform.toUnicodeName.rawValue
public let kCFStringTransformStripDiacritics: CFString! = StringTransform.stripDiacritics.rawValue
