// Itemisation: stretches of text in one face, script and direction.

import CHarfBuzz
import CoreGraphics

/// Clusters that are shaped together.
struct TextRun {
  var clusters: Range<Int>
  var span: Int
  var face: FontFace
  var script: hb_script_t
  /// The embedding level; odd from right to left.
  var level: UInt8

  /// The runs of a line in the order of the text; `levels` has the level of each cluster.
  static func runs(
    of clusters: [TextCluster], _ spans: [TextSpan], levels: [UInt8]
  ) -> [TextRun] {
    let scripts = Script.resolved(clusters)
    var runs: [TextRun] = []
    for (index, cluster) in clusters.enumerated() {
      let primary = spans[cluster.span].face
      let face = primary.face(for: cluster.character)
      let run = TextRun(
        clusters: index..<index + 1, span: cluster.span, face: face, script: scripts[index],
        level: levels[index])
      if let last = runs.last, last.continues(with: run) {
        runs[runs.count - 1].clusters = last.clusters.lowerBound..<index + 1
      } else {
        runs.append(run)
      }
    }
    return runs
  }

  private func continues(with next: TextRun) -> Bool {
    span == next.span && face == next.face && script == next.script && level == next.level
  }

  /// The runs from left to right (rule L2 of https://www.unicode.org/reports/tr9/#L2).
  static func visualOrder(_ runs: [TextRun]) -> [TextRun] {
    BidiText.visualOrder(runs.map(\.level)).map { runs[$0] }
  }
}

extension Script {
  /// Signs that scripts share take the script before them, at the beginning the one after.
  static func resolved(_ clusters: [TextCluster]) -> [hb_script_t] {
    var scripts = clusters.map { script(of: $0.character) }
    var current = scripts.first { !isShared($0) } ?? HB_SCRIPT_LATIN
    for index in scripts.indices {
      if isShared(scripts[index]) { scripts[index] = current }
      current = scripts[index]
    }
    return scripts
  }
}
