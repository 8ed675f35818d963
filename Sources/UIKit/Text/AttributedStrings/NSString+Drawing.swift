// Measuring and drawing strings.

public import CoreGraphics

extension NSAttributedString {
  /// Returns the size of the text, unbroken but for its own line breaks; not rounded.
  public func size() -> CGSize {
    TextLayout(self).size
  }

  /// Draws the text unbroken, with the top left corner of its first line at `point`.
  public func draw(at point: CGPoint) {
    drawLayout(TextLayout(self), at: point)
  }

  /// Draws as many lines as fit into `rect`, at least one.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    drawText(in: rect, options, report: context) { TextLayout(self, width: $0, maximumLines: $1) }
  }

  /// The box of the text broken at the width of `size`; not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    measureText(in: size, options, report: context) {
      TextLayout(self, width: $0, maximumLines: $1)
    }
  }
}

extension String {
  /// Returns the size of the text, unbroken but for its own line breaks; not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextLayout(self, attributes ?? [:]).size
  }

  /// Draws the text unbroken, with the top left corner of its first line at `point`.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    drawLayout(TextLayout(self, attributes ?? [:]), at: point)
  }

  /// Draws as many lines as fit into `rect`, at least one.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    draw(with: rect, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    drawText(in: rect, options, report: context) {
      TextLayout(self, attributes ?? [:], width: $0, maximumLines: $1)
    }
  }

  /// The box of the text broken at the width of `size`; not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    measureText(in: size, options, report: context) {
      TextLayout(self, attributes ?? [:], width: $0, maximumLines: $1)
    }
  }
}

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

/// A layout for a width and a number of lines (0: any).
private typealias MakeLayout = (_ width: CGFloat, _ maximumLines: Int) -> TextLayout

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

/// The lines for a box: one without `usesLineFragmentOrigin`, else what its width makes of them.
private func layout(
  for size: CGSize, _ options: NSStringDrawingOptions, _ make: MakeLayout
) -> TextLayout {
  guard options.contains(.usesLineFragmentOrigin) else { return make(.infinity, 1) }
  let layout = make(limit(size.width), 0)
  let count = layout.lineCount(within: limit(size.height))
  guard options.contains(.truncatesLastVisibleLine), count < layout.lines.count else {
    return layout
  }
  return make(limit(size.width), count)
}

/// A side of a box as a limit; 0 and what is not a number are none.
private func limit(_ side: CGFloat) -> CGFloat {
  side.isNaN || side <= 0 || side > 1e7 ? .infinity : side
}
