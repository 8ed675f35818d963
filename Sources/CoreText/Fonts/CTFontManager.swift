// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

// The registration of font files.

public import CoreGraphics
import Typesetting

/// Registers the first face of a file under its PostScript and its family name
/// ([Apple](https://developer.apple.com/documentation/coretext/ctfontmanagerregisterfontsforurl(_:_:_:))).
///
/// - Parameters:
///   - fontURL: The file.
///   - scope: Without effect: fonts are registered for this process.
///   - error: Gets an error that the caller releases if the file is no font. May be nil.
/// - Returns: Whether the file is a font.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  do throws(FontError) {
    try FontCatalog.register(file: fontURL.path)
    return true
  } catch let problem {
    // SAFETY: the pointer is nil or leads to the caller's variable, as Apple's API demands.
    unsafe error?.pointee = .passRetained(registrationError("\(problem)"))
    return false
  }
}

/// Registers a font that was created from a file's bytes under its PostScript and its family name.
///
/// - Parameters:
///   - font: The font.
///   - error: Gets an error that the caller releases if the font has no file. May be nil.
/// - Returns: Whether the font has a file with a face.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let name = font.postScriptName ?? "a font"
  guard let file = font.file else {
    // SAFETY: the pointer is nil or leads to the caller's variable, as Apple's API demands.
    unsafe error?.pointee = .passRetained(registrationError("\(name) was not made of a font file"))
    return false
  }
  do throws(FontError) {
    try FontCatalog.register(bytes: file, name: name)
    return true
  } catch let problem {
    // SAFETY: as above.
    unsafe error?.pointee = .passRetained(registrationError("\(problem)"))
    return false
  }
}

private func registrationError(_ reason: String) -> NSError {
  NSError(
    domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 104,
    userInfo: [NSLocalizedDescriptionKey: reason])
}
