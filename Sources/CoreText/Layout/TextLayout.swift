// Text with attributes, broken into lines and placed in a box: the layout of labels, string drawing and Core Text.

import CoreGraphics
package import Typesetting

/// Text broken into lines and placed in a box whose top left corner is the origin; points, y down.
///
/// The layout applies a paragraph's line height, spacing, indents, alignment and base direction. Natural lines begin at
/// the left edge, or at the right one where the paragraph's direction is set to be from right to left. The last line of
/// a justified paragraph begins at the left edge.
package struct TextLayout {
  /// A line in the box.
  package struct Line {
    /// The shaped text.
    package var text: TextLine
    /// The left end of the baseline.
    package var origin: CGPoint
    /// The top of the line's box.
    package var top: CGFloat
    /// The height of the line's box, without the spacing that follows it.
    package var height: CGFloat
    /// The index of the first of the text's spans in the layout's styles.
    var firstStyle: Int
    /// Whether the paragraph continues in the next line.
    var isBroken: Bool
    /// The distance from the box's left edge at which the line begins before it is aligned.
    var inset: CGFloat
    /// Whether the spaces were widened to fill the box.
    var isStretched = false
  }

  /// The lines from top to bottom.
  package private(set) var lines: [Line] = []
  /// The width of the widest line, and the height of all lines with their spacing, in points.
  package private(set) var size = CGSize.zero
  /// Whether the limit of lines or the truncation leaves out text.
  package private(set) var isTruncated = false
  /// The style of each span, of all lines.
  private(set) var styles: [TextRunStyle] = []
  private let usesFontLeading: Bool

  /// Breaks runs into lines.
  ///
  /// - Parameters:
  ///   - runs: The text.
  ///   - width: The width of the box in points. Default: infinite, where only paragraphs end lines.
  ///   - maximumLines: The limit of lines; 0 is none.
  ///   - lineBreak: Overrides the paragraphs' line break mode. Default: nil.
  ///   - usesFontLeading: Whether lines are the leading of their text styles apart. Default: true.
  package init(
    _ runs: [StyledRun], width: CGFloat = .infinity, maximumLines: Int = 0,
    lineBreak: NSLineBreakMode? = nil, usesFontLeading: Bool = true
  ) {
    self.usesFontLeading = usesFontLeading
    let width = width.isNaN ? .infinity : max(0, width)
    for group in ParagraphGroup.groups(of: runs) {
      let left = maximumLines > 0 ? maximumLines - lines.count : 0
      if maximumLines > 0, left <= 0 {
        isTruncated = true
        break
      }
      append(
        group, width: width, maximumLines: left, lineBreak: lineBreak ?? group.style.lineBreakMode)
    }
    align(to: width.isFinite ? width : size.width)
  }

  /// Breaks a text with attributes into lines; see the other initialiser.
  package init(
    _ text: NSAttributedString, width: CGFloat = .infinity, maximumLines: Int = 0,
    lineBreak: NSLineBreakMode? = nil, usesFontLeading: Bool = true,
    defaults: DefaultTextAttributes
  ) {
    self.init(
      text.styledRuns(defaults: defaults), width: width, maximumLines: maximumLines,
      lineBreak: lineBreak, usesFontLeading: usesFontLeading)
  }

  /// Returns how many lines have their box within `height`, which half a point may exceed; at least 1.
  package func lineCount(within height: CGFloat) -> Int {
    let count = lines.prefix { $0.top + $0.height <= height + 0.5 }.count
    return max(1, count)
  }

  /// Returns a layout of one line alone, with its box at the origin.
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
    _ group: ParagraphGroup, width: CGFloat, maximumLines: Int, lineBreak: NSLineBreakMode
  ) {
    let style = group.style
    let right = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
    let block = TextBlock(
      group.spans, width: max(0, right - style.headIndent),
      firstWidth: max(0, right - style.firstLineHeadIndent), lineBreak: LineBreak(lineBreak),
      maximumLines: maximumLines, base: BidiText.BaseDirection(style.baseWritingDirection),
      pushesOut: style.lineBreakStrategy.contains(.pushOut))
    if !lines.isEmpty { size.height += style.paragraphSpacingBefore + group.spacingBefore }
    var natural: CGFloat = 0
    for (index, text) in block.lines.enumerated() {
      let inset = index == 0 ? style.firstLineHeadIndent : style.headIndent
      if index > 0 { size.height += style.lineSpacing }
      append(
        text, inset: inset, baseline: block.baselines[index] - natural, style: style,
        isBroken: block.broken.contains(index))
      natural += text.lineHeight
    }
    size.height += style.lineSpacing * (group.isLast || block.lines.isEmpty ? 0 : 1)
    styles += group.styles
    isTruncated = isTruncated || block.isTruncated
  }

  /// Adds a line whose baseline is `baseline` points below the top of its natural box.
  private mutating func append(
    _ text: TextLine, inset: CGFloat, baseline: CGFloat, style: NSParagraphStyle,
    isBroken: Bool
  ) {
    if usesFontLeading, let last = lines.last { size.height += last.text.leading }
    let height = style.lineHeight(natural: text.lineHeight)
    // The height that a style adds to a line or takes from it is above the text.
    let origin = CGPoint(x: inset, y: size.height + height - text.lineHeight + baseline)
    lines.append(
      Line(
        text: text, origin: origin, top: size.height, height: height, firstStyle: styles.count,
        isBroken: isBroken, inset: inset))
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
        lines[index].isStretched = true
      case .left, .justified, .natural: break
      }
    }
    alignments = []
  }
}

extension NSParagraphStyle {
  /// Returns the height of a line whose natural height is `natural` points.
  fileprivate func lineHeight(natural: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }
}

extension NSAttributedString {
  /// Returns the runs of equal attributes.
  package func styledRuns(defaults: DefaultTextAttributes) -> [StyledRun] {
    var runs: [StyledRun] = []
    let text = string as NSString
    // SAFETY: the closure leaves the pointer alone with which an enumeration is stopped.
    unsafe enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      runs.append(StyledRun(text.substring(with: range), attributes, defaults: defaults))
    }
    return runs
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
