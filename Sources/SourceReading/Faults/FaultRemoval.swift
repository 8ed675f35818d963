// Leaves out the parts of files that the compiler refuses.

internal import Messages
internal import SwiftParser
internal import SwiftSyntax

/// Sources without the parts that faults are in, so that the rest compiles: of a fault the smallest part around it, and
/// where one is found there again, the next larger part.
struct FaultRemoval {
  /// Without the parts.
  private(set) var sources: [SourceText]
  /// A warning for each part, in the order of the text.
  private(set) var leftOut: [SourceMessage] = []
  /// The faults that are in no part.
  private(set) var rest: [SourceMessage] = []
  /// The columns that moved, by path.
  private(set) var shifts: [String: [ColumnShift]] = [:]

  init(from sources: [SourceText]) {
    self.sources = sources
    for index in sources.indices where !sources[index].faults.isEmpty {
      let file = FaultyFile(sources[index])
      let applied = file.removal.applied(to: sources[index].text)
      self.sources[index].text = applied.text
      shifts[sources[index].path] = applied.shifts
      leftOut += file.leftOut
      rest += file.rest
    }
  }
}

/// A file and the parts of it that are left out.
private struct FaultyFile {
  private var parts: [(part: RemovablePart, fault: SourceMessage)] = []
  /// The faults that are in no part.
  private(set) var rest: [SourceMessage] = []

  init(_ source: SourceText) {
    let tree = Parser.parse(source: source.text)
    let converter = SourceLocationConverter(fileName: source.path, tree: tree)
    for faults in source.faults {
      let earlier = Set(parts.map(\.part.id))
      for fault in faults {
        guard let place = fault.place else { continue }
        let position = converter.position(ofLine: place.line, column: place.column)
        let around = RemovablePart.around(position, in: tree)
        if let part = around.first(where: { !earlier.contains($0.id) }) {
          parts.append((part, fault))
        } else {
          rest.append(fault)
        }
      }
    }
  }

  /// The parts, and the colons of types that lose all that they conform to.
  var removal: TextRemoval {
    var removal = TextRemoval()
    for (part, fault) in outermost {
      if let code = part.code(for: fault) {
        removal.replace(part.range, with: code)
      } else {
        removal.blank(part.range)
      }
    }
    let clauses = Dictionary(grouping: outermost.compactMap(\.part.clause), by: \.range)
    for (range, lost) in clauses where lost.count == lost.first?.count { removal.blank(range) }
    return removal
  }

  /// A warning for each part, in the order of the text.
  var leftOut: [SourceMessage] {
    outermost.sorted { $0.part.range.lowerBound < $1.part.range.lowerBound }.map { part, fault in
      SourceMessage(.warning, at: fault.place, part.sentence(for: fault))
    }
  }

  /// The parts that are in no other, each once, with the first fault in it; of parts that are the same bytes the last.
  private var outermost: [(part: RemovablePart, fault: SourceMessage)] {
    var known: Set<RemovablePart.ID> = []
    return parts.enumerated().filter { index, entry in
      let part = entry.part
      let isInOther = parts.enumerated().contains { other, outer in
        outer.part.id != part.id
          && (outer.part.range == part.range
            ? other > index : outer.part.range.contains(part.range))
      }
      return known.insert(part.id).inserted && !isInOther
    }.map(\.element)
  }
}
