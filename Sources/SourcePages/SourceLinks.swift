// The places of a page's sources that a text names.

internal import Building
internal import Messages
internal import Pages

/// Finds the places of known files in texts. A text names a file by its end: a hostile one leads to no other file.
struct SourceLinks {
  /// The files, by the last part of their paths.
  private var files: [Substring: [String]] = [:]

  init(_ files: [String]) {
    self.files = Dictionary(grouping: files) { Self.name($0[...]) }
  }

  private static func name(_ path: Substring) -> Substring {
    path.split(separator: "/").last ?? path
  }

  /// The places that a text names, such as “Dial.swift:12:3”.
  func links(in text: String) -> [ConsoleLink] {
    guard !files.isEmpty, text.contains(".swift:") else { return [] }
    let characters = Array(text.prefix(PageConsole.longest))
    var links: [ConsoleLink] = []
    var index = 0
    while let mark = Self.index(of: Self.mark, in: characters, from: index) {
      index = mark + Self.mark.count
      let floor = links.last?.range.upperBound ?? 0
      let path = characters[floor..<index - 1].suffix {
        !Self.ends.contains($0) && !$0.isWhitespace
      }
      let line = Self.number(in: characters, from: &index)
      guard let line, let file = file(named: String(path)[...]) else { continue }
      var column: Int?
      if index < characters.count, characters[index] == ":" {
        var end = index + 1
        column = Self.number(in: characters, from: &end)
        if column != nil { index = end }
      }
      links.append(
        ConsoleLink(
          path.startIndex..<index, SourcePlace(file: file, line: line, column: column ?? 1)))
    }
    return links
  }

  private static let mark = Array(".swift:")
  /// The characters that no path in a text has.
  private static let ends: Set<Character> = Set("\"'“”(),:[]<>")

  private static func index(of mark: [Character], in text: [Character], from start: Int) -> Int? {
    guard start + mark.count <= text.count else { return nil }
    return (start...text.count - mark.count).first { text[$0..<$0 + mark.count] == mark[...] }
  }

  /// A number of at most 7 digits; moves the index behind it.
  private static func number(in text: [Character], from index: inout Int) -> Int? {
    let digits = text[index...].prefix { $0.isASCII && $0.isWholeNumber }
    guard digits.count <= 7, let number = Int(String(digits)), number > 0 else { return nil }
    index = digits.endIndex
    return number
  }

  /// The file whose path has most parts in common with a path, from its end.
  private func file(named path: Substring) -> String? {
    let wanted = path.split(separator: "/").reversed()
    return files[Self.name(path)]?.max { one, other in
      common(one, wanted) < common(other, wanted)
    }
  }

  private func common(_ file: String, _ wanted: ReversedCollection<[Substring]>) -> Int {
    zip(file.split(separator: "/").reversed(), wanted).prefix { $0 == $1 }.count
  }

  /// A message of an agent with the places that its text names, and without one of its own that is in none of the files.
  func printed(_ message: ConsoleMessage) -> ConsoleMessage {
    var message = linked(message)
    if let place = message.place, !has(place.file) { message.place = nil }
    return message
  }

  private func has(_ path: String) -> Bool { files[Self.name(path[...])]?.contains(path) == true }

  /// A message with the places that its text names.
  func linked(_ message: ConsoleMessage) -> ConsoleMessage {
    var message = message
    message.links = links(in: message.text)
    return message
  }
}

extension ArraySlice<Character> {
  /// The characters at the end of which each is as wanted.
  fileprivate func suffix(while isWanted: (Character) -> Bool) -> ArraySlice<Character> {
    self[(lastIndex { !isWanted($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
