// Arrows and angles.

import CoreGraphics

extension SymbolContent {
  static let arrows: [String: SymbolContent] = [
    "chevron.left": SymbolContent(width: 60, lines: left),
    "chevron.backward": SymbolContent(width: 60, lines: left),
    "chevron.right": SymbolContent(width: 60, lines: right),
    "chevron.forward": SymbolContent(width: 60, lines: right),
    "chevron.up": SymbolContent(height: 60, lines: "M8 50 L50 10 L92 50"),
    "chevron.down": SymbolContent(height: 60, lines: "M8 10 L50 50 L92 10"),
    "chevron.left.2": SymbolContent(lines: "M46 10 L8 50 L46 90 M90 10 L52 50 L90 90"),
    "chevron.right.2": SymbolContent(lines: "M10 10 L48 50 L10 90 M54 10 L92 50 L54 90"),
    "chevron.up.chevron.down": SymbolContent(
      width: 64, lines: "M10 36 L32 12 L54 36 M10 64 L32 88 L54 64"),
    "chevron.compact.down": SymbolContent(height: 36, lines: "M8 8 L50 28 L92 8"),
    "chevron.compact.up": SymbolContent(height: 36, lines: "M8 28 L50 8 L92 28"),
    "arrow.left": SymbolContent(height: 84, lines: "M92 42 H8 M42 8 L8 42 L42 76"),
    "arrow.backward": SymbolContent(height: 84, lines: "M92 42 H8 M42 8 L8 42 L42 76"),
    "arrow.right": SymbolContent(height: 84, lines: "M8 42 H92 M58 8 L92 42 L58 76"),
    "arrow.forward": SymbolContent(height: 84, lines: "M8 42 H92 M58 8 L92 42 L58 76"),
    "arrow.up": SymbolContent(width: 84, lines: "M42 92 V8 M8 42 L42 8 L76 42"),
    "arrow.down": SymbolContent(width: 84, lines: "M42 8 V92 M8 58 L42 92 L76 58"),
    "arrow.up.right": SymbolContent(lines: "M14 86 L86 14 M36 14 H86 V64"),
    "arrow.up.left": SymbolContent(lines: "M86 86 L14 14 M64 14 H14 V64"),
    "arrow.down.right": SymbolContent(lines: "M14 14 L86 86 M36 86 H86 V36"),
    "arrow.down.left": SymbolContent(lines: "M86 14 L14 86 M64 86 H14 V36"),
    "arrow.up.arrow.down": SymbolContent(
      lines: "M29 92 V9 M8 31 L29 9 L50 31 M71 8 V91 M50 69 L71 91 L92 69"),
    "arrow.left.arrow.right": SymbolContent(
      lines: "M92 29 H9 M31 8 L9 29 L31 50 M8 71 H91 M69 50 L91 71 L69 92"),
    "arrow.uturn.left": SymbolContent(
      height: 94, lines: "M32 8 L8 32 L32 56 M8 32 H64 C98 32 98 86 64 86 H40"),
    "arrow.uturn.backward": SymbolContent(
      height: 94, lines: "M32 8 L8 32 L32 56 M8 32 H64 C98 32 98 86 64 86 H40"),
    "arrow.uturn.right": SymbolContent(
      height: 94, lines: "M68 8 L92 32 L68 56 M92 32 H36 C2 32 2 86 36 86 H60"),
    "arrow.uturn.forward": SymbolContent(
      height: 94, lines: "M68 8 L92 32 L68 56 M92 32 H36 C2 32 2 86 36 86 H60"),
    "arrowshape.turn.up.left": SymbolContent(
      height: 84,
      outline: "M40 12 Q40 4 34 10 L8 36 Q5 40 8 44 L34 70 Q40 76 40 68 V54 C62 54 78 60 90 78"
        + " Q95 82 94 74 C90 44 70 26 40 26 Z"),
    "arrowshape.turn.up.right": SymbolContent(
      height: 84,
      outline: "M60 12 Q60 4 66 10 L92 36 Q95 40 92 44 L66 70 Q60 76 60 68 V54 C38 54 22 60 10 78"
        + " Q5 82 6 74 C10 44 30 26 60 26 Z"),
    "arrow.clockwise": SymbolContent(lines: "A50 54 38 -38 -330 M80 6 V31 H55"),
    "arrow.counterclockwise": SymbolContent(
      lines: "A50 54 38 218 510 M20 6 V31 H45"),
    "goforward": SymbolContent(lines: "A50 54 38 -62 -348 M56 6 L70 20 L52 32"),
    "gobackward": SymbolContent(lines: "A50 54 38 -118 168 M44 6 L30 20 L48 32"),
    "arrow.triangle.2.circlepath": cycle, "arrow.2.circlepath": cycle,
    "arrow.up.left.and.arrow.down.right": SymbolContent(
      lines: "M8 40 V8 H40 M8 8 L42 42 M92 60 V92 H60 M92 92 L58 58"),
    "arrow.down.right.and.arrow.up.left": SymbolContent(
      lines: "M12 43 H43 V12 M43 43 L8 8 M88 57 H57 V88 M57 57 L92 92"),
    "arrow.up.and.down": SymbolContent(
      width: 64, lines: "M32 8 V92 M8 32 L32 8 L56 32 M8 68 L32 92 L56 68"),
    "arrow.left.and.right": SymbolContent(
      height: 64, lines: "M8 32 H92 M32 8 L8 32 L32 56 M68 8 L92 32 L68 56"),
    "arrow.up.and.down.and.arrow.left.and.right": SymbolContent(
      lines: "M50 7 V93 M7 50 H93 M37 20 L50 7 L63 20 M37 80 L50 93 L63 80"
        + " M20 37 L7 50 L20 63 M80 37 L93 50 L80 63"),
    "arrow.down.to.line": SymbolContent(
      width: 84, lines: "M42 6 V72 M14 44 L42 72 L70 44 M8 92 H76"),
    "arrow.up.to.line": SymbolContent(width: 84, lines: "M42 94 V28 M14 56 L42 28 L70 56 M8 8 H76"),
    "repeat": SymbolContent(
      lines: "M8 46 V40 Q8 27 21 27 H91 M77 12 L92 27 L77 42"
        + " M92 54 V60 Q92 73 79 73 H9 M23 58 L8 73 L23 88"),
    "shuffle": SymbolContent(
      lines: "M6 25 H20 C46 25 52 75 78 75 H92 M78 60 L93 75 L78 90"
        + " M6 75 H20 C32 75 39 66 44 57 M55 43 C60 34 66 25 78 25 H92 M78 10 L93 25 L78 40"),
    "rectangle.portrait.and.arrow.right": SymbolContent(
      lines: "M60 30 V20 Q60 8 48 8 H22 Q10 8 10 20 V80 Q10 92 22 92 H48 Q60 92 60 80 V70"
        + " M36 50 H93 M75 32 L93 50 L75 68"),
    "square.and.arrow.up": SymbolContent(
      lines: "M32 36 H26 Q14 36 14 48 V80 Q14 92 26 92 H74 Q86 92 86 80 V48 Q86 36 74 36 H68"
        + " M50 62 V8 M33 24 L50 7 L67 24"),
    "square.and.arrow.down": SymbolContent(
      lines: "M32 36 H26 Q14 36 14 48 V80 Q14 92 26 92 H74 Q86 92 86 80 V48 Q86 36 74 36 H68"
        + " M50 8 V63 M33 47 L50 64 L67 47"),
  ]

  private static let left = "M50 8 L10 50 L50 92"
  private static let right = "M10 8 L50 50 L10 92"
  private static let cycle = SymbolContent(
    lines: "A50 50 37 188 326 M84 8 V31 H61 A50 50 37 8 146 M16 92 V69 H39")
}
