// The scope of a font's registration.

/// The scope in which a font is registered
/// ([Apple](https://developer.apple.com/documentation/coretext/ctfontmanagerscope)). Here always this process.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case persistent = 2
  case session = 3
}
