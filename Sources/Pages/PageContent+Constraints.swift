// The constraints of a view on the page, as lines.

internal import CoreGraphics
internal import Inspection
package import Messages
package import UIKit

extension PageContent {
  /// Constraints of a view that are told, at most.
  private static let constraintLimit = 60

  /// The constraints that name the view with a number, in points of `root`. Fails where there is no such view any more.
  package func constraints(of number: Int, in root: UIView) throws(Failure) -> PageConstraints {
    root.layoutIfNeeded()
    let view = try view(numbered: number)
    let document = view.documentConstraints
    let active = [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap {
      view.constraintsAffectingLayout(for: $0)
    }
    let all = active + (document?.naming(view) ?? [])
    var told = PageConstraints(
      all.prefix(Self.constraintLimit).compactMap {
        ConstraintLine(of: $0, naming: view, in: root)?.told($0)
      })
    told.ambiguity = Self.sentence(
      view.undeterminedParts.union(document?.undeterminedParts(of: view) ?? []))
    return told
  }

  private static func sentence(_ parts: Set<FramePart>) -> String? {
    let names: [(FramePart, String)] = [
      (.x, "horizontal place"), (.y, "vertical place"), (.width, "width"), (.height, "height"),
    ]
    let open = names.filter { parts.contains($0.0) }.map(\.1)
    guard let last = open.last else { return nil }
    let words = open.count == 1 ? last : open.dropLast().joined(separator: ", ") + " and " + last
    return "Ambiguous: no constraint determines the \(words)"
  }
}

/// The line that stands for a constraint.
@MainActor
private struct ConstraintLine {
  private var from: CGPoint
  private var to: CGPoint
  private var helper: (from: CGPoint, to: CGPoint)?
  private var isAlongEdge = false

  /// Nil: an item is gone.
  init?(of constraint: NSLayoutConstraint, naming view: UIView, in root: UIView) {
    guard let first = constraint.firstEnd(in: root) else { return nil }
    let isX = constraint.isAlongX
    let second = constraint.secondEnd(in: root)
    let own = constraint.firstItem === view ? first.rect : second?.rect ?? first.rect
    if constraint.isOfSize {
      from = isX ? CGPoint(x: own.minX, y: own.midY) : CGPoint(x: own.midX, y: own.minY)
      to = isX ? CGPoint(x: own.maxX, y: own.midY) : CGPoint(x: own.midX, y: own.maxY)
      return
    }
    guard let second else { return nil }
    if abs(first.place - second.place) < 0.01 {
      let both = first.rect.union(second.rect)
      isAlongEdge = true
      from = isX ? CGPoint(x: first.place, y: both.minY) : CGPoint(x: both.minX, y: first.place)
      to = isX ? CGPoint(x: first.place, y: both.maxY) : CGPoint(x: both.maxX, y: first.place)
      return
    }
    let level = Self.level(own, between: first.rect, and: second.rect, isX: isX)
    func point(_ place: CGFloat, _ level: CGFloat) -> CGPoint {
      isX ? CGPoint(x: place, y: level) : CGPoint(x: level, y: place)
    }
    (from, to) = (point(second.place, level), point(first.place, level))
    for end in [first, second] {
      let (low, high) = isX ? (end.rect.minY, end.rect.maxY) : (end.rect.minX, end.rect.maxX)
      guard level < low || level > high else { continue }
      let edge = level < low ? low : high
      helper = (point(end.place, edge), point(end.place, level))
    }
  }

  /// The height, or for y the place from the left, at which the line runs: within both items where they share one.
  private static func level(
    _ own: CGRect, between first: CGRect, and second: CGRect, isX: Bool
  ) -> CGFloat {
    let low = isX ? max(first.minY, second.minY) : max(first.minX, second.minX)
    let high = isX ? min(first.maxY, second.maxY) : min(first.maxX, second.maxX)
    return low <= high ? (low + high) / 2 : isX ? own.midY : own.midX
  }

  /// The constraint with this line.
  func told(_ constraint: NSLayoutConstraint) -> PageConstraint {
    func numbers(_ from: CGPoint, _ to: CGPoint) -> [Double] {
      [from.x, from.y, to.x, to.y].map { Double($0) }
    }
    var told = PageConstraint(line: numbers(from, to), text: text(of: constraint))
    if let helper { told.helper = numbers(helper.from, helper.to) }
    told.isOptional = constraint.priority.rawValue < UILayoutPriority.required.rawValue
    told.problem = constraint.conflict
    return told
  }

  private func text(of constraint: NSLayoutConstraint) -> String {
    let constant = constraint.constant
    let hasOther = constraint.secondItem != nil
    var words: [String] = []
    // A distance has no sign: with that the relation turns around.
    let turns = constant < 0 && !constraint.isOfSize
    switch constraint.relation {
    case .equal: break
    case .lessThanOrEqual: words.append(turns ? "≥" : "≤")
    case .greaterThanOrEqual: words.append(turns ? "≤" : "≥")
    }
    if hasOther, constraint.isOfSize || constraint.multiplier != 1 {
      words.append("× " + DecimalText.text(Self.rounded(constraint.multiplier)))
    }
    let isSaid = !isAlongEdge || constant != 0 || constraint.relation != .equal
    if isSaid, !hasOther || !constraint.isOfSize || constant != 0 {
      let sign = constraint.isOfSize && hasOther ? constant < 0 ? "− " : "+ " : ""
      words.append(sign + DecimalText.text(Self.rounded(abs(constant))))
    }
    let priority = constraint.priority.rawValue
    if priority < UILayoutPriority.required.rawValue, !words.isEmpty {
      words.append("@" + DecimalText.text(Self.rounded(CGFloat(priority))))
    }
    return words.joined(separator: " ")
  }

  private static func rounded(_ number: CGFloat) -> Double {
    (Double(number) * 100).rounded() / 100
  }
}
