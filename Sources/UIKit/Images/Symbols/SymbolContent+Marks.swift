// Symbols of marks, bars, arrows and plain shapes.

extension SymbolContent {
  static let signs: [String: SymbolContent] = [
    "checkmark": SymbolContent(height: 90, lines: "M10 50 L38 80 L90 10"),
    "xmark": cross, "multiply": cross,
    "plus": SymbolContent(lines: "M50 8 V92 M8 50 H92"),
    "minus": SymbolContent(height: 20, lines: "M8 10 H92"),
    "equal": SymbolContent(height: 50, lines: "M8 10 H92 M8 40 H92"),
    "divide": SymbolContent(height: 80, lines: "M8 40 H92", dots: "O50 12 5 O50 68 5"),
    "plus.minus": SymbolContent(lines: "M50 6 V62 M22 34 H78 M22 90 H78"),
    "line.diagonal": SymbolContent(lines: "M12 88 L88 12"),
    "line.3.horizontal": bars, "line.horizontal.3": bars,
    "line.3.horizontal.decrease": SymbolContent(
      height: 80, lines: "M8 10 H92 M24 40 H76 M38 70 H62"),
    "list.dash": SymbolContent(
      height: 80, lines: "M8 10 H14 M32 10 H92 M8 40 H14 M32 40 H92 M8 70 H14 M32 70 H92"),
    "list.bullet": SymbolContent(
      height: 80, lines: "M32 10 H92 M32 40 H92 M32 70 H92", dots: "O9 10 2 O9 40 2 O9 70 2"),
    "text.alignleft": SymbolContent(height: 84, lines: "M8 9 H92 M8 31 H60 M8 53 H92 M8 75 H60"),
    "text.aligncenter": SymbolContent(
      height: 84, lines: "M8 9 H92 M24 31 H76 M8 53 H92 M24 75 H76"),
    "text.alignright": SymbolContent(height: 84, lines: "M8 9 H92 M40 31 H92 M8 53 H92 M40 75 H92"),
    "text.justify": SymbolContent(height: 84, lines: "M8 9 H92 M8 31 H92 M8 53 H92 M8 75 H92"),
    "ellipsis": SymbolContent(height: 24, dots: "O12 12 5 O50 12 5 O88 12 5"),
    "exclamationmark": SymbolContent(width: 24, lines: "M12 8 V60", dots: "O12 88 3"),
    "questionmark": SymbolContent(
      width: 64, lines: "M10 28 C12 2 54 2 54 28 C54 46 32 46 32 64", dots: "O32 89 3"),
    "info": SymbolContent(width: 44, lines: "M10 40 H22 V90 M8 90 H36", dots: "O22 13 4"),
    "number": SymbolContent(lines: "M38 8 L26 92 M74 8 L62 92 M12 34 H90 M8 66 H86"),
    "percent": SymbolContent(lines: "O24 24 15 O76 76 15 M84 12 L16 88"),
    "at": SymbolContent(
      lines: "O50 50 18 M68 34 V54 C68 72 92 70 92 48 A50 50 42 -3 -310"),
    "dollarsign": SymbolContent(width: 70, text: "$"),
    "eurosign": SymbolContent(width: 70, text: "€"),
    "sterlingsign": SymbolContent(width: 70, text: "£"),
    "yensign": SymbolContent(width: 76, text: "¥"),
    "bold": SymbolContent(width: 76, text: "B"),
    "textformat": SymbolContent(width: 120, text: "Aa"),
    "character": SymbolContent(width: 90, text: "A"),
    "chevron.left.forwardslash.chevron.right": SymbolContent(
      height: 70, lines: "M26 12 L6 35 L26 58 M74 12 L94 35 L74 58 M60 7 L40 63"),
    "nosign": SymbolContent(lines: "O50 50 42 M20 20 L80 80"),
    "power": SymbolContent(lines: "A50 54 38 -52 232 M50 7 V48"),
    "magnifyingglass": SymbolContent(lines: "O40 40 31 M62 62 L92 92"),
    "plus.magnifyingglass": SymbolContent(
      lines: "O40 40 31 M62 62 L92 92 M40 26 V54 M26 40 H54"),
    "minus.magnifyingglass": SymbolContent(lines: "O40 40 31 M62 62 L92 92 M26 40 H54"),
    "viewfinder": SymbolContent(
      lines: "M7 30 V19 Q7 7 19 7 H30 M70 7 H81 Q93 7 93 19 V30"
        + " M93 70 V81 Q93 93 81 93 H70 M30 93 H19 Q7 93 7 81 V70"),
    "waveform": SymbolContent(
      height: 80,
      lines: "M6 34 V46 M21 22 V58 M36 8 V72 M51 26 V54 M66 14 V66 M81 24 V56 M94 35 V45"),
    "waveform.path.ecg": SymbolContent(lines: "M5 50 H26 L38 14 L58 86 L70 50 H95"),
  ]

  private static let cross = SymbolContent(lines: "M12 12 L88 88 M88 12 L12 88")
  private static let bars = SymbolContent(height: 80, lines: "M8 10 H92 M8 40 H92 M8 70 H92")

