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
      let earlier = parts.map(\.part)
      for fault in faults {
        guard let place = fault.place else { continue }
        let position = converter.position(ofLine: place.line, column: place.column)
        let around = RemovablePart.around(position, in: tree)
        let further = around.first { part in
          !earlier.contains {
            $0.id == part.id || $0.range != part.range && $0.range.contains(part.range)
          }
        }
        if let part = further {
          parts.append((part, fault))
        } else {
          rest.append(fault)
        }
      }
    }
  }

  /// The parts, and the commas and colons that go with conformances.
  var removal: TextRemoval {
    var removal = TextRemoval()
    for (part, fault) in outermost {
      if let code = part.code(for: fault) {
        removal.replace(part.range, with: code)
      } else {
        removal.blank(part.range)
      }
    }
    let conformances = Dictionary(grouping: outermost.map(\.part), by: \.clause)
    for case (let clause?, let parts) in conformances {
      for range in clause.ranges(without: Set(parts.map(\.range))) { removal.blank(range) }
    }
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
