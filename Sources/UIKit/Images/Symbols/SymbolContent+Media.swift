// Players, microphones and loudspeakers.

extension SymbolContent {
  static let media: [String: SymbolContent] = [
    "play": SymbolContent(
      width: 88, outline: "M10 15 Q10 5 19 10 L79 44 Q87 50 79 56 L19 90 Q10 95 10 85 Z"),
    "pause": SymbolContent(width: 80, outline: "R9 8 22 84 6 R49 8 22 84 6"),
    "stop": SymbolContent(width: 88, height: 88, outline: "R8 8 72 72 12"),
    "playpause": SymbolContent(
      height: 66, outline: "M6 12 Q6 5 12 9 L46 29 Q50 33 46 37 L12 57 Q6 61 6 54 Z",
      lines: "M66 10 V56 M88 10 V56"),
    "forward": SymbolContent(
      height: 66,
      outline: "M6 12 Q6 5 12 9 L44 29 Q48 33 44 37 L12 57 Q6 61 6 54 Z"
        + " M52 12 Q52 5 58 9 L90 29 Q94 33 90 37 L58 57 Q52 61 52 54 Z"),
    "backward": SymbolContent(
      height: 66,
      outline: "M94 12 Q94 5 88 9 L56 29 Q52 33 56 37 L88 57 Q94 61 94 54 Z"
        + " M48 12 Q48 5 42 9 L10 29 Q6 33 10 37 L42 57 Q48 61 48 54 Z"),
    "forward.end": SymbolContent(
      width: 84, height: 80,
      outline: "M8 14 Q8 6 15 10 L58 35 Q63 40 58 45 L15 70 Q8 74 8 66 Z", lines: "M74 10 V70"),
    "backward.end": SymbolContent(
      width: 84, height: 80,
      outline: "M76 14 Q76 6 69 10 L26 35 Q21 40 26 45 L69 70 Q76 74 76 66 Z", lines: "M10 10 V70"),
    "record.circle": SymbolContent(outline: "O50 50 43", spots: "O50 50 15"),
    "mic": SymbolContent(
      width: 80, outline: "R26 6 28 52 14",
      lines: "M10 44 V47 C10 84 70 84 70 47 V44 M40 76 V93 M24 93 H56"),
    "speaker": SymbolContent(width: 62, height: 80, outline: horn),
    "speaker.wave.1": SymbolContent(width: 76, height: 80, outline: horn, lines: wave(20)),
    "speaker.wave.2": SymbolContent(width: 92, height: 80, outline: horn, lines: wave(20, 36)),
    "speaker.wave.3": SymbolContent(width: 108, height: 80, outline: horn, lines: wave(20, 36, 52)),
    "speaker.1": SymbolContent(width: 76, height: 80, outline: horn, lines: wave(20)),
    "speaker.2": SymbolContent(width: 92, height: 80, outline: horn, lines: wave(20, 36)),
    "speaker.3": SymbolContent(width: 108, height: 80, outline: horn, lines: wave(20, 36, 52)),
    "headphones": SymbolContent(
      outline: "R7 56 19 34 8 R74 56 19 34 8", lines: "M10 58 V50 C10 -5 90 -5 90 50 V58"),
    "music.note": SymbolContent(
      width: 70, lines: "M38 78 V8 C40 24 60 22 60 42", dots: "E26 79 11 9"),
    "music.note.list": SymbolContent(
      lines: "M8 12 H58 M8 36 H48 M8 60 H36 M74 76 V18 C76 30 92 30 92 46", dots: "E64 77 9 8"),
    "film": SymbolContent(
      height: 82, outline: "R5 6 90 70 10",
      marks: "M27 6 V76 M73 6 V76 M27 41 H73 M5 29 H27 M5 53 H27 M73 29 H95 M73 53 H95"
    ),
  ]

  private static let horn =
    "M13 27 H21 L43 9 Q50 5 50 13 V67 Q50 75 43 71 L21 53 H13 Q6 53 6 46 V34 Q6 27 13 27 Z"

  private static func wave(_ radii: Int...) -> String {
    radii.map { "A46 40 \($0) -42 42" }.joined(separator: " ")
  }
}
