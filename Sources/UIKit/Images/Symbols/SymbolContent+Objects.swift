// Symbols of objects of the house, the street and the shop.

extension SymbolContent {
  static let things: [String: SymbolContent] = [
    "house": SymbolContent(
      outline: "M19 42 V84 Q19 91 26 91 H74 Q81 91 81 84 V42 L50 14 Z"
        + " M41 91 V66 Q41 61 46 61 H54 Q59 61 59 66 V91 Z",
      lines: "M6 50 L46 13 Q50 9 54 13 L94 50"),
    "bell": SymbolContent(
      outline: "M15 74 C9 74 9 70 13 67 C22 60 24 54 24 42 C24 24 35 14 50 14 C65 14 76 24 76 42"
        + " C76 54 78 60 87 67 C91 70 91 74 85 74 Z", lines: "M50 14 V8 M39 84 C42 93 58 93 61 84"),
    "trash": SymbolContent(
      outline: "M20 24 L24 85 Q25 93 33 93 H67 Q75 93 76 85 L80 24 Z",
      marks: "M39 40 L40 77 M50 40 V77 M61 40 L60 77",
      lines: "M10 23 H90 M35 22 V15 Q35 8 42 8 H58 Q65 8 65 15 V22"),
    "pencil": SymbolContent(
      outline: "M9 91 L15 68 L67 14 Q74 7 81 14 L86 19 Q93 26 86 33 L32 85 Z",
      marks: "M58 24 L76 42"),
    "square.and.pencil": SymbolContent(
      outline: "M39 61 L44 47 L81 9 Q86 5 91 9 Q95 14 91 19 L53 56 Z",
      lines: "M54 17 H24 Q9 17 9 32 V76 Q9 91 24 91 H68 Q83 91 83 76 V46"),
    "paintbrush": SymbolContent(
      outline: "M92 8 C80 9 54 32 43 46 L55 58 C69 47 91 20 92 8 Z"
        + " M40 50 C27 50 26 62 24 71 C22 79 15 83 8 84 C20 96 50 94 52 70 C52 64 49 60 51 61 Z"),
    "lock": SymbolContent(
      width: 84, outline: "R13 43 58 50 11", lines: "M24 43 V27 C24 2 60 2 60 27 V43"),
    "lock.open": SymbolContent(
      outline: "R8 43 58 50 11", lines: "M53 43 V27 C53 2 90 2 90 27 V40"),
    "key": SymbolContent(
      height: 64, outline: "O26 32 19", lines: "M45 32 H93 V48 M74 32 V46"),
    "tag": SymbolContent(
      outline: "M8 18 Q8 8 18 8 H44 Q50 8 54 12 L89 47 Q96 54 89 61 L61 89 Q54 96 47 89 L12 54"
        + " Q8 50 8 44 Z", spots: "O28 28 4"),
    "cart": SymbolContent(
      height: 94, outline: "M23 22 H88 Q94 22 92 28 L84 52 Q82 57 76 57 H30 Z",
      lines: "M6 8 H14 Q19 8 20 13 L31 66 Q32 70 37 70 H82", dots: "O40 84 4 O75 84 4"),
    "bag": SymbolContent(
      outline: "M22 31 H78 Q84 31 85 37 L90 84 Q91 93 82 93 H18 Q9 93 10 84 L15 37 Q16 31 22 31 Z",
      lines: "M33 44 V26 C33 2 67 2 67 26 V44"),
    "creditcard": SymbolContent(
      height: 76, outline: "R5 6 90 64 12", marks: "M5 26 H95 M18 52 H38"),
    "gift": SymbolContent(
      outline: "R8 30 84 20 5 M14 50 V84 Q14 92 22 92 H78 Q86 92 86 84 V50 Z", marks: "M50 30 V92",
      lines: "M50 30 C28 30 22 8 36 7 C46 7 50 20 50 30 C50 20 54 7 64 7 C78 8 72 30 50 30"),
    "lightbulb": SymbolContent(
      outline: "M36 72 C36 58 20 54 20 36 C20 18 33 7 50 7 C67 7 80 18 80 36 C80 54 64 58 64 72 Z",
      lines: "M38 83 H62 M43 93 H57"),
    "wrench": SymbolContent(
      outline: "M89 26 C94 42 79 56 62 51 L28 87 Q20 95 12 87 Q5 80 13 72 L49 38 C44 21 58 6 74 11"
        + " L60 26 L64 36 L74 40 Z"),
    "hammer": SymbolContent(
      outline: "M32 24 C42 8 62 6 74 16 L62 28 L72 38 L60 50 Z M56 46 L20 88 Q15 93 10 88"
        + " Q5 83 10 78 L46 36 Z"),
    "scissors": SymbolContent(
      outline: "O22 23 14 O22 77 14", lines: "M33 32 L92 80 M33 68 L92 20"),
    "umbrella": SymbolContent(
      outline:
        "M6 50 C8 24 26 12 50 12 C74 12 92 24 94 50 Q83 42 72 50 Q61 42 50 50 Q39 42 28 50 Q17 42 6 50 Z",
      lines: "M50 6 V12 M50 50 V82 C50 95 31 95 31 82"),
    "alarm": SymbolContent(
      outline: "O50 54 36", marks: "M50 33 V54 L65 62",
      lines: "M8 26 L26 9 M92 26 L74 9 M25 81 L17 92 M75 81 L83 92"),
    "clock": SymbolContent(outline: "O50 50 43", marks: "M50 24 V51 L67 61"),
    "timer": SymbolContent(lines: "O50 56 36 M50 8 V20 M39 8 H61 M50 56 L66 40"),
    "stopwatch": SymbolContent(
      outline: "O50 56 36", marks: "M50 56 V36", lines: "M50 8 V20 M39 8 H61 M80 22 L87 29"),
    "hourglass": SymbolContent(
      width: 80,
      outline:
        "M10 7 H70 C70 36 48 42 48 50 C48 58 70 64 70 93 H10 C10 64 32 58 32 50 C32 42 10 36 10 7 Z"
    ),
    "calendar": SymbolContent(
      outline: "R8 15 84 77 14", marks: "M8 37 H92",
      spots: "O50 54 2 O70 54 2 O30 73 2 O50 73 2 O30 54 2", lines: "M30 7 V22 M70 7 V22"),
    "car": SymbolContent(
      height: 78,
      outline: "M7 44 Q8 38 12 36 L20 14 Q23 7 31 7 H69 Q77 7 80 14 L88 36 Q92 38 93 44 V62 H7 Z",
      marks: "M22 35 H78", spots: "O22 48 3 O78 48 3", lines: "M18 63 V71 M82 63 V71"),
    "airplane": SymbolContent(
      dots: "M94 50 Q92 58 78 58 H64 L44 92 H34 L44 58 H24 L14 70 H8 L13 50 L8 30 H14 L24 42 H44"
        + " L34 8 H44 L64 42 H78 Q92 42 94 50 Z"),
    "cube": SymbolContent(
      outline: "M45 8 Q50 5 55 8 L84 25 Q89 28 89 34 V66 Q89 72 84 75 L55 92 Q50 95 45 92 L16 75"
        + " Q11 72 11 66 V34 Q11 28 16 25 Z", marks: "M13 30 L50 51 L87 30 M50 51 V92"),
    "shippingbox": SymbolContent(
      outline: "M45 8 Q50 5 55 8 L84 25 Q89 28 89 34 V66 Q89 72 84 75 L55 92 Q50 95 45 92 L16 75"
        + " Q11 72 11 66 V34 Q11 28 16 25 Z", marks: "M13 30 L50 51 L87 30 M50 51 V92 M31 18 L69 40"
    ),
    "tray": SymbolContent(
      height: 76,
      outline:
        "M28 7 H72 Q78 7 81 13 L94 40 V58 Q94 69 83 69 H17 Q6 69 6 58 V40 L19 13 Q22 7 28 7 Z",
      marks: "M7 42 H34 C34 60 66 60 66 42 H93"),
    "archivebox": SymbolContent(
      outline: "R6 12 88 20 5 M13 32 V79 Q13 89 23 89 H77 Q87 89 87 79 V32 Z", marks: "M38 49 H62"),
    "gauge": dial, "speedometer": dial,
    "slider.horizontal.3": SymbolContent(
      height: 88,
      outline: "O34 14 9 O66 44 9 O34 74 9",
      lines: "M7 14 H25 M43 14 H93 M7 44 H57 M75 44 H93 M7 74 H25 M43 74 H93"),
    "cup.and.saucer": SymbolContent(
      height: 84, outline: "M14 8 H74 V38 C74 54 66 62 52 62 H36 C22 62 14 54 14 38 Z",
      lines: "M74 16 H82 C98 16 98 44 80 44 H73 M8 77 H80"),
    "fork.knife": SymbolContent(
      lines: "M20 8 V30 C20 46 44 46 44 30 V8 M32 8 V92 M72 92 V8 C58 18 56 40 58 56 H72"),
    "pawprint": SymbolContent(
      height: 94,
      outline: "E15 42 8 11 E36 20 9 13 E64 20 9 13 E85 42 8 11"
        + " M50 44 C62 44 80 64 78 76 C76 88 62 84 50 84 C38 84 24 88 22 76 C20 64 38 44 50 44 Z"),
  ]

  private static let dial = SymbolContent(
    outline: "O50 50 43", marks: "M47 56 L66 30",
    spots: "O47 57 5 O22 50 1 O30 30 1 O50 22 1 O78 50 1")
}
