// The description of a view, in the words of Apple's.

import CoreGraphics
import QuartzCore

/// The names of objects in descriptions.
enum ObjectName {
  /// Returns the class and the address, as `<UIView: 0x1000>`.
  static func text(of object: AnyObject) -> String { "<\(head(of: object))>" }

  /// Returns the class and the address without brackets.
  static func head(of object: AnyObject) -> String {
    "\(type(of: object)): 0x\(String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16))"
  }
}

/// The main queue, which runs on a thread of its own where no event loop is.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs where views may be asked.
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}

extension UIView {
  /// The description in the form of Apple's, as dumps of view trees show it
  /// (https://developer.apple.com/library/archive/technotes/tn2239/_index.html, "recursiveDescription").
  var summary: String {
    let content = contentSummary
    let parts =
      [ObjectName.head(of: self), "frame = \(frame.words)"] + content.before + appearanceSummary
      + behaviourSummary + ["layer = \(ObjectName.text(of: layer))"] + content.behind
    return "<" + parts.joined(separator: "; ") + ">"
  }

  private var appearanceSummary: [String] {
    var parts: [String] = []
    if transform != .identity { parts.append("transform = \(transform.words)") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(alpha.word)") }
    if isHidden { parts.append("hidden = YES") }
    if !isOpaque { parts.append("opaque = NO") }
    return parts
  }

  private var behaviourSummary: [String] {
    var parts: [String] = []
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.words)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if let keys = layer.animationKeys(), !keys.isEmpty {
      let animations = keys.map { key in
        "\(key)=\(layer.animation(forKey: key).map { ObjectName.text(of: $0) } ?? "(null)")"
      }
      parts.append("animations = { \(animations.joined(separator: "; ")); }")
    }
    if let recognizers = gestureRecognizers {
      parts.append("gestureRecognizers = \(ObjectName.text(of: recognizers as NSArray))")
    }
    if let color = backgroundColor { parts.append("backgroundColor = \(color)") }
    return parts
  }
}

extension UIView.AutoresizingMask {
  fileprivate var words: String {
    let names: [(Self, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

extension CGFloat {
  /// The number as C's `%g` writes it.
  var word: String { String(format: "%g", Double(self)) }
}

extension CGRect {
  fileprivate var words: String {
    "(\(minX.word) \(minY.word); \(width.word) \(height.word))"
  }
}

extension CGAffineTransform {
  fileprivate var words: String {
    "[" + [a, b, c, d, tx, ty].map(\.word).joined(separator: ", ") + "]"
  }
}
