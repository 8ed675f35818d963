// The layout of a text storage in text containers.

import CoreGraphics
public import Foundation

/// The layout of a text storage in text containers
/// ([Apple](https://developer.apple.com/documentation/uikit/nslayoutmanager)).
///
/// A glyph here is a UTF-16 unit of the text: glyph indices and character indices are the same.
/// Text that does not fit a container continues in the next. Layout is made on first use after a change.
open class NSLayoutManager: NSObject {
  /// The text; nil until a storage adds the manager.
  open internal(set) weak var textStorage: NSTextStorage?
  /// The containers in the order in which text fills them.
  open private(set) var textContainers: [NSTextContainer] = []
  /// The delegate.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// The layout of each container; nil after a change.
  private var laidOut: [LaidOutText]?

  /// Whether lines are the leading of a text style's font apart. Default: true.
  open var usesFontLeading = true {
    didSet { if usesFontLeading != oldValue { invalidateLayout() } }
  }

  // The following properties have no effect.
  open var allowsNonContiguousLayout = false
  open var showsInvisibleCharacters = false
  open var showsControlCharacters = false
  open var limitsLayoutForSuspiciousContents = false
  open var usesDefaultHyphenation = false
  open var hasNonContiguousLayout: Bool { false }

  /// Creates a layout manager without containers.
  public override init() {}
  public required init?(coder: NSCoder) {}

  // MARK: Containers

  /// Appends a container.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Inserts a container at an index, which is clamped.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(0, index), textContainers.count))
    container.layoutManager = self
    invalidateLayout()
  }

  /// Removes the container at an index; has no effect for an index without one.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    invalidateLayout()
  }

  /// Invalidates the layout after a change of a container.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidateLayout() }

  // MARK: Layout

  func invalidateLayout() {
    laidOut = nil
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  /// Invalidates the layout after an edit of the storage.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {
    invalidateLayout()
  }

  /// Invalidates the layout of all text, whose range it writes to the pointer if that is not nil.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) {
    // SAFETY: Apple's signature; the pointer is nil or the caller's, valid for this call.
    if let actualCharacterRange = unsafe actualCharacterRange {
      unsafe actualCharacterRange.pointee = NSRange(location: 0, length: numberOfGlyphs)
    }
    invalidateLayout()
  }

  /// Invalidates the layout of all text, whose range it writes to the pointer if that is not nil.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange: NSRangePointer?
  ) {
    // SAFETY: the caller's pointer is passed on.
    unsafe invalidateLayout(
      forCharacterRange: charRange, actualCharacterRange: actualCharacterRange)
  }

  /// Has no effect: the views that show the text invalidate themselves.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Has no effect: the views that show the text invalidate themselves.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
  /// Makes the layout of all containers.
  open func ensureLayout(for container: NSTextContainer) { _ = layouts }
  /// Makes the layout of all containers.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layouts }
  /// Makes the layout of all containers.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layouts }
  /// Makes the layout of all containers.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    _ = layouts
  }
  /// Has no effect: glyphs are made with the layout.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Has no effect: glyphs are made with the layout.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

  /// The layout of each container.
  var layouts: [LaidOutText] {
    if let laidOut { return laidOut }
    let made = layOut()
    laidOut = made
    for (index, container) in textContainers.enumerated() {
      delegate?.layoutManager(
        self, didCompleteLayoutFor: container, atEnd: index == textContainers.count - 1)
    }
    return made
  }

  private func layOut() -> [LaidOutText] {
    guard let text = textStorage?.snapshot else { return [] }
    var start = 0
    return textContainers.map { container in
      let rest = text.remainder(from: start)
      let layout = LaidOutText(
        rest, from: start, in: container, usesFontLeading: usesFontLeading)
      start = min(layout.range.upperBound, text.length)
      return layout
    }
  }

  func layout(of container: NSTextContainer) -> LaidOutText? {
    guard let index = textContainers.firstIndex(where: { $0 === container }),
      layouts.indices.contains(index)
    else { return nil }
    return layouts[index]
  }

  /// Returns the layout of the container that shows a UTF-16 unit, else of the last one.
  func layout(ofUnit unit: Int) -> LaidOutText? {
    layouts.first { $0.range.contains(unit) } ?? layouts.last
  }

  // MARK: Drawing

  /// Draws nothing: backgrounds are drawn with the glyphs.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Draws glyphs with their backgrounds in the current context, with the container's top left corner at `origin`.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext(), let units = Range(glyphsToShow) else {
      return
    }
    for layout in layouts where layout.range.overlaps(units) {
      layout.draw(in: context, at: origin, units: units)
    }
  }
}
