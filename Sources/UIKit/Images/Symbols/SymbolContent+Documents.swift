// Symbols of documents, folders, letters and charts.

extension SymbolContent {
  static let papers: [String: SymbolContent] = [
    "envelope": SymbolContent(
      height: 78, outline: "R5 6 90 66 12", marks: "M10 15 L43 43 Q50 48 57 43 L90 15"),
    "envelope.open": SymbolContent(
      outline:
        "M7 40 Q7 36 11 33 L44 10 Q50 6 56 10 L89 33 Q93 36 93 40 V81 Q93 92 82 92 H18 Q7 92 7 81 Z",
      marks: "M11 43 L44 66 Q50 70 56 66 L89 43"),
    "paperplane": SymbolContent(
      outline: "M88 7 Q95 5 93 12 L66 88 Q62 96 57 88 L42 58 L12 43 Q4 38 12 34 Z",
      marks: "M91 9 L42 58"),
    "bookmark": SymbolContent(
      width: 76,
      outline: "M10 18 Q10 7 21 7 H55 Q66 7 66 18 V88 Q66 95 60 90 L38 71 L16 90 Q10 95 10 88 Z"),
    "book": SymbolContent(
      height: 86,
      outline:
        "M50 18 C38 7 22 6 9 10 Q6 11 6 14 V66 Q6 71 11 70 C24 67 38 69 50 78 C62 69 76 67 89 70"
        + " Q94 71 94 66 V14 Q94 11 91 10 C78 6 62 7 50 18 Z", marks: "M50 18 V78"),
    "folder": SymbolContent(
      height: 84,
      outline:
        "M5 18 Q5 7 16 7 H34 Q38 7 41 10 L48 17 H84 Q95 17 95 28 V66 Q95 77 84 77 H16 Q5 77 5 66 Z",
      marks: "M5 34 H95"),
    "doc": SymbolContent(width: 80, outline: sheet, marks: fold),
    "doc.text": SymbolContent(width: 80, outline: sheet, marks: fold + " M25 54 H55 M25 71 H55"),
    "doc.plaintext": SymbolContent(
      width: 80, outline: sheet, marks: "M25 38 H40 M25 54 H55 M25 71 H55"),
    "doc.on.doc": SymbolContent(
      outline: "M38 16 Q38 7 47 7 H68 L92 31 V63 Q92 72 83 72 H47 Q38 72 38 63 Z",
      marks: "M67 9 V32 H91",
      lines: "M28 28 H19 Q9 28 9 38 V83 Q9 93 19 93 H53 Q63 93 63 83"),
    "note.text": SymbolContent(
      outline: "M20 8 H80 Q92 8 92 20 V66 L66 92 H20 Q8 92 8 80 V20 Q8 8 20 8 Z",
      marks: "M28 32 H72 M28 52 H54"),
    "newspaper": SymbolContent(
      height: 84, outline: "M16 7 H80 V66 Q80 77 91 77 H19 Q7 77 7 66 V16 Q7 7 16 7 Z",
      marks: "M22 24 H65 M22 42 H40 M22 58 H40 M52 42 H65 V58 H52 Z",
      lines: "M80 28 H93 V68 Q93 77 86 77"),
    "paperclip": SymbolContent(
      lines:
        "M80 46 L48 78 C32 94 6 68 22 52 L58 16 C70 4 90 24 78 36 L46 68 C40 74 30 64 36 58 L66 28"),
    "link": SymbolContent(
      lines: "M43 35 L57 21 C71 7 93 29 79 43 L65 57 C59 63 50 63 44 57"
        + " M57 65 L43 79 C29 93 7 71 21 57 L35 43 C41 37 50 37 56 43"),
    "chart.bar": SymbolContent(height: 92, outline: "R7 52 22 34 5 R39 30 22 56 5 R71 7 22 79 5"),
    "chart.pie": SymbolContent(outline: "O50 50 43", marks: "M50 7 V50 H93 M50 50 L20 80"),
    "chart.line.uptrend.xyaxis": SymbolContent(
      lines: "M8 8 V82 Q8 92 18 92 H92 M24 68 L44 44 L59 57 L88 22"),
    "photo": SymbolContent(
      height: 82, outline: "R5 6 90 70 12", marks: "M7 64 L32 42 L50 57 L68 40 L93 62",
      spots: "O30 26 5"),
    "map": SymbolContent(
      height: 96,
      outline:
        "M6 26 Q6 20 11 18 L34 8 L66 20 L88 10 Q94 7 94 14 V70 Q94 76 89 78 L66 88 L34 76 L12 86 Q6 89 6 82 Z",
      marks: "M34 9 V75 M66 21 V87"),
    "ticket": SymbolContent(
      height: 68,
      outline:
        "M14 7 H86 Q94 7 94 15 V23 a94 34 11 270 90 V53 Q94 61 86 61 H14 Q6 61 6 53 V45 a6 34 11 90 -90"
        + " V15 Q6 7 14 7 Z", marks: "M66 18 V24 M66 33 V35 M66 44 V50"),
  ]

  private static let sheet =
    "M10 18 Q10 7 21 7 H44 L70 33 V82 Q70 93 59 93 H21 Q10 93 10 82 Z"
  private static let fold = "M43 9 V26 Q43 34 51 34 H68"
}
