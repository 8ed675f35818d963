// Attributed strings that notify layout managers of edits.

public import Foundation

/// An attributed string that notifies its layout managers of edits
/// ([Apple](https://developer.apple.com/documentation/uikit/nstextstorage)).
///
/// A subclass with storage of its own overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls
/// `edited(_:range:changeInLength:)` from the last two; all other changes go through these.
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of an edit.
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// The layout managers that follow the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// The delegate.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The kinds of edits since the last `processEditing()`.
  open private(set) var editedMask: EditActions = []
  /// The edited range; its location is `NSNotFound` without an edit.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The growth of the text in UTF-16 units; negative where it shrank.
  open private(set) var changeInLength = 0
  private var editings = 0
  /// The closure that the text view sets, called after each change.
  var onChange: (() -> Void)?

  /// Adds a layout manager, unless it is there.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    aLayoutManager.invalidateLayout()
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
    aLayoutManager.invalidateLayout()
  }

  // MARK: Editing

  /// Records an edit of `range`, in coordinates before the edit, and the change of its length.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int)
  {
    let new = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    self.editedRange =
      self.editedRange.location == NSNotFound ? new : NSUnionRange(self.editedRange, new)
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if editings == 0 { processEditing() }
  }

  /// Reports the edit to the delegate and the layout managers.
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: editedMask, range: editedRange, changeInLength: changeInLength,
        invalidatedRange: editedRange)
    }
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    onChange?()
  }

  open override func beginEditing() { editings += 1 }

  open override func endEditing() {
    editings = max(0, editings - 1)
    if editings == 0 { processEditing() }
  }

  // MARK: Primitives

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  // MARK: Everything else through the primitives

  open override var length: Int { string.utf16.count }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    // SAFETY: the caller's pointer is passed on.
    unsafe attributes(at: location, effectiveRange: range)[attrName]
  }

  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    // SAFETY: as above.
    unsafe snapshot.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
  }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int,
    longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> Any? {
    // SAFETY: as above.
    unsafe snapshot.attribute(
      attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
  }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    snapshot.attributedSubstring(from: range)
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    changeAttributes(in: range) { $0.merge(attrs) { $1 } }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    let new = attrString.snapshot
    replaceCharacters(in: range, with: new.string)
    for (attributes, part) in new.attributeRuns {
      setAttributes(
        attributes, range: NSRange(location: range.location + part.location, length: part.length))
    }
    endEditing()
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) {
    insert(attrString, at: length)
  }

  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  private func changeAttributes(
    in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    beginEditing()
    for (attributes, part) in attributeRuns {
      let part = NSIntersectionRange(part, range)
      guard part.length > 0 else { continue }
      var changed = attributes
      change(&changed)
      setAttributes(changed, range: part)
    }
    endEditing()
  }
}

extension NSAttributedString {
  /// The runs of equal attributes with their ranges, by `string` and `attributes(at:effectiveRange:)` alone, which a
  /// subclass can override.
  var attributeRuns: [([NSAttributedString.Key: Any], NSRange)] {
    var runs: [([NSAttributedString.Key: Any], NSRange)] = []
    let end = string.utf16.count
    var start = 0
    while start < end {
      var range = NSRange(location: start, length: end - start)
      // SAFETY: the range outlives the call.
      let attributes = unsafe attributes(at: start, effectiveRange: &range)
      let stop = min(max(NSMaxRange(range), start + 1), end)
      runs.append((attributes, NSRange(location: start, length: stop - start)))
      start = stop
    }
    return runs
  }

  /// A copy that does not change with the storage.
  var snapshot: NSAttributedString {
    let copy = NSMutableAttributedString(string: string)
    for (attributes, range) in attributeRuns { copy.setAttributes(attributes, range: range) }
    return copy
  }
}
