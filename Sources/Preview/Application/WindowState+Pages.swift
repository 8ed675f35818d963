// The files that were looked at, and how.

internal import CoreGraphics
internal import Messages

extension WindowState {
  /// Older files are forgotten.
  private static let pageLimit = 40
  private static let pathLength = 1000

  /// A file, and how it was looked at last.
  package struct Page: Hashable, Sendable {
    /// The file's path, or those of several.
    package var path: String
    /// The way in which it was looked at.
    package var memory: PageMemory
  }

  /// The way in which a file was looked at last. Nil: as it is opened, or never.
  package func memory(of path: String) -> PageMemory? {
    pages.last { $0.path == path }?.memory
  }

  /// Remembers how a file was looked at; as it is opened needs no words.
  package mutating func remember(_ memory: PageMemory, of path: String) {
    pages.removeAll { $0.path == path }
    let isPlain = path.utf8.count <= Self.pathLength && !path.contains { $0.isNewline }
    if memory != PageMemory(), isPlain { pages.append(Page(path: path, memory: memory)) }
    pages.removeFirst(max(0, pages.count - Self.pageLimit))
  }

  /// Takes the text behind `page=`; false: it makes no sense.
  mutating func takePage(_ text: Substring) -> Bool {
    // A path begins with a slash, and no name has one.
    let head = text.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false)
    let count = head.count > 4 && !head[3].hasPrefix("/") ? 4 : 3
    let words = text.split(separator: " ", maxSplits: count, omittingEmptySubsequences: false)
    guard words.count == count + 1, !words[count].isEmpty,
      let memory = PageMemory(words: Array(words[..<count]))
    else { return false }
    remember(memory, of: String(words[count]))
    return true
  }

  /// Lines of the state's text.
  var pageLines: String {
    pages.map { "page=\($0.memory.text) \($0.path)\n" }.joined()
  }
}

extension Request {
  /// The path by which the shown file is remembered; nil: the gallery is shown, which is not.
  var rememberedPath: String? {
    if let path = document?.path { return Self.absolute(path) }
    return named.isEmpty ? nil : named.map(Self.absolute).joined(separator: ":")
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
