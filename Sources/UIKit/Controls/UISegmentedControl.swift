// Segmented controls: one of a few.

public import CoreGraphics

/// A control with segments side by side, of which one is selected; 32 points high
/// ([Apple](https://developer.apple.com/documentation/uikit/uisegmentedcontrol)).
open class UISegmentedControl: UIControl {
  /// The selection of none.
  public static let noSegment = -1

  /// Whether the control is as high as before iOS 13, for documents of that time.
  final var isLow = false { didSet { invalidateIntrinsicContentSize() } }
  /// Points, with the points below the alignment rectangle.
  private var naturalHeight: CGFloat { isLow ? 29 : 32 }
  private static let cornerRadius: CGFloat = 8
  private static let margin: CGFloat = 2
  /// Beside a title, on each side.
  private static let padding: CGFloat = 9.5
  /// Between two segments.
  private static let gap: CGFloat = 1

  private struct Part {
    var title: String?
    var image: UIImage?
    var isEnabled = true
    /// 0 is as wide as the others.
    var width: CGFloat = 0
    /// The offset of title and image.
    var offset = CGSize.zero
    /// Performed when the segment is chosen.
    var action: UIAction?

    init(title: String? = nil, image: UIImage? = nil) {
      self.title = title
      self.image = image
    }

    /// The image where there is one, else the title.
    @MainActor init(_ action: UIAction) {
      image = action.image
      title = action.image == nil ? action.title : nil
      isEnabled = !action.attributes.contains(.disabled)
      self.action = action
    }
  }

  private var segments: [Part] = []
  private var titleAttributes = StateTable<[NSAttributedString.Key: Any]>()
  var pictures = SegmentImages()
  private var pressed: Int?

