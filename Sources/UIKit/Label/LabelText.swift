// A label's text as lines, with the colour of each piece: between UIKit's attributes and shaping.

import CoreGraphics
import Typesetting

/// A piece of text with what it is drawn with.
struct LabelSpan {
  var text: TextSpan
  /// nil: the label's own.
  var color: UIColor?
}

/// Text for one paragraph style, ready to be broken into lines.
struct LabelText {
  var spans: [LabelSpan] = []
  var alignment = NSTextAlignment.natural
  var lineBreak = LineBreak.truncatingTail
  /// Points between lines.
  var lineSpacing: CGFloat = 0

  /// The lines at a width, at most `lines` of them (0: any).
  func block(width: CGFloat, lines: Int) -> TextBlock {
    TextBlock(
      spans.map(\.text), width: max(0, width), lineBreak: lineBreak, maximumLines: lines)
  }

  /// The room that the lines take.
  func size(of block: TextBlock) -> CGSize {
    CGSize(
      width: block.size.width,
      height: block.size.height + lineSpacing * CGFloat(max(0, block.lines.count - 1)))
  }

  /// The same text at `factor` times its size.
  func scaled(by factor: CGFloat) -> LabelText {
    var result = self
    for index in result.spans.indices {
      result.spans[index].text.size *= factor
      result.spans[index].text.kern *= factor
    }
    return result
  }
}

extension LineBreak {
  init(mode: NSLineBreakMode) {
    switch mode {
    case .byWordWrapping: self = .wordWrapping
    case .byCharWrapping: self = .charWrapping
    case .byClipping: self = .clipping
    case .byTruncatingHead: self = .truncatingHead
    case .byTruncatingTail: self = .truncatingTail
    case .byTruncatingMiddle: self = .truncatingMiddle
    }
  }
}
