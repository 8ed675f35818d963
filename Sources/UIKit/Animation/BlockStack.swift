// The animation blocks that are being run.

import QuartzCore

/// Told before a block changes a property of a layer.
@MainActor protocol ChangeRecorder: AnyObject {
  func note(_ layer: CALayer, _ key: String)
}

/// The animation blocks that are being run, the innermost last.
@MainActor enum BlockStack {
  enum Entry {
    case block(AnimationBlock)
    case recorder(any ChangeRecorder)
    case withoutAnimation
  }

  static var entries: [Entry] = []
  static var isEnabled = true
  /// Whether designables are made for a page, or a document's objects. Both are shown at the end of what their setters
  /// animate, as on Interface Builder's canvas; what repeats for ever has no end, and runs.
  static var isPreparing = false

  /// Whether a block animates. `repeats`: whether it does so again and again.
  static func animates(repeats: Bool) -> Bool { isEnabled && (!isPreparing || repeats) }

  /// The innermost block; nil where nothing animates.
  static var current: AnimationBlock? {
    guard isEnabled, case .block(let block) = entries.last else { return nil }
    return block
  }

  /// The recorder of the innermost block's changes.
  static var recorder: (any ChangeRecorder)? {
    guard isEnabled, case .recorder(let recorder) = entries.last else { return nil }
    return recorder
  }

  /// The innermost block where it has keyframes.
  static var keyframes: KeyframeBlock? { recorder as? KeyframeBlock }

  static func run(_ entry: Entry, _ body: () -> Void) {
    entries.append(entry)
    defer { entries.removeLast() }
    body()
  }
}
