// Between CoreGraphics' classes and the plain values that display lists hold.

extension CGColor {
  /// The colour in sRGB.
  var rgbaValue: RGBA { rgba }

  static func of(_ color: RGBA) -> CGColor { CGColor(color) }
}

extension CGPath {
  var pathData: PathData { data }

  static func of(_ path: PathData) -> CGPath { CGPath(path) }
}
