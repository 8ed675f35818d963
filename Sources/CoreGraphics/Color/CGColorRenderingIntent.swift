// How colours that the output does not have are drawn.

/// How colours outside of what the output has are drawn; all colours are sRGB here.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent = 0
  case absoluteColorimetric = 1
  case relativeColorimetric = 2
  case perceptual = 3
  case saturation = 4
}
