// A text view's text as a storage that a layout manager lays out.

import CoreGraphics

/// The TextKit objects of a text view, created on first use.
@MainActor final class TextViewKit {
  let storage: NSTextStorage
  let manager: NSLayoutManager
  /// Whether the storage follows the view, not the view the storage.
  var isFollowing = false

  init(_ container: NSTextContainer) {
    manager = container.layoutManager ?? NSLayoutManager()
    storage = manager.textStorage ?? NSTextStorage(string: "")
    if container.layoutManager == nil { manager.addTextContainer(container) }
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
  }
}

extension UITextView {
  /// The view's text; changes of it are shown.
  public var textStorage: NSTextStorage { madeTextKit.storage }

  /// The layout manager of the text in `textContainer`. The view does not draw with it.
  public var layoutManager: NSLayoutManager {
    let kit = madeTextKit
    if textContainer.widthTracksTextView { textContainer.size = roomForText }
    return kit.manager
  }

  private var roomForText: CGSize {
    let room = bounds.inset(by: textContainerInset).size
    let isHigh = isScrollEnabled || !textContainer.heightTracksTextView
    return CGSize(width: room.width, height: isHigh ? .greatestFiniteMagnitude : room.height)
  }

  private var madeTextKit: TextViewKit {
    if let textKit { return textKit }
    let kit = make(of: textContainer)
    textKitFollows()
    return kit
  }

  private func make(of container: NSTextContainer) -> TextViewKit {
    let kit = TextViewKit(container)
    textKit = kit
    kit.storage.onChange = { [weak self] in
      MainActor.assumeIsolated { self?.followTextKit() }
    }
    return kit
  }

  /// Takes the text of a container that came with one.
  func adoptTextKit() {
    guard textContainer.layoutManager?.textStorage != nil else {
      textContainer.widthTracksTextView = true
      return
    }
    _ = make(of: textContainer)
    followTextKit()
  }

  private func followTextKit() {
    guard let textKit, !textKit.isFollowing else { return }
    textKit.isFollowing = true
    attributedText = textKit.storage.snapshot
    textKit.isFollowing = false
  }

  func textKitFollows() {
    guard let textKit, !textKit.isFollowing else { return }
    textKit.isFollowing = true
    textKit.storage.setAttributedString(attributedText)
    textKit.isFollowing = false
  }
}
