// `#if`: the side that iOS takes stays, the rest becomes blank.

internal import SwiftIfConfig
internal import SwiftSyntax

extension LoweringVisitor {
  func lowerConditions(_ node: IfConfigDeclSyntax) {
    // The compiler says where an end is missing.
    guard node.poundEndif.presence == .present else { return }
    let active = file.regions.activeClause(for: node)
    for clause in node.clauses {
      let start = clause.poundKeyword.byteRange.lowerBound
      let header = clause.condition?.byteRange ?? clause.poundKeyword.byteRange
      edits.blank(start..<header.upperBound, of: file)
      if clause != active, let elements = clause.elements { blank(elements) }
    }
    edits.blank(node.poundEndif.byteRange, of: file)
  }

  private func blank(_ elements: IfConfigClauseSyntax.Elements) {
    let range = elements.byteRange
    if !range.isEmpty { edits.blank(range, of: file) }
  }
}