  static let shapes: [String: SymbolContent] = [
    "circle": SymbolContent(outline: "O50 50 42"),
    "oval": SymbolContent(height: 76, outline: "E50 38 44 32"),
    "square": SymbolContent(outline: "R8 8 84 84 20"),
    "app": SymbolContent(outline: "R8 8 84 84 24"),
    "rectangle": SymbolContent(height: 75, outline: "R5 5 90 65 12"),
    "rectangle.portrait": SymbolContent(width: 75, outline: "R5 5 65 90 12"),
    "capsule": SymbolContent(height: 60, outline: "R5 5 90 50 25"),
    "triangle": SymbolContent(
      outline: "M44 13 Q50 4 56 13 L93 79 Q98 90 87 90 H13 Q2 90 7 79 Z"),
    "diamond": SymbolContent(
      outline: "M45 9 Q50 4 55 9 L91 45 Q96 50 91 55 L55 91 Q50 96 45 91 L9 55 Q4 50 9 45 Z"),
    "shield": SymbolContent(
      outline:
        "M50 6 L80 16 Q86 18 86 24 V46 C86 70 70 86 50 94 C30 86 14 70 14 46 V24 Q14 18 20 16 Z"),
    "cross": SymbolContent(
      outline: "M36 13 Q36 7 42 7 H58 Q64 7 64 13 V36 H87 Q93 36 93 42 V58 Q93 64 87 64 H64"
        + " V87 Q64 93 58 93 H42 Q36 93 36 87 V64 H13 Q7 64 7 58 V42 Q7 36 13 36 H36 Z"),
    "heart": heart, "suit.heart": heart,
    "suit.diamond": SymbolContent(
      outline: "M50 5 C58 24 70 38 82 50 C70 62 58 76 50 95 C42 76 30 62 18 50 C30 38 42 24 50 5 Z"),
    "suit.spade": SymbolContent(
      outline: "M50 7 C58 28 90 40 90 62 C90 81 62 84 54 69 C55 82 59 88 66 93 H34"
        + " C41 88 45 82 46 69 C38 84 10 81 10 62 C10 40 42 28 50 7 Z"),
    "suit.club": SymbolContent(
      outline: "M66 93 H34 C41 88 45 82 46 69 a27 56 20 30 315 a50 28 20 126 414 a73 56 20 225 510"
        + " C55 82 59 88 66 93 Z"),
    "circle.lefthalf.filled": SymbolContent(lines: "O50 50 42", dots: "A50 50 42 90 270 Z"),
    "circle.righthalf.filled": SymbolContent(lines: "O50 50 42", dots: "A50 50 42 -90 90 Z"),
    "square.grid.2x2": SymbolContent(
      outline: "R8 8 36 36 8 R56 8 36 36 8 R8 56 36 36 8 R56 56 36 36 8"),
    "circle.grid.2x2": SymbolContent(outline: "O26 26 18 O74 26 18 O26 74 18 O74 74 18"),
    "square.grid.3x3": SymbolContent(outline: grid { "R\($0 - 10) \($1 - 10) 20 20 4" }),
    "circle.grid.3x3": SymbolContent(outline: grid { "O\($0) \($1) 10" }),
    "rectangle.grid.1x2": SymbolContent(height: 92, outline: "R6 6 88 34 8 R6 52 88 34 8"),
    "rectangle.grid.2x2": SymbolContent(
      height: 80, outline: "R6 6 38 28 7 R56 6 38 28 7 R6 46 38 28 7 R56 46 38 28 7"),
    "square.on.square": SymbolContent(
      outline: "R32 7 61 61 13", lines: "M68 78 V81 Q68 93 56 93 H19 Q7 93 7 81 V44 Q7 32 19 32 H22"
    ),
    "square.stack": SymbolContent(
      outline: "R10 30 80 62 12", lines: "M20 18 H80 M30 7 H70"),
    "square.stack.3d.up": SymbolContent(
      outline: "M46 9 Q50 7 54 9 L91 29 Q95 32 91 35 L54 55 Q50 57 46 55 L9 35 Q5 32 9 29 Z",
      lines: "M7 50 L46 72 Q50 74 54 72 L93 50 M7 67 L46 89 Q50 91 54 89 L93 67"),
    "sidebar.left": SymbolContent(height: 80, outline: "R5 6 90 68 12", marks: "M36 6 V74"),
    "sidebar.right": SymbolContent(height: 80, outline: "R5 6 90 68 12", marks: "M64 6 V74"),
  ]

  private static let heart = SymbolContent(
    height: 94,
    outline: "M50 88 C22 66 7 50 7 32 C7 17 17 7 30 7 C39 7 46 12 50 20 C54 12 61 7 70 7"
      + " C83 7 93 17 93 32 C93 50 78 66 50 88 Z")

  private static func grid(_ cell: (Int, Int) -> String) -> String {
    [16, 50, 84].flatMap { y in [16, 50, 84].map { cell($0, y) } }.joined(separator: " ")
  }
}
