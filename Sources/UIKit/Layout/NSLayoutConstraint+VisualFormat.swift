// Constraints from the visual format language.

import CoreGraphics

extension NSLayoutConstraint {
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    fileprivate var attributes: [Attribute] {
      let all: [(FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
        (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
        (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
        (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
      ]
      return all.filter { contains($0.0) }.map(\.1)
    }
  }

  /// Returns the constraints of a visual format.
  ///
  /// - Parameters:
  ///   - format: Such as `H:|-[icon(24)]-8-[title]-|`.
  ///   - opts: Further edges to align.
  ///   - metrics: Numbers by name.
  ///   - views: Views by name.
  /// - Returns: None, with one log line, where the format is wrong.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      let maker = VisualFormatConstraints(
        format: try VisualFormat(format), options: opts, metrics: metrics ?? [:], views: views)
      return try maker.all()
    } catch {
      logOnce("the visual format “\(format)” is wrong: \(error)")
      return []
    }
  }
}

/// Makes constraints of a format.
@MainActor
private struct VisualFormatConstraints {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  /// Points between siblings, and between a view and its superview's margin.
  private static let standardGap: CGFloat = 8

  func all() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    for item in format.items {
      for rule in item.sizes { found.append(try size(of: try view(item), rule)) }
    }
    for (index, gap) in format.gaps.enumerated() {
      found += try constraints(format.items[index], format.items[index + 1], gap: gap)
    }
    let named = format.items.filter { $0.name != nil }
    guard let first = named.first else { return found }
    for attribute in options.attributes {
      for item in named.dropFirst() {
        found.append(
          NSLayoutConstraint(
            item: try view(first), attribute: attribute, relatedBy: .equal, toItem: try view(item),
            attribute: attribute, multiplier: 1, constant: 0))
      }
    }
    return found
  }

  private func view(_ item: VisualFormat.Item) throws(VisualFormatError) -> Any {
    if let name = item.name {
      guard let view = views[name] else {
        throw VisualFormatError(description: "there is no view “\(name)”")
      }
      return view
    }
    let sibling = format.items.lazy.compactMap(\.name).compactMap { views[$0] as? UIView }.first
    guard let superview = sibling?.superview else {
      throw VisualFormatError(description: "the views have no superview")
    }
    return superview
  }

  private func size(
    of view: Any, _ rule: VisualFormat.Rule
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
    if let other = views[rule.value] {
      return try prioritized(
        NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: rule.relation, toItem: other,
          attribute: attribute, multiplier: 1, constant: 0), rule)
    }
    return try prioritized(
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: rule.relation, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: try number(rule.value)), rule)
  }

  /// Returns the constraints between two neighbours, of which one may be the superview.
  private func constraints(
    _ before: VisualFormat.Item, _ after: VisualFormat.Item, gap: [VisualFormat.Rule]?
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let isEdge = before.name == nil || after.name == nil
    let usesMargin = isEdge && gap == nil
    let rules = gap ?? [VisualFormat.Rule(value: usesMargin ? "0" : "\(Self.standardGap)")]
    var found: [NSLayoutConstraint] = []
    for rule in rules {
      found.append(
        try prioritized(
          NSLayoutConstraint(
            item: try view(after), attribute: after.name == nil ? end(usesMargin) : start(false),
            relatedBy: rule.relation, toItem: try view(before),
            attribute: before.name == nil ? start(usesMargin) : end(false), multiplier: 1,
            constant: try number(rule.value)), rule))
    }
    return found
  }

  private func start(_ margin: Bool) -> NSLayoutConstraint.Attribute {
    if format.isVertical { return margin ? .topMargin : .top }
    return margin ? .leadingMargin : .leading
  }

  private func end(_ margin: Bool) -> NSLayoutConstraint.Attribute {
    if format.isVertical { return margin ? .bottomMargin : .bottom }
    return margin ? .trailingMargin : .trailing
  }

  private func prioritized(
    _ constraint: NSLayoutConstraint, _ rule: VisualFormat.Rule
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    if let priority = rule.priority {
      constraint.priority = UILayoutPriority(rawValue: Float(try number(priority)))
    }
    return constraint
  }

  private func number(_ text: String) throws(VisualFormatError) -> CGFloat {
    if let number = Double(text), number.isFinite { return CGFloat(number) }
    let isNegative = text.hasPrefix("-")
    let name = isNegative ? String(text.dropFirst()) : text
    let value = metrics[name]
    let number =
      (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? value as? CGFloat
      ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
      ?? (value as? Float).map { CGFloat($0) }
    guard let number, number.isFinite else {
      throw VisualFormatError(description: "there is no metric “\(name)”")
    }
    return isNegative ? -number : number
  }
}
