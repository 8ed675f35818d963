// Labels, many of them, with warm caches.

internal import CoreGraphics
internal import Typesetting

enum TextWorkloads {
  static func all() throws(FontError) -> [Workload] {
    [
      try labels("10235", size: 10, name: "label of five digits, 10 px", target: 0.31),
      try labels("开始", size: 16, name: "label of two CJK glyphs, 16 px", target: 0.29),
    ]
  }

  /// The label side by side all over the picture, at whole pixels.
  private static func labels(
    _ text: String, size: CGFloat, name: String, target: Double
  ) throws(FontError) -> Workload {
    let line = TextLine(text, face: try FontCatalog.system(), size: size)
    let (width, height) = (1920, 1080)
    let cell = (width: Int(line.width) + 4, height: Int(line.lineHeight) + 2)
    var items: [DisplayItem] = []
    for row in 0..<height / cell.height - 1 {
      for column in 0..<width / cell.width - 1 {
        let place = CGAffineTransform(
          translationX: CGFloat(column * cell.width + 2),
          y: CGFloat(row * cell.height + 2) + line.ascender.rounded())
        items += line.runs.map { DisplayItem(.glyphs($0, .color(.black)), transform: place) }
      }
    }
    return Workload(
      name: name, width: width, height: height, lists: [DisplayList(items)], count: items.count,
      size: "\(items.count) of them", target: .ratio(target, of: "cairo"))
  }
}
