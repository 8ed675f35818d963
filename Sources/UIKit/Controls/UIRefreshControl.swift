// The control above a scroll view's content that is pulled down to refresh.

public import CoreGraphics

/// An activity indicator that is pulled down
/// ([Apple](https://developer.apple.com/documentation/uikit/uirefreshcontrol)). Pulled far enough
/// it starts to rotate and sends `valueChanged`.
open class UIRefreshControl: UIControl {
  private static let height: CGFloat = 60
  /// The distance of a pull that starts refreshing, in points.
  private static let reach: CGFloat = 90

  private let indicator = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()

  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UIRefreshControl.self)
  }

  private func setUp() {
    indicator.hidesWhenStopped = false
    label.textAlignment = .center
    addPart(indicator)
    addPart(label)
    alpha = 0
  }

  open private(set) var isRefreshing = false

  /// Under the indicator. Default: nil.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if let own = storage.tintColor { indicator.color = own }
  }

  /// Starts the animation, and reserves space above the contents. Sends no event.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    alpha = 1
    indicator.startAnimating()
    guard let scroll = superview as? UIScrollView else { return }
    scroll.contentInset.top += Self.height
  }

  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    indicator.stopAnimating()
    guard let scroll = superview as? UIScrollView else { return }
    scroll.contentInset.top -= Self.height
    follow(scroll)
  }

  /// Stands above the contents and appears as they are pulled.
  func follow(_ scroll: UIScrollView) {
    let place = CGRect(x: 0, y: -Self.height, width: scroll.bounds.width, height: Self.height)
    if frame != place { frame = place }
    guard !isRefreshing else { return }
    let pulled = -scroll.bounds.minY - scroll.contentInset.top
    alpha = min(max(pulled / Self.height, 0), 1)
    if scroll.isDragging, pulled >= Self.reach {
      beginRefreshing()
      sendActions(for: .valueChanged)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    indicator.sizeToFit()
    let text = attributedTitle == nil ? 0 : label.sizeThatFits(bounds.size).height
    indicator.center = CGPoint(x: bounds.midX, y: (bounds.height - text) / 2)
    label.frame = CGRect(
      x: 0, y: indicator.frame.maxY + 4, width: bounds.width, height: text)
  }
}
