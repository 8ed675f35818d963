// The cost of the last frame, in the corner of the window.

internal import CoreGraphics
internal import Rasterizer
internal import Stage
internal import UIKit
internal import Windowing

/// Frame time, damage, buffers, time and the caches' sizes, as pairs of a name and a value.
@MainActor
final class StatisticsPanel: Panel {
  private static let names = ["Frame", "Damage", "Buffer", "Shown by", "Time", "Caches", "", ""]
  private static let lineHeight: CGFloat = 18
  private static let valueColumn: CGFloat = 84
  private static let width: CGFloat = 312

  private let nameLabels: [UILabel]
  private let valueLabels: [UILabel]

  init() {
    nameLabels = Self.names.map { Panel.label($0, size: 12, color: Panel.fadedInk) }
    valueLabels = Self.names.map { _ in Panel.label(size: 12, weight: .medium) }
    super.init(frame: .zero)
    for label in nameLabels + valueLabels { addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a frame's figures; before the first frame, dashes.
  func show(_ report: FrameReport?, stage: Stage, presenter: String, zoom: CGFloat) {
    let texts = report.map { Self.frameTexts($0, stage) } ?? ["–", "–", "–"]
    let all =
      texts + [presenter, Self.timeText(stage, zoom)]
      + (report?.cacheSizes.map(Self.cacheTexts) ?? ["–", "–", "–"])
    for (label, text) in zip(valueLabels, all) where label.text != text { label.text = text }
  }

  private static func frameTexts(_ report: FrameReport, _ stage: Stage) -> [String] {
    let whole = max(1, stage.size.bounds.area)
    let share = DecimalFigures.fixed(100 * Double(report.damagedPixels) / Double(whole), places: 1)
    let rectangles = report.damage.count
    return [
      "\(report.serial) · \(DecimalFigures.fixed(Double(report.microseconds) / 1000, places: 2)) ms",
      "\(DecimalFigures.grouped(report.damagedPixels)) px · \(share) % · "
        + "\(rectangles) \(rectangles == 1 ? "rectangle" : "rectangles")",
      ageText(report.bufferAge),
    ]
  }

  /// The age of a buffer in frames.
  static func ageText(_ age: Int) -> String {
    switch age {
    case 0: "new"
    case 1: "1 frame old"
    default: "\(age) frames old"
    }
  }

  private static func timeText(_ stage: Stage, _ zoom: CGFloat) -> String {
    let time = DecimalFigures.fixed(stage.clock.now, places: 3)
    let state = stage.clock.isPaused ? " s, paused" : " s"
    return "\(time)\(state) · zoom \(DecimalFigures.fixed(Double(zoom) * 100, places: 0)) %"
  }

  private static func cacheTexts(_ sizes: CacheSizes) -> [String] {
    func text(_ name: String, _ bytes: Int) -> String {
      "\(name) \(DecimalFigures.grouped((bytes + 512) / 1024)) KiB"
    }
    return [
      "\(text("glyphs", sizes.glyphs)) · \(text("images", sizes.images))",
      "\(text("ramps", sizes.ramps)) · \(text("coverage", sizes.coverage))",
      "\(text("lines", sizes.strokes)) · \(text("shadows", sizes.shadows))",
    ]
  }

  /// In the top left corner of a canvas.
  func place(in size: CGSize) {
    let height = CGFloat(Self.names.count) * Self.lineHeight + 2 * Panel.padding
    frame = CGRect(x: 12, y: 12, width: Self.width, height: height)
    for (index, pair) in zip(nameLabels, valueLabels).enumerated() {
      let y = Panel.padding + CGFloat(index) * Self.lineHeight
      pair.0.frame = CGRect(x: Panel.padding, y: y, width: 60, height: Self.lineHeight)
      pair.1.frame = CGRect(
        x: Self.valueColumn, y: y, width: Self.width - Self.valueColumn - Panel.padding,
        height: Self.lineHeight)
    }
  }
}
