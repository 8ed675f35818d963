// Directions of text that mixes them: a small part of Unicode's algorithm.

import CHarfBuzz
import CoreGraphics

/// Embedding levels of characters, even from left to right and odd from right to left.
///
/// What it knows: strong characters, numbers, and neutral ones between them, in the direction of
/// the first strong character. What it leaves out: explicit embeddings, isolates and overrides,
/// paired brackets, and the finer classes of numbers
/// ([Unicode](https://www.unicode.org/reports/tr9/)).
enum BidiLevels {
  enum Kind: Equatable {
    case left
    case right
    case number
    case neutral
  }

  static func levels(of clusters: [TextCluster]) -> [Int] {
    var kinds = clusters.map { kind(of: $0.character) }
    guard kinds.contains(.right) else { return [Int](repeating: 0, count: kinds.count) }
    let base: Kind = kinds.first { $0 == .left || $0 == .right } ?? .left
    joinNumbers(&kinds, clusters)
    let isRightToLeft = base == .right
    let inner = levelsOfStrong(kinds, base: base)
    return withNeutrals(inner, baseLevel: isRightToLeft ? 1 : 0)
  }

  static func kind(of character: Character) -> Kind {
    guard let scalar = character.unicodeScalars.first else { return .neutral }
    if scalar.properties.generalCategory == .decimalNumber { return .number }
    let script = Script.script(of: character)
    if Script.isShared(script) { return scalar.properties.isAlphabetic ? .left : .neutral }
    return hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL ? .right : .left
  }

  /// One separator between two digits belongs to the number.
  private static func joinNumbers(_ kinds: inout [Kind], _ clusters: [TextCluster]) {
    for index in kinds.indices.dropFirst().dropLast()
    where kinds[index] == .neutral && kinds[index - 1] == .number && kinds[index + 1] == .number {
      if ".,:/+-".contains(clusters[index].character) { kinds[index] = .number }
    }
  }

  /// The level and the direction as neighbours see it; nil for neutral characters.
  private static func levelsOfStrong(
    _ kinds: [Kind], base: Kind
  ) -> [(level: Int, isRight: Bool)?] {
    let leftLevel = base == .right ? 2 : 0
    var lastStrong = base
    return kinds.map { kind in
      switch kind {
      case .left:
        lastStrong = .left
        return (leftLevel, false)
      case .right:
        lastStrong = .right
        return (1, true)
      case .number:
        return lastStrong == .right ? (2, true) : (leftLevel, false)
      case .neutral:
        return nil
      }
    }
  }

  /// Neutral characters take the direction of both neighbours, or that of the paragraph.
  private static func withNeutrals(
    _ levels: [(level: Int, isRight: Bool)?], baseLevel: Int
  ) -> [Int] {
    var result = [Int](repeating: baseLevel, count: levels.count)
    var index = 0
    while index < levels.count {
      if let level = levels[index]?.level {
        result[index] = level
        index += 1
        continue
      }
      let end = levels[index...].firstIndex { $0 != nil } ?? levels.count
      let before = index > 0 ? levels[index - 1]?.isRight : baseLevel == 1
      let after = end < levels.count ? levels[end]?.isRight : baseLevel == 1
      if before == after {
        let level = before == true ? 1 : baseLevel == 1 ? 2 : 0
        for place in index..<end { result[place] = level }
      }
      index = end
    }
    return result
  }
}
