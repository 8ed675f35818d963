// Text with attributes as lines in a box: the one engine of labels and string drawing.

import CoreGraphics
package import Typesetting

/// Text broken into lines and placed in a box whose top left corner is the origin; points, y down.
///
/// A paragraph's line height, spacing, indents, alignment and base direction are followed. `natural` lines begin at
/// the left, where the paragraph's direction is set to be from right to left at the right; the last line of a
/// `justified` paragraph begins at the left.
package struct TextLayout {
  /// One line.
  package struct Line {
    package var text: TextLine
    /// The left end of the baseline.
    package var origin: CGPoint
    /// The top of the line's box.
    package var top: CGFloat
    /// The height of the line's box, without the spacing that follows it.
    package var height: CGFloat
    /// The layout's look for each of the text's spans begins here.
    var firstLook: Int
    /// Whether its paragraph goes on in the next line.
    var isBroken: Bool
  }

  /// From top to bottom.
  package private(set) var lines: [Line] = []
  /// The width of the widest line and the height of all.
  package private(set) var size = CGSize.zero
  /// Whether text was left out for want of room.
  package private(set) var isTruncated = false
  private(set) var looks: [TextLook] = []

  /// Breaks text at `width` points, which may be infinite.
  ///
  /// `maximumLines` 0 is any number. `lineBreak` stands before the paragraphs' own.
  package init(
    _ pieces: [TextPiece], width: CGFloat = .infinity, maximumLines: Int = 0,
    lineBreak: NSLineBreakMode? = nil
  ) {
    let width = width.isNaN ? .infinity : max(0, width)
    for group in TextParagraphs.groups(of: pieces) {
      let left = maximumLines > 0 ? maximumLines - lines.count : 0
      if maximumLines > 0, left <= 0 {
        isTruncated = true
        break
      }
      append(group, width, maximumLines: left, lineBreak ?? group.style.lineBreakMode)
    }
    align(to: width.isFinite ? width : size.width)
  }

  package init(
    _ text: NSAttributedString, width: CGFloat = .infinity, maximumLines: Int = 0,
    lineBreak: NSLineBreakMode? = nil, defaults: TextDefaults
  ) {
    self.init(
      text.pieces(defaults), width: width, maximumLines: maximumLines, lineBreak: lineBreak)
  }

  /// How many lines have their box within `height`, with half a point to spare; at least one.
  package func lineCount(within height: CGFloat) -> Int {
    let count = lines.prefix { $0.top + $0.height <= height + 0.5 }.count
    return max(1, count)
  }

  /// One of the lines alone, with its box at the origin.
  package func line(_ index: Int) -> TextLayout {
    var line = lines[index]
    line.origin = CGPoint(x: 0, y: line.origin.y - line.top)
    line.top = 0
    var layout = self
    layout.lines = [line]
    layout.size = CGSize(width: line.text.width, height: line.height)
    return layout
  }

  private mutating func append(
    _ group: TextParagraphs, _ width: CGFloat, maximumLines: Int, _ lineBreak: NSLineBreakMode
  ) {
    let style = group.style
    let right = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
    let block = TextBlock(
      group.spans, width: max(0, right - style.headIndent),
      firstWidth: max(0, right - style.firstLineHeadIndent), lineBreak: LineBreak(lineBreak),
      maximumLines: maximumLines, base: BidiText.BaseDirection(style.baseWritingDirection))
    if !lines.isEmpty { size.height += style.paragraphSpacingBefore + group.spacingBefore }
    var natural: CGFloat = 0
    for (index, text) in block.lines.enumerated() {
      let inset = index == 0 ? style.firstLineHeadIndent : style.headIndent
      if index > 0 { size.height += style.lineSpacing }
      append(
        text, inset, baseline: block.baselines[index] - natural, style,
        isBroken: block.broken.contains(index))
      natural += text.lineHeight
    }
    size.height += style.lineSpacing * (group.isLast || block.lines.isEmpty ? 0 : 1)
    looks += group.looks
    isTruncated = isTruncated || block.isTruncated
  }

  /// Adds a line whose baseline is `baseline` below the top of its natural box.
  private mutating func append(
    _ text: TextLine, _ inset: CGFloat, baseline: CGFloat, _ style: NSParagraphStyle,
    isBroken: Bool
  ) {
    let height = style.lineHeight(natural: text.lineHeight)
    // Room that a style adds to a line or takes from it is above the text.
    let origin = CGPoint(x: inset, y: size.height + height - text.lineHeight + baseline)
    lines.append(
      Line(
        text: text, origin: origin, top: size.height, height: height, firstLook: looks.count,
        isBroken: isBroken))
    alignments.append(style)
    size.width = max(size.width, inset + text.width)
    size.height += height
  }

  /// The style of each line, until the lines are aligned.
  private var alignments: [NSParagraphStyle] = []

  private mutating func align(to width: CGFloat) {
    for (index, style) in alignments.enumerated() {
      let right = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
      let room = right - lines[index].origin.x
      let free = max(0, room - lines[index].text.width)
      switch style.resolvedAlignment {
      case .center: lines[index].origin.x += free / 2
      case .right: lines[index].origin.x += free
      case .justified where lines[index].isBroken:
        lines[index].text = lines[index].text.justified(to: room)
      case .left, .justified, .natural: break
      }
    }
    alignments = []
  }
}

extension NSParagraphStyle {
  /// The height of a line that would be `natural` points high.
  fileprivate func lineHeight(natural: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }
}

extension NSAttributedString {
  /// The text in pieces with the same attributes.
  package func pieces(_ defaults: TextDefaults) -> [TextPiece] {
    var pieces: [TextPiece] = []
    let text = string as NSString
    unsafe enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      pieces.append(TextPiece(text.substring(with: range), attributes, defaults: defaults))
    }
    return pieces
  }
}

extension NSParagraphStyle {
  /// The alignment; `natural` is right where the paragraph is set to run from right to left.
  fileprivate var resolvedAlignment: NSTextAlignment {
    alignment == .natural && baseWritingDirection == .rightToLeft ? .right : alignment
  }
}

extension BidiText.BaseDirection {
  fileprivate init(_ direction: NSWritingDirection) {
    switch direction {
    case .natural: self = .natural
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}

extension LineBreak {
  fileprivate init(_ mode: NSLineBreakMode) {
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
