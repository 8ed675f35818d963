// The parts of a file's text that are left out because they need SwiftUI.

internal import SwiftSyntax

/// The changes to one file.
struct SwiftUIChanges {
  /// Bytes that become spaces.
  private var blanks: [Range<Int>] = []
  /// Bytes between braces, in whose place stands a call that ends the program.
  private var stubs: [Range<Int>] = []
  /// The names of declarations that are left out, with their places.
  private(set) var named: [(name: String, offset: Int)] = []

  /// Leaves a declaration out. Previews are Xcode's alone, and are left out without a word.
  mutating func remove(_ node: some SyntaxProtocol, named name: String, isPreview: Bool = false) {
    blanks.append(node.byteRange)
    if !isPreview { named.append((name, node.byteRange.lowerBound)) }
  }

  mutating func blank(_ range: Range<Int>) { blanks.append(range) }

  /// Replaces what stands between braces.
  mutating func stop(_ range: Range<Int>, named name: String) {
    stubs.append(range)
    named.append(("the body of " + name, range.lowerBound))
  }

  private static let call = "fatalError(\"this needs SwiftUI, which is not here\")"

  func applied(to text: String) -> String {
    guard !blanks.isEmpty || !stubs.isEmpty else { return text }
    var bytes = Array(text.utf8)
    for range in blanks + stubs {
      for position in range where bytes[position] != UInt8(ascii: "\n") {
        bytes[position] = UInt8(ascii: " ")
      }
    }
    let outermost = stubs.filter { stub in !blanks.contains { $0.contains(stub.lowerBound) } }
    for stub in outermost.sorted(by: { $0.lowerBound > $1.lowerBound }) {
      // On its first line, over the blanks where there are enough.
      let line = bytes[stub].prefix { $0 != UInt8(ascii: "\n") }.count
      let replaced = stub.lowerBound..<stub.lowerBound + min(line, Self.call.utf8.count + 2)
      bytes.replaceSubrange(replaced, with: " \(Self.call) ".utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
