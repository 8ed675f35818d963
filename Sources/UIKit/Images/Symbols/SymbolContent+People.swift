// Symbols of people, hands, faces and speech.

extension SymbolContent {
  static let people: [String: SymbolContent] = [
    "person": SymbolContent(
      outline:
        "E50 28 19 21 M16 93 Q9 93 10 86 C13 68 29 58 50 58 C71 58 87 68 90 86 Q91 93 84 93 Z"),
    "person.2": SymbolContent(
      width: 124, height: 86,
      outline: "E42 24 16 18 M13 80 Q7 80 8 74 C11 58 24 50 42 50 C60 50 73 58 76 74 Q77 80 71 80 Z"
        + " E88 28 12 14",
      lines: "M78 54 C81 53 84 52 88 52 C102 52 112 59 115 72 Q116 78 110 78 H88"),
    "person.3": SymbolContent(
      width: 140, height: 76,
      outline:
        "E70 22 14 16 M46 70 Q41 70 42 65 C45 52 55 45 70 45 C85 45 95 52 98 65 Q99 70 94 70 Z"
        + " E25 28 10 12 E115 28 10 12",
      lines: "M32 68 H10 Q5 68 6 63 C8 54 15 49 25 49 C29 49 33 50 36 51"
        + " M108 68 H130 Q135 68 134 63 C132 54 125 49 115 49 C111 49 107 50 104 51"),
    "person.crop.circle": SymbolContent(
      outline: "O50 50 43",
      spots: "E50 40 12 14 M27 76 C31 65 39 61 50 61 C61 61 69 65 73 76 C60 88 40 88 27 76 Z"
    ),
    "person.crop.square": SymbolContent(
      outline: "R8 8 84 84 20",
      spots: "E50 38 13 15 M24 84 C28 68 37 62 50 62 C63 62 72 68 76 84 Z"),
    "figure.walk": SymbolContent(
      lines:
        "M52 32 L46 58 L60 70 L64 93 M46 58 L40 74 L26 92 M52 32 L36 38 L30 54 M52 32 L62 46 L76 50",
      dots: "O56 11 6"),
    "face.smiling": SymbolContent(
      outline: "O50 50 43", marks: "M29 58 C36 76 64 76 71 58", spots: "E36 40 3 5 E64 40 3 5"),
    "hand.thumbsup": SymbolContent(
      height: 96,
      outline:
        "M35 42 L49 12 Q52 6 58 9 Q66 13 63 26 L60 37 H80 Q92 38 90 50 L84 78 Q81 89 70 89 H35 Z"
        + " R7 42 17 47 5"),
    "hand.thumbsdown": SymbolContent(
      height: 96,
      outline:
        "M35 54 L49 84 Q52 90 58 87 Q66 83 63 70 L60 59 H80 Q92 58 90 46 L84 18 Q81 7 70 7 H35 Z"
        + " R7 7 17 47 5"),
    "eye": SymbolContent(height: 70, outline: lens, spots: "O50 35 11"),
    "bubble.left": SymbolContent(height: 92, outline: speech),
    "bubble.right": SymbolContent(
      height: 92,
      outline: "M22 6 H78 Q94 6 94 22 V54 Q94 70 78 70 H76 V84 Q76 90 71 86 L52 70 H22"
        + " Q6 70 6 54 V22 Q6 6 22 6 Z"),
    "text.bubble": SymbolContent(height: 92, outline: speech, marks: "M26 28 H74 M26 48 H58"),
    "ellipsis.bubble": SymbolContent(
      height: 92, outline: speech, spots: "O30 38 3 O50 38 3 O70 38 3"),
    "message": SymbolContent(
      height: 92,
      outline: "M50 7 C76 7 94 22 94 42 C94 62 76 77 50 77 C45 77 40 76 36 75 C29 82 21 86 12 87"
        + " C18 81 20 75 19 67 C11 60 6 52 6 42 C6 22 24 7 50 7 Z"),
    "phone": SymbolContent(outline: handset),
    "graduationcap": SymbolContent(
      height: 78, outline: "M46 9 Q50 7 54 9 L94 28 L54 48 Q50 50 46 48 L6 28 Z",
      lines: "M24 40 V58 C36 72 64 72 76 58 V40 M94 28 V56"),
    "crown": SymbolContent(
      height: 80, outline: "M8 20 L30 40 L50 8 L70 40 L92 20 L85 66 Q84 72 78 72 H22 Q16 72 15 66 Z"
    ),
    "trophy": SymbolContent(
      outline: "M28 8 H72 V34 C72 56 60 62 50 62 C40 62 28 56 28 34 Z",
      lines: "M28 17 H9 C9 36 16 44 30 45 M72 17 H91 C91 36 84 44 70 45 M50 62 V84 M30 91 H70"),
  ]

  private static let lens =
    "M6 35 C20 13 34 6 50 6 C66 6 80 13 94 35 C80 57 66 64 50 64 C34 64 20 57 6 35 Z"
  private static let speech =
    "M22 6 H78 Q94 6 94 22 V54 Q94 70 78 70 H48 L29 86 Q24 90 24 84 V70 H22 Q6 70 6 54 V22 Q6 6 22 6 Z"
  private static let handset =
    "M25 9 Q31 6 34 12 L43 30 Q45 35 41 39 L35 45 C41 56 47 61 57 66 L63 60 Q67 56 72 58 L89 68"
    + " Q94 71 92 77 C89 87 82 93 73 92 C40 88 12 60 8 28 C7 19 15 12 25 9 Z"
}
