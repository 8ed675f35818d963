// Texts that change, as Core Foundation's functions make and rewrite them.

// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
// The names are Apple's.

public typealias CFMutableString = NSMutableString

/// Empty; `maxLength` limits nothing.
public func CFStringCreateMutable(
  _ alloc: CFAllocator?, _ maxLength: CFIndex
) -> CFMutableString! { NSMutableString(string: "") }

/// `maxLength` limits nothing.
public func CFStringCreateMutableCopy(
  _ alloc: CFAllocator?, _ maxLength: CFIndex, _ theString: CFString!
) -> CFMutableString! { NSMutableString(string: theString ?? "") }

/// Rewrites a part of a text, all of it without a range, in another script or without accents. False, and
/// nothing changed, where the transform is not known
/// ([Apple](https://developer.apple.com/documentation/corefoundation/cfstringtransform(_:_:_:_:))).
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>?, _ transform: CFString!,
  _ reverse: Bool
) -> Bool {
  guard let string, let transform else { return false }
  var part = NSRange(location: 0, length: string.length)
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
  // SAFETY: the caller's pointer is to a range.
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
