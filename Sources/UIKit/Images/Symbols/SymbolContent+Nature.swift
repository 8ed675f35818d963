// The weather, plants and places.

extension SymbolContent {
  static let nature: [String: SymbolContent] = [
    "bolt": SymbolContent(
      width: 80,
      outline:
        "M50 8 Q56 2 54 10 L46 42 H66 Q73 42 68 49 L31 92 Q25 97 27 89 L35 57 H15 Q8 57 12 50 Z"),
    "flame": SymbolContent(
      width: 84,
      outline: "M40 7 C44 30 74 38 74 64 C74 82 60 93 42 93 C24 93 10 82 10 64 C10 50 17 42 23 33"
        + " C26 42 30 46 35 48 C33 32 34 18 40 7 Z"),
    "cloud": SymbolContent(height: 76, outline: sky),
    "cloud.rain": SymbolContent(outline: sky, lines: "M30 80 L26 92 M50 80 L46 92 M70 80 L66 92"),
    "cloud.bolt": SymbolContent(outline: sky, lines: "M54 78 L46 88 H56 L48 97"),
    "cloud.sun": SymbolContent(
      width: 112, height: 92,
      outline: "M26 84 C14 84 6 76 6 66 C6 56 13 49 22 48 C26 36 35 30 48 30 C61 30 70 38 73 50"
        + " C84 50 90 57 90 66 C90 76 83 84 72 84 Z",
      lines: "A78 34 16 -160 60 M78 4 V9 M103 34 H108 M99 13 L95 17 M57 13 L60 17"),
    "sun.max": SymbolContent(outline: "O50 50 19", lines: rays(32, 43)),
    "sun.min": SymbolContent(outline: "O50 50 19", lines: rays(33, 34)),
    "moon": SymbolContent(
      outline:
        "M86 62 Q90 56 86 57 C60 66 36 46 42 16 Q43 10 37 13 C14 24 4 46 12 66 C20 88 44 97 64 88"
        + " C75 82 82 74 86 62 Z"),
    "sparkles": SymbolContent(
      outline: "M38 20 C42 44 48 50 72 54 C48 58 42 64 38 88 C34 64 28 58 6 54 C28 50 34 44 38 20 Z"
        + " M78 7 C80 19 83 22 94 24 C83 26 80 29 78 41 C76 29 73 26 62 24 C73 22 76 19 78 7 Z"),
    "wind": SymbolContent(
      height: 84,
      lines: "M6 28 H58 C74 28 74 7 58 7 C52 7 48 10 46 15 M6 44 H80 C98 44 98 22 82 22"
        + " C77 22 73 25 71 29 M6 60 H54 C70 60 70 79 55 79 C50 79 46 76 44 72"),
    "thermometer": SymbolContent(
      width: 60, outline: "M20 56 V17 C20 3 40 3 40 17 V56 C58 66 52 93 30 93 C8 93 2 66 20 56 Z",
      marks: "M30 40 V70", spots: "O30 75 6"),
    "drop": SymbolContent(
      width: 76,
      outline:
        "M34 9 Q38 4 42 9 C54 26 68 46 68 62 C68 80 55 93 38 93 C21 93 8 80 8 62 C8 46 22 26 34 9 Z"
    ),
    "leaf": SymbolContent(
      height: 94,
      outline: "M86 10 Q91 6 91 12 C93 54 80 82 48 82 C28 82 16 70 16 54 C16 28 56 34 86 10 Z",
      marks: "M28 68 Q44 50 66 42", lines: "M8 90 Q14 80 26 69"),
    "location": SymbolContent(
      outline: "M85 8 Q94 5 91 14 L59 89 Q54 96 52 88 V48 H11 Q4 46 11 41 Z"),
    "location.north": SymbolContent(
      width: 84, outline: "M38 10 Q42 3 46 10 L76 84 Q78 94 69 89 L42 73 L15 89 Q6 94 8 84 Z"),
    "mappin": SymbolContent(width: 44, outline: "O22 22 15", lines: "M22 38 V93"),
    "mappin.and.ellipse": SymbolContent(
      outline: "O50 22 15", lines: "M50 38 V80 M32 62 C0 66 -2 92 50 92 C102 92 100 66 68 62"),
    "pin": SymbolContent(
      width: 80,
      outline:
        "M22 7 H58 Q63 7 62 12 L57 40 C68 45 72 52 73 58 Q73 62 68 62 H12 Q7 62 7 58 C8 52 12 45 23 40"
        + " L18 12 Q17 7 22 7 Z", lines: "M40 62 V93"),
    "flag": SymbolContent(
      width: 88,
      outline: "M12 12 C30 2 52 22 74 11 Q80 8 80 14 V52 Q80 57 75 59 C52 68 32 48 12 57 Z",
      lines: "M12 93 V10"),
  ]

  private static let sky =
    "M26 68 C13 68 5 59 5 49 C5 39 12 32 21 31 C25 15 35 7 50 7 C65 7 74 16 77 31 C88 31 95 39 95 49"
    + " C95 60 87 68 76 68 Z"

  private static func rays(_ from: Double, _ to: Double) -> String {
    let side = 0.5.squareRoot()
    let ways = [
      (1, 0), (side, side), (0, 1), (-side, side), (-1, 0), (-side, -side), (0, -1), (side, -side),
    ]
    return ways.map { x, y in
      "M\(50 + from * x) \(50 + from * y) L\(50 + to * x) \(50 + to * y)"
    }.joined(separator: " ")
  }
}
