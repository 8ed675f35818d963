// Measuring and drawing strings.

public import CoreGraphics

extension NSAttributedString {
  /// Returns the size of the text, unbroken but for its own line breaks; not rounded.
  public func size() -> CGSize {
    TextLayout(self, usesFontLeading: false).size
  }

  /// Draws the text with its own line breaks alone, and the top left corner of its first line at `point`.
  public func draw(at point: CGPoint) {
    drawLayout(TextLayout(self, usesFontLeading: false), at: point)
  }

  /// Draws the lines that fit in `rect`, at least one.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in a rectangle. With `usesLineFragmentOrigin` its lines break at the rectangle's width and begin
  /// at the top; without it there is one line, with its baseline at the top. A side of 0 is without a limit.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    drawText(in: rect, options, report: context) {
      TextLayout(self, width: $0, maximumLines: $1, usesFontLeading: $2)
    }
  }

  /// Returns the bounding box of the text in points, not rounded; see `draw(with:options:context:)` for the options.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    measureText(in: size, options, report: context) {
      TextLayout(self, width: $0, maximumLines: $1, usesFontLeading: $2)
    }
  }
}

extension String {
  /// Returns the size of the text, unbroken but for its own line breaks; not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextLayout(self, attributes ?? [:], usesFontLeading: false).size
  }

  /// Draws the text with its own line breaks alone, and the top left corner of its first line at `point`.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    drawLayout(TextLayout(self, attributes ?? [:], usesFontLeading: false), at: point)
  }

  /// Draws the lines that fit in `rect`, at least one.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    draw(with: rect, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
  }

  /// Draws the text in a rectangle; see `NSAttributedString.draw(with:options:context:)`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    drawText(in: rect, options, report: context) {
      TextLayout(
        self, attributes ?? [:], width: $0, maximumLines: $1, usesFontLeading: $2)
    }
  }

  /// Returns the bounding box of the text in points, not rounded; see `draw(with:options:context:)` for the options.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    measureText(in: size, options, report: context) {
      TextLayout(
        self, attributes ?? [:], width: $0, maximumLines: $1, usesFontLeading: $2)
    }
  }
}

/// The methods of `String`, for code that has an `NSString`.
extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attributes)
  }

  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    (self as String).draw(at: point, withAttributes: attributes)
  }

  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    (self as String).draw(in: rect, withAttributes: attributes)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    (self as String).draw(with: rect, options: options, attributes: attributes, context: context)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

/// A function that lays out a text for a width and a limit of lines, 0 for none, with or without the leading of text
/// styles.
private typealias MakeLayout = (
  _ width: CGFloat, _ maximumLines: Int, _ usesFontLeading: Bool
) -> TextLayout

private func drawLayout(_ layout: TextLayout, at point: CGPoint) {
  guard allFinite(point.x, point.y, for: "NSString.draw(at:)"),
    let context = UIGraphicsGetCurrentContext()
  else { return }
  layout.draw(in: context, at: point)
}

private func drawText(
  in rect: CGRect, _ options: NSStringDrawingOptions, report: NSStringDrawingContext?,
  make: MakeLayout
) {
  guard allFinite(rect.minX, rect.minY, for: "NSString.draw(in:)"),
    let context = UIGraphicsGetCurrentContext()
  else { return }
  let layout = layout(for: rect.size, options, make)
  let baseline = layout.lines.first?.origin.y ?? 0
  let isTop = options.contains(.usesLineFragmentOrigin)
  let origin = CGPoint(x: rect.minX, y: isTop ? rect.minY : rect.minY - baseline)
  layout.draw(in: context, at: origin, lines: layout.lineCount(within: limit(rect.height)))
  report?.totalBounds = CGRect(origin: origin, size: layout.size)
}

private func measureText(
  in size: CGSize, _ options: NSStringDrawingOptions, report: NSStringDrawingContext?,
  make: MakeLayout
) -> CGRect {
  let layout = layout(for: size, options, make)
  let baseline = layout.lines.first?.origin.y ?? 0
  let y = options.contains(.usesLineFragmentOrigin) ? 0 : -baseline
  let bounds = CGRect(origin: CGPoint(x: 0, y: y), size: layout.size)
  report?.totalBounds = bounds
  return bounds
}

/// Returns the layout for a box: one line without `usesLineFragmentOrigin`, else lines that break at its width.
private func layout(
  for size: CGSize, _ options: NSStringDrawingOptions, _ make: MakeLayout
) -> TextLayout {
  let usesFontLeading = options.contains(.usesFontLeading)
  guard options.contains(.usesLineFragmentOrigin) else {
    return make(.infinity, 1, usesFontLeading)
  }
  let layout = make(limit(size.width), 0, usesFontLeading)
  let count = layout.lineCount(within: limit(size.height))
  guard options.contains(.truncatesLastVisibleLine), count < layout.lines.count else {
    return layout
  }
  return make(limit(size.width), count, usesFontLeading)
}

/// Returns the limit of a box's side: infinite for 0, a negative number and NaN.
private func limit(_ side: CGFloat) -> CGFloat {
  side.isNaN || side <= 0 || side > 1e7 ? .infinity : side
}
