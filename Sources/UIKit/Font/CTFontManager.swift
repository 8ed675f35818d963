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
    let reason = NSError(
      domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 104,
      userInfo: [NSLocalizedDescriptionKey: "\(problem)"])
    unsafe error?.pointee = .passRetained(reason)
    return false
  }
}
