// The page control: a row of dots, one a page.

public import CoreGraphics

/// A row of dots, one for each page
/// ([Apple](https://developer.apple.com/documentation/uikit/uipagecontrol)).
open class UIPageControl: UIControl {
  private static let dot: CGFloat = 7
  private static let spacing: CGFloat = 10
  private static let height: CGFloat = 26

  override class var isOpaqueByDefault: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentMode = .redraw
    decode(coder, as: UIPageControl.self)
  }

  /// Default: 0.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// From 0. Default: 0.
  open var currentPage = 0 {
    didSet {
      currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
      setNeedsDisplay()
    }
  }

  /// Whether a single page shows no dot. Default: false.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// Default: nil, a grey.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Default: nil, the label's colour.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The image that replaces every dot, in the dots' colours. Default: nil.
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  private var indicatorImages: [Int: UIImage] = [:]

  /// Sets the image that replaces the dot of a page; nil restores the dot.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
    setNeedsDisplay()
  }

  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }

  /// The image that replaces the current page's dot; nil for the image of the others.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  private var currentIndicatorImages: [Int: UIImage] = [:]

  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentIndicatorImages[page] = image
    setNeedsDisplay()
  }

  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentIndicatorImages[page]
  }

  /// Returns the image of a page; nil for a dot.
  private func image(forPage page: Int) -> UIImage? {
    let current = currentIndicatorImages[page] ?? preferredCurrentPageIndicatorImage
    let other = indicatorImages[page] ?? preferredIndicatorImage
    return page == deferredFrom ?? currentPage ? current ?? other : other
  }

  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  public enum InteractionState: Int, Sendable {
    case none = 0
    case discrete = 1
    case continuous = 2
  }

  /// Has no effect: the dots have no background, and a touch moves by one page.
  open var backgroundStyle = BackgroundStyle.automatic
  open var allowsContinuousInteraction = true
  open var interactionState: InteractionState { .none }

  /// Whether another page shows only when `updateCurrentPageDisplay()` is called after a touch.
  /// Default: false.
  open var defersCurrentPageDisplay = false
  /// The page that shows while a touch's waits.
  private var deferredFrom: Int?

  open func updateCurrentPageDisplay() {
    deferredFrom = nil
    setNeedsDisplay()
  }

  /// As large as for 1,000 pages from there on.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(min(max(0, pageCount), 1000))
    return CGSize(
      width: count * Self.dot + max(0, count - 1) * Self.spacing + 2 * Self.spacing,
      height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { setNeedsDisplay() }
  }

  /// A touch at a side moves by one page in that direction.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let point = touch?.location(in: self), bounds.contains(point) else { return }
    let old = currentPage
    if defersCurrentPageDisplay { deferredFrom = deferredFrom ?? old }
    currentPage += (point.x < bounds.midX) == isRightToLeft ? 1 : -1
    if currentPage != old { send([.valueChanged, .primaryActionTriggered], event) }
  }

  open override func draw(_ rect: CGRect) {
    guard numberOfPages > 1 || !hidesForSinglePage else { return }
    let pitch = Self.dot + Self.spacing
    let start = bounds.midX - (CGFloat(numberOfPages) * pitch - Self.spacing) / 2
    for position in visiblePages(from: start, pitch: pitch) {
      // From right to left the first page's dot is on the right.
      let page = isRightToLeft ? numberOfPages - 1 - position : position
      let color =
        page == deferredFrom ?? currentPage
        ? currentPageIndicatorTintColor ?? UIColor.label
        : pageIndicatorTintColor ?? UIColor.tertiaryLabel
      color.setFill()
      let place = CGRect(
        x: start + CGFloat(position) * pitch, y: bounds.midY - Self.dot / 2, width: Self.dot,
        height: Self.dot)
      if let image = image(forPage: page) {
        image.withTintColor(color).draw(
          at: CGPoint(
            x: place.midX - image.size.width / 2, y: place.midY - image.size.height / 2))
      } else {
        UIBezierPath(ovalIn: place).fill()
      }
    }
  }

  /// The pages whose indicators reach into the bounds, the first of which begins at `start`.
  private func visiblePages(from start: CGFloat, pitch: CGFloat) -> Range<Int> {
    let images =
      Array(indicatorImages.values) + Array(currentIndicatorImages.values)
      + [preferredIndicatorImage, preferredCurrentPageIndicatorImage].compactMap(\.self)
    let reach = images.map(\.size.width).reduce(Self.dot, max)
    func page(at x: CGFloat) -> Int {
      min(Int(exactly: max(0, ((x - start) / pitch).rounded(.down))) ?? .max - 1, numberOfPages)
    }
    let first = page(at: bounds.minX - reach)
    return first..<max(first, min(page(at: bounds.maxX + reach) + 1, numberOfPages))
  }
}
