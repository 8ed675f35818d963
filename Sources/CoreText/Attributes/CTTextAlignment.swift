// The alignment of lines of text, with Core Text's numbers.

/// The alignment of lines of text, with numbers that differ from `NSTextAlignment`'s
/// ([Apple](https://developer.apple.com/documentation/coretext/cttextalignment)).
public enum CTTextAlignment: UInt8, Sendable {
  case left = 0
  case right = 1
  case center = 2
  case justified = 3
  case natural = 4

  /// The alignments with UIKit's of the same meaning.
  static let all: [(CTTextAlignment, NSTextAlignment)] = [
    (.left, .left), (.right, .right), (.center, .center), (.justified, .justified),
    (.natural, .natural),
  ]
}
