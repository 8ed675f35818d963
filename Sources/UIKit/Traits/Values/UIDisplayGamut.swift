// The colour gamut of the screen.

public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  // Apple's spelling.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case SRGB = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case P3 = 1
}
