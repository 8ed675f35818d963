// Symbols of devices and connections.

extension SymbolContent {
  static let devices: [String: SymbolContent] = [
    "tv": SymbolContent(height: 84, outline: "R5 6 90 58 10", lines: "M32 77 H68"),
    "display": SymbolContent(height: 90, outline: "R5 6 90 60 10", lines: "M50 66 V82 M34 83 H66"),
    "desktopcomputer": SymbolContent(
      height: 90, outline: "R5 6 90 60 10", marks: "M5 52 H95", lines: "M50 66 V82 M34 83 H66"),
    "laptopcomputer": SymbolContent(height: 74, outline: "R16 7 68 46 8", lines: "M5 66 H95"),
    "iphone": SymbolContent(width: 64, outline: "R7 6 50 88 12", marks: "M26 17 H38"),
    "ipad": SymbolContent(width: 84, outline: "R7 6 70 88 10", marks: "M34 83 H50"),
    "applewatch": SymbolContent(
      width: 72, outline: "R8 24 56 52 15",
      lines: "M19 24 L23 8 H49 L53 24 M19 76 L23 92 H49 L53 76"),
    "keyboard": SymbolContent(
      height: 74, outline: "R5 6 90 62 10", marks: "M32 54 H68",
      spots: "O20 23 2 O40 23 2 O60 23 2 O80 23 2 O20 38 2 O40 38 2 O60 38 2 O80 38 2"),
    "printer": SymbolContent(
      outline: "R7 32 86 42 10", marks: "M24 58 H76", lines: "M26 32 V8 H74 V32 M26 60 V92 H74 V60"),
    "camera": SymbolContent(
      height: 84,
      outline: "M17 19 H25 Q30 19 33 14 L35 11 Q38 7 43 7 H57 Q62 7 65 11 L67 14 Q70 19 75 19 H83"
        + " Q95 19 95 31 V65 Q95 77 83 77 H17 Q5 77 5 65 V31 Q5 19 17 19 Z", marks: "O50 47 17"),
    "video": SymbolContent(
      height: 70, outline: "R5 6 60 58 14 M74 27 L90 13 Q95 9 95 16 V54 Q95 61 90 57 L74 43 Z"),
    "wifi": SymbolContent(
      height: 80, lines: "A50 70 60 229 311 A50 70 40 227 313 A50 70 20 224 316", dots: "O50 69 4"),
    "antenna.radiowaves.left.and.right": SymbolContent(
      height: 80,
      lines: "A50 36 20 130 230 A50 36 20 -50 50 A50 36 40 138 222 A50 36 40 -42 42 M50 40 V74",
      dots: "O50 36 4"),
    "dot.radiowaves.left.and.right": SymbolContent(
      height: 80, lines: "A50 40 22 135 225 A50 40 22 -45 45 A50 40 42 138 222 A50 40 42 -42 42",
      dots: "O50 40 5"),
    "globe": SymbolContent(lines: "O50 50 43 E50 50 19 43 M7 50 H93 M15 27 H85 M15 73 H85"),
    "network": SymbolContent(lines: "O50 50 43 E50 50 21 43 M7 50 H93 M50 7 V93"),
    "safari": SymbolContent(
      outline: "O50 50 43", marks: "M44 44 L29 71 L56 56", spots: "M71 29 L56 56 L44 44 Z"),
    "battery.0": battery(0), "battery.25": battery(25), "battery.50": battery(50),
    "battery.75": battery(75), "battery.100": battery(100),
    "cpu": SymbolContent(
      outline: "R21 21 58 58 9", marks: "R39 39 22 22 3",
      lines: "M36 21 V8 M50 21 V8 M64 21 V8 M36 79 V92 M50 79 V92 M64 79 V92"
        + " M21 36 H8 M21 50 H8 M21 64 H8 M79 36 H92 M79 50 H92 M79 64 H92"),
    "externaldrive": SymbolContent(
      height: 70, outline: "M22 7 H78 L94 42 V54 Q94 63 85 63 H15 Q6 63 6 54 V42 Z",
      marks: "M7 42 H93",
      spots: "O80 52 1"),
    "terminal": SymbolContent(
      height: 82, outline: "R5 6 90 70 12", marks: "M20 24 L37 39 L20 54 M45 56 H66"),
    "qrcode": SymbolContent(
      lines: "R8 8 32 32 4 R60 8 32 32 4 R8 60 32 32 4",
      dots:
        "R21 21 6 6 0 R73 21 6 6 0 R21 73 6 6 0 R60 60 6 6 0 R84 60 6 6 0 R72 73 6 6 0 R60 86 6 6 0 R84 86 6 6 0"
    ),
    "barcode": SymbolContent(
      height: 80, lines: "M8 8 V72 M24 8 V72 M36 8 V72 M54 8 V72 M66 8 V72 M80 8 V72 M92 8 V72"),
  ]

  private static func battery(_ percent: Int) -> SymbolContent {
    let fill = "R16 18 \(Double(percent) * 0.56) 14 3"
    return SymbolContent(
      height: 50, lines: "R5 6 78 38 11 M93 20 V30", dots: percent == 0 ? "" : fill)
  }
}
