// How the lines of a paragraph are set.

public import CoreGraphics

/// Spacing, alignment and breaking of the lines of a paragraph. Lengths are points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let mark = ForeignObjectMark()

  package struct Values: Hashable, Sendable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var hyphenationFactor: Float = 0
    var lineBreakStrategy: LineBreakStrategy = []
    var allowsDefaultTighteningForTruncation = false
    var usesDefaultHyphenation = false
    var tabStops: [NSTextTab] = []
    var defaultTabInterval: CGFloat = 0
  }

  // Written by the mutable subclass alone, which is as little Sendable as Apple's.
  package fileprivate(set) var values: Values

  public override init() {
    values = Values()
  }

  fileprivate init(_ values: Values) {
    self.values = values
  }

  public static let `default` = NSParagraphStyle()

  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection { .leftToRight }

  /// Between the bottom of a line and the top of the next.
  open var lineSpacing: CGFloat { values.lineSpacing }
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  open var alignment: NSTextAlignment { values.alignment }
  open var headIndent: CGFloat { values.headIndent }
  /// From the left margin if positive, from the right one if not.
  open var tailIndent: CGFloat { values.tailIndent }
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// 0: no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// 0: natural.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// `natural` is the direction of the paragraph's first strong character. Default: `natural`.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  open var hyphenationFactor: Float { values.hyphenationFactor }
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Kept, as the tabs' interval: a tab is one space.
  // Apple's signature: never nil when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabStops: [NSTextTab]! { values.tabStops }
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed. NaN and infinities leave a length as it was.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  public override init() {
    super.init()
  }

  fileprivate override init(_ values: Values) {
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

  /// Kept: lines are broken in one way.
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

  open func addTabStop(_ anObject: NSTextTab) {
    values.tabStops.append(anObject)
    values.tabStops.sort { $0.location < $1.location }
  }

  open func removeTabStop(_ anObject: NSTextTab) {
    values.tabStops.removeAll { $0 == anObject }
  }

  open func setParagraphStyle(_ style: NSParagraphStyle) {
    values = style.values
  }

  private func set(
    _ property: WritableKeyPath<Values, CGFloat>, _ value: CGFloat, atLeast low: CGFloat? = nil
  ) {
    // Before any clamping: `max` would make a number of a NaN.
    guard allFinite(value, for: "NSParagraphStyle") else { return }
    values[keyPath: property] = low.map { max($0, value) } ?? value
  }
}
