// How COLR composites two paints (https://learn.microsoft.com/typography/opentype/spec/colr#format-32-paintcomposite).

import CoreGraphics

extension ColorGlyphPainter {
  /// A source composited with its backdrop, by the table's number of the mode; nil where nothing is left.
  static func group(
    _ source: DisplayList, over backdrop: DisplayList, mode: Int
  ) -> DisplayGroup? {
    switch mode {
    case 0: nil
    case 1: DisplayGroup(source)
    case 2: DisplayGroup(backdrop)
    // Blend modes change pixels under the source alone; these change all others too: source in, destination in,
    // source out, destination atop.
    case 5: DisplayGroup(source, mask: backdrop)
    case 6: DisplayGroup(backdrop, mask: source)
    case 7: group(backdrop, .destinationOut, above: source)
    case 10: group(backdrop, .sourceAtop, above: source)
    default:
      group(source, blendModes.indices.contains(mode) ? blendModes[mode] : .normal, above: backdrop)
    }
  }

  private static func group(
    _ upper: DisplayList, _ mode: BlendMode, above lower: DisplayList
  ) -> DisplayGroup {
    DisplayGroup(
      DisplayList([
        DisplayItem(.list(lower)), DisplayItem(.group(DisplayGroup(upper)), blendMode: mode),
      ]))
  }

  /// By the table's numbers.
  private static let blendModes: [BlendMode] = [
    .clear, .copy, .normal, .normal, .destinationOver, .sourceIn, .destinationIn, .sourceOut,
    .destinationOut, .sourceAtop, .destinationAtop, .xor, .plusLighter, .screen, .overlay, .darken,
    .lighten, .colorDodge, .colorBurn, .hardLight, .softLight, .difference, .exclusion, .multiply,
    .hue, .saturation, .color, .luminosity,
  ]
}
