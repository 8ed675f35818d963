// Puts elements into a document's lines and takes them out, as Xcode lays them out.

extension InterfaceDocument {
  /// The line end of new lines: the first of the document.
  var lineEnd: String {
    guard let first = bytes.firstIndex(of: 0x0A), first > 0, bytes[first - 1] == 0x0D else {
      return "\n"
    }
    return "\r\n"
  }

  /// Returns the spaces and tabs at the beginning of the line that a byte is in.
  func indentation(at position: Int) -> String {
    let before = bytes[..<position]
    let start = before.lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    let spaces = bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: spaces, as: UTF8.self)
  }

  /// Returns the change that adds a child on lines of its own, where Xcode's order has it.
  func insertion(
    of child: NibElement, into parent: NibElement
  ) throws(InterfaceEditError) -> Splice {
    guard let place = parent.place else { return Splice(range: 0..<0, text: "") }
    guard !parent.children.isEmpty else { return try firstChild(child, of: parent, place) }
    let rank = XcodeOrder.rank(ofChild: child)
    let next = parent.children.firstIndex { XcodeOrder.rank(ofChild: $0) > rank }
    let previous = parent.children[..<(next ?? parent.children.count)].last
    let position = previous?.place?.whole.upperBound ?? place.tag.upperBound
    let sibling = parent.children.first?.place?.whole.lowerBound ?? position
    let indentation =
      isFirstInLine(sibling)
      ? indentation(at: sibling) : indentation(at: place.tag.lowerBound) + Markup.level
    let text = try Markup.element(child, indentation: indentation, lineEnd: lineEnd)
    return Splice(range: position..<position, text: lineEnd + text)
  }

  private func firstChild(
    _ child: NibElement, of parent: NibElement, _ place: NibPlace
  ) throws(InterfaceEditError) -> Splice {
    let outer = indentation(at: place.tag.lowerBound)
    let text = try Markup.element(child, indentation: outer + Markup.level, lineEnd: lineEnd)
    let lines = lineEnd + text + lineEnd + outer
    if let content = place.content {
      let end = content.upperBound
      let start =
        bytes[content].lastIndex { !Self.isSpace($0) }.map { $0 + 1 } ?? content.lowerBound
      return Splice(range: start..<end, text: lines)
    }
    var end = place.tag.upperBound - 2
    while Self.isSpace(bytes[end - 1]) { end -= 1 }
    return Splice(
      range: end..<place.tag.upperBound, text: ">" + lines + "</\(parent.name)>")
  }

  /// Returns the changes that remove children with their lines. An element that nothing is left in ends in `/>`.
  func removals(of children: [NibElement], from parent: NibElement) -> [Splice] {
    let ranges = children.compactMap { $0.place?.whole }
    if ranges.count == parent.children.count, let place = parent.place, let content = place.content,
      isBlank(content, without: ranges)
    {
      return [Splice(range: place.tag.upperBound - 1..<place.whole.upperBound, text: "/>")]
    }
    return ranges.map { Splice(range: lineStart(of: $0.lowerBound)..<$0.upperBound, text: "") }
  }

  private func isBlank(_ content: Range<Int>, without ranges: [Range<Int>]) -> Bool {
    var position = content.lowerBound
    for range in ranges {
      guard bytes[position..<range.lowerBound].allSatisfy(Self.isSpace) else { return false }
      position = range.upperBound
    }
    return bytes[position..<content.upperBound].allSatisfy(Self.isSpace)
  }

  private func isFirstInLine(_ position: Int) -> Bool { lineStart(of: position) < position }

  /// Returns the position of the line end before an element that is the first in its line; else the element's.
  private func lineStart(of position: Int) -> Int {
    var start = position
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    guard start > 0, bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D else { return position }
    start -= 1
    if start > 0, bytes[start] == 0x0A, bytes[start - 1] == 0x0D { start -= 1 }
    return start
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
