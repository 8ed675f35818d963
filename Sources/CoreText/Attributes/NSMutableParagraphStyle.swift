// Paragraph styles that can be changed.

public import CoreGraphics

/// A paragraph style that can be changed
/// ([Apple](https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle)).
///
/// A length that is NaN or infinite is ignored and logged.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  public override init() {
    super.init()
  }

  override init(_ values: Values) {
    super.init(values)
  }

  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { set(\.lineSpacing, newValue, atLeast: 0) }
  }

  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { set(\.paragraphSpacing, newValue, atLeast: 0) }
  }

  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { set(\.paragraphSpacingBefore, newValue, atLeast: 0) }
  }

  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { set(\.headIndent, newValue) }
  }

  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { set(\.tailIndent, newValue) }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { set(\.firstLineHeadIndent, newValue) }
  }

  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { set(\.minimumLineHeight, newValue, atLeast: 0) }
  }

  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { set(\.maximumLineHeight, newValue, atLeast: 0) }
  }

  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { set(\.lineHeightMultiple, newValue, atLeast: 0) }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }

  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var tabStops: [NSTextTab]! {
    get { values.tabStops }
    set { values.tabStops = newValue ?? [] }
  }

  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { set(\.defaultTabInterval, newValue, atLeast: 0) }
  }

  /// Adds a tab stop and sorts by distance.
  open func addTabStop(_ anObject: NSTextTab) {
    values.tabStops.append(anObject)
    values.tabStops.sort { $0.location < $1.location }
  }

  /// Removes the tab stops that are equal to one.
  open func removeTabStop(_ anObject: NSTextTab) {
    values.tabStops.removeAll { $0 == anObject }
  }

  /// Replaces all values with another style's.
  open func setParagraphStyle(_ style: NSParagraphStyle) {
    values = style.values
  }

  private func set(
    _ property: WritableKeyPath<Values, CGFloat>, _ value: CGFloat, atLeast low: CGFloat? = nil
  ) {
    // Tested before clamping: `max` returns a number for a NaN.
    guard allFinite(value, for: "NSParagraphStyle") else { return }
    values[keyPath: property] = low.map { max($0, value) } ?? value
  }
}
