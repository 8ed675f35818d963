// Whether glyphs are filled, stroked or clip.

/// Whether glyphs are filled or stroked, and whether their outlines clip
/// ([Apple](https://developer.apple.com/documentation/coregraphics/cgtextdrawingmode)).
public enum CGTextDrawingMode: Int32, Sendable {
  case fill
  case stroke
  case fillStroke
  case invisible
  case fillClip
  case strokeClip
  case fillStrokeClip
  case clip
}
