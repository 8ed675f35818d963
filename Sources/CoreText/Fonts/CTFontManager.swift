// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

// Fonts that code brings along.

public import CoreGraphics
import Typesetting

/// Who sees a registered font. Here always this process.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case persistent = 2
  case session = 3
}

/// Makes the first face of a file known by its PostScript and its family name
/// ([Apple](https://developer.apple.com/documentation/coretext/ctfontmanagerregisterfontsforurl(_:_:_:))).
/// False, with an error, where it is no font.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  do throws(FontError) {
    try FontCatalog.register(file: fontURL.path)
    return true
  } catch let problem {
    unsafe error?.pointee = .passRetained(refusal("\(problem)"))
    return false
  }
}

/// Makes a font that was made of a file known by its PostScript and its family name. False, with an error,
/// for a font that was not.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let name = font.postScriptName ?? "a font"
  guard let file = font.file else {
    unsafe error?.pointee = .passRetained(refusal("\(name) was not made of a font file"))
    return false
  }
  do throws(FontError) {
    try FontCatalog.register(bytes: file, name: name)
    return true
  } catch let problem {
    unsafe error?.pointee = .passRetained(refusal("\(problem)"))
    return false
  }
}

private func refusal(_ reason: String) -> NSError {
  NSError(
    domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 104,
    userInfo: [NSLocalizedDescriptionKey: reason])
}
