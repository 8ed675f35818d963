// How far apart the characters of the system font stand.

import CoreGraphics

/// The tracking that makes lines of Inter as wide as those of iOS's system font.
///
/// Inter's characters are as wide, on average, as those that San Francisco has up to 17 points. Apple's table of
/// tracking by size (https://developer.apple.com/design/human-interface-guidelines/typography) therefore holds for
/// both up to there. Above 17 points San Francisco's characters themselves get narrower until 28 points. The sum of
/// both is fitted there, and so is the distance of the weights, to 757 labels of public interface documents, of
/// which Interface Builder wrote the widths; that of the digits to pictures of charts that a simulator made. Each
/// character's own difference is in ``AdvanceDifferences``.
struct SystemTracking: Hashable, Sendable {
  /// 100 … 900, as OpenType counts.
  let weight: Int

  /// Thousandths of an em by size: Apple's up to 17 points, fitted above.
  private static let bySize: [(at: CGFloat, value: CGFloat)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -26), (18, -30), (19, -34), (20, -37.5), (22, -38), (24, -40), (28, -41.5),
    (34, -43), (46, -47), (80, -55),
  ]

  /// Thousandths of an em by weight, beside `bySize`: Inter's heavier faces are narrower than San Francisco's.
  private static let byWeight: [(at: CGFloat, value: CGFloat)] = [
    (400, -0.6), (500, 6.5), (600, 8.5), (700, 14.3),
  ]

  /// Returns the points that are added behind every character, at a size in points.
  func points(at size: CGFloat) -> CGFloat {
    let thousandths =
      Self.value(at: size, in: Self.bySize) + Self.value(at: CGFloat(weight), in: Self.byWeight)
    return thousandths * size / 1000
  }

  /// Interpolates between neighbours; the first and the last value go on to both sides.
  private static func value(
    at place: CGFloat, in table: [(at: CGFloat, value: CGFloat)]
  ) -> CGFloat {
    guard let next = table.firstIndex(where: { $0.at >= place }) else {
      return table[table.count - 1].value
    }
    guard next > 0 else { return table[0].value }
    let (left, right) = (table[next - 1], table[next])
    return left.value + (right.value - left.value) * (place - left.at) / (right.at - left.at)
  }
}
