// What is drawn of glyphs.

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