  override class var isOpaqueByDefault: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeControl()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeControl()
    decode(coder, as: UISegmentedControl.self)
  }

  /// Titles (`String`) and images (`UIImage`) in their order.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    becomeControl()
    segments = (items ?? []).map { Part(title: $0 as? String, image: $0 as? UIImage) }
    sizeToFit()
  }

  /// A segment for each action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Part($0) }
    if frame.isEmpty { sizeToFit() }
  }

  private func becomeControl() {
    contentMode = .redraw
  }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Part(title: title), at: min(max(segment, 0), segments.count))
    segmentsDidChange()
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(Part(image: image), at: min(max(segment, 0), segments.count))
    segmentsDidChange()
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    segments.insert(Part(action), at: min(max(segment, 0), segments.count))
    segmentsDidChange()
  }

  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0 = Part(action) }
  }

  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }

  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex >= segments.count { selectedSegmentIndex = Self.noSegment }
    segmentsDidChange()
  }

  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
    segmentsDidChange()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }

  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    if width.isFinite { change(segment) { $0.width = max(0, width) } }
  }

  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(segment)?.isEnabled ?? false
  }

  /// Moves a segment's title or image. Default: 0, 0.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    guard offset.width.isFinite, offset.height.isFinite else { return }
    change(segment) { $0.offset = offset }
  }

  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    self.segment(segment)?.offset ?? .zero
  }

  /// Default: `noSegment`. Setting it sends no event.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      if !segments.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = Self.noSegment }
      setNeedsDisplay()
    }
  }

  /// Whether a segment is only pressed, not selected. Default: false.
  open var isMomentary = false

  open var apportionsSegmentWidthsByContent = false { didSet { setNeedsDisplay() } }

  // MARK: Appearance

  /// Default: nil, white.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Stored without effect: titles and images are centred, moved by
  /// `setContentOffset(_:forSegmentAt:)`.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {
    positionAdjustments[leftCenterRightOrAlone] = adjustment
  }

  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    positionAdjustments[leftCenterRightOrAlone] ?? .zero
  }

  private var positionAdjustments: [Segment: UIOffset] = [:]

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[exactly: state] = attributes
    segmentsDidChange()
  }

  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes.value(for: state) }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: max(1, segments.map(naturalWidth).reduce(-Self.gap) { $0 + $1 + Self.gap }),
      height: naturalHeight - alignmentRectInsets.bottom)
  }

  /// Measured by controls between views in public documents of Interface Builder.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: isLow ? 0 : 1, right: 0)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: intrinsicContentSize.width, height: naturalHeight)
  }

  private func naturalWidth(_ segment: Part) -> CGFloat {
    if segment.width > 0 { return segment.width }
    let widest = segments.map { content($0) }.max() ?? 0
    return (apportionsSegmentWidthsByContent ? content(segment) : widest) + 2 * Self.padding
  }

  private func content(_ segment: Part) -> CGFloat {
    segment.image?.size.width
      ?? (segment.title ?? "").size(withAttributes: titleAttributes(.normal)).width
      .roundedUp(toPixelsOf: contentScaleFactor)
  }

  private func segment(_ index: Int) -> Part? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  private func change(_ index: Int, _ change: (inout Part) -> Void) {
    guard segments.indices.contains(index) else { return }
    change(&segments[index])
    segmentsDidChange()
  }

  private func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Tracking

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { setNeedsDisplay() }
  }

  /// The segments' rectangles, as wide as they ask for in proportion, the first on the right from
  /// right to left.
  private var rects: [CGRect] {
    let natural = segments.map(naturalWidth)
    let total = natural.reduce(0, +)
    guard total > 0 else { return [] }
    var x = bounds.minX
    return natural.map { width in
      let width = width / total * bounds.width
      defer { x += width }
      let left = isRightToLeft ? bounds.minX + bounds.maxX - x - width : x
      return CGRect(x: left, y: bounds.minY, width: width, height: bounds.height)
    }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    pressed = rects.firstIndex { $0.contains(point) }
    guard let pressed, segments[pressed].isEnabled else { return false }
    setNeedsDisplay()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    pressed = nil
    setNeedsDisplay()
    guard let point = touch?.location(in: self),
      let index = rects.firstIndex(where: { $0.contains(point) }), segments[index].isEnabled,
      index != selectedSegmentIndex || isMomentary
    else { return }
    selectedSegmentIndex = index
    send([.valueChanged, .primaryActionTriggered], event)
    if let action = segment(index)?.action { sendAction(action) }
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  // MARK: Drawing

  private func titleAttributes(_ state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let isSelected = state == .selected
    let base: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular),
      .foregroundColor: isEnabled ? UIColor.label : .tertiaryLabel,
    ]
    return base.merging(titleAttributes.value(for: state) ?? [:]) { $1 }
  }

  open override func draw(_ rect: CGRect) {
    let rects = rects
    if pictures.isEmpty {
      UIColor.tertiarySystemFill.setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: Self.cornerRadius).fill()
      for index in rects.indices.dropFirst() {
        drawDivider(before: index, at: isRightToLeft ? rects[index].maxX : rects[index].minX)
      }
      if rects.indices.contains(selectedSegmentIndex) { drawPill(rects[selectedSegmentIndex]) }
    } else {
      let states = rects.indices.map(state(ofSegmentAt:))
      if isRightToLeft {
        pictures.draw(rects.reversed(), states.reversed())
      } else {
        pictures.draw(rects, states)
      }
    }
    for (index, rect) in rects.enumerated() { drawContent(segments[index], rect, index: index) }
  }

  private func drawDivider(before index: Int, at x: CGFloat) {
    guard index != selectedSegmentIndex, index - 1 != selectedSegmentIndex else { return }
    UIColor.separator.setFill()
    UIRectFillUsingBlendMode(
      CGRect(x: x - 0.5, y: bounds.midY - 8, width: 1, height: 16), .normal)
  }

  private func drawPill(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: 0, height: 2), blur: 5, color: UIColor(white: 0, alpha: 0.12).cgColor)
    (selectedSegmentTintColor ?? .systemBackground).setFill()
    let pill = rect.insetBy(dx: Self.margin, dy: Self.margin)
    UIBezierPath(roundedRect: pill, cornerRadius: Self.cornerRadius - Self.margin + 1).fill()
    context.restoreGState()
  }

  private func state(ofSegmentAt index: Int) -> UIControl.State {
    if !isEnabled || !segments[index].isEnabled { return .disabled }
    return index == selectedSegmentIndex ? .selected : pressed == index ? .highlighted : .normal
  }

  private func drawContent(_ segment: Part, _ rect: CGRect, index: Int) {
    let rect = rect.offsetBy(dx: segment.offset.width, dy: segment.offset.height)
    let alpha: CGFloat = !segment.isEnabled ? 0.3 : pressed == index ? 0.4 : 1
    if let image = segment.image {
      let place = CGPoint(
        x: rect.midX - image.size.width / 2, y: rect.midY - image.size.height / 2)
      return image.draw(at: place, blendMode: .normal, alpha: alpha)
    }
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setAlpha(alpha)
    let text = segment.title ?? ""
    let attributes = titleAttributes(index == selectedSegmentIndex ? .selected : .normal)
    let size = text.size(withAttributes: attributes)
    text.draw(
      at: CGPoint(
        x: (rect.midX - size.width / 2).snapped(toPixelsOf: contentScaleFactor),
        y: (rect.midY - size.height / 2).snapped(toPixelsOf: contentScaleFactor)),
      withAttributes: attributes)
    context.restoreGState()
  }
}
