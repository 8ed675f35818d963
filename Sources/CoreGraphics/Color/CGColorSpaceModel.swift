// The models of colour spaces.

/// The meaning of a colour's components
/// ([Apple](https://developer.apple.com/documentation/coregraphics/cgcolorspacemodel)).
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome
  case rgb
  case cmyk
  case lab
  case deviceN
  case indexed
  case pattern
}
