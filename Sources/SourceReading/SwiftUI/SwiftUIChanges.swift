// The parts of a file's text that are left out because they need SwiftUI.

internal import SwiftSyntax

/// The changes to one file.
struct SwiftUIChanges {
  private var removal = TextRemoval()
  /// The names of declarations that are left out, with their places.
  private(set) var named: [(name: String, offset: Int)] = []

  /// Leaves a declaration out. Previews are Xcode's alone, and are left out without a word.
  mutating func remove(_ node: some SyntaxProtocol, named name: String, isPreview: Bool = false) {
    removal.blank(node.byteRange)
    if !isPreview { named.append((name, node.byteRange.lowerBound)) }
  }

  mutating func blank(_ range: Range<Int>) { removal.blank(range) }

  /// Replaces what stands between braces.
  mutating func stop(_ range: Range<Int>, named name: String) {
    removal.replace(range, with: " \(Self.call) ")
    named.append(("the body of " + name, range.lowerBound))
  }

  private static let call = "fatalError(\"this needs SwiftUI, which is not here\")"

  func applied(to text: String) -> String { removal.applied(to: text).text }
}
