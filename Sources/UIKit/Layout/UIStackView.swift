// Stack views: views in a row or a column, placed by constraints of their own.

public import CoreGraphics

/// Lays its arranged subviews out in a row or a column
/// ([Apple](https://developer.apple.com/documentation/uikit/uistackview)). Hidden ones take no room.
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  /// The result of `customSpacing(after:)` where none was set.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public static let spacingUseSystem: CGFloat = 8

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var own: [NSLayoutConstraint] = []
  private var guides: [UILayoutGuide] = []
  /// The views that the constraints were made for, and their natural lengths where these give the shares; they are
  /// remade when it differs.
  private var builtFor: (views: [ObjectIdentifier], lengths: [CGFloat])?

  override class var isOpaqueByDefault: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  // Not failable, as on Apple's systems; a view is made of any coder.
  public required init(coder: NSCoder) {
    // swift-format-ignore: NeverForceUnwrap
    super.init(coder: coder)!
    decode(coder, as: UIStackView.self)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged subviews

  open var arrangedSubviews: [UIView] { arranged }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// A view that is arranged already moves.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    rebuild()
  }

  /// The view stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    rebuild()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arranged.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  // MARK: Arrangement

  /// Default: horizontal.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { rebuild() } }
  /// Default: fill.
  open var distribution = Distribution.fill { didSet { rebuild() } }
  /// Across the axis. Default: fill.
  open var alignment = Alignment.fill { didSet { rebuild() } }
  /// Points. Default: 0.
  open var spacing: CGFloat = 0 {
    didSet {
      if !allFinite(spacing, for: "UIStackView.spacing") { spacing = oldValue }
      rebuild()
    }
  }
  open var isBaselineRelativeArrangement = false
  /// Whether there is room for the layout margins around. Default: false.
  open var isLayoutMarginsRelativeArrangement = false { didSet { rebuild() } }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    rebuild()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(Self.layoutFittingCompressedSize)
  }

  /// A view that was hidden or shown changes what is arranged.
  open override func updateConstraints() {
    super.updateConstraints()
    buildIfNeeded()
  }

  override func prepareForSolving() {
    buildIfNeeded()
  }

  private func rebuild() {
    builtFor = nil
    setNeedsSolving()
    buildIfNeeded()
  }

  private var visible: [UIView] { arranged.filter { !$0.isHidden } }

  /// Whether the arranged subviews keep the frames that they are given, as on Interface Builder's canvas.
  final var keepsFrames = false { didSet { rebuild() } }

  private func buildIfNeeded() {
    guard !keepsFrames else { return NSLayoutConstraint.deactivate(own) }
    let views = visible.map { ObjectIdentifier($0) }
    let lengths = distribution == .fillProportionally ? visible.map(naturalLength(of:)) : []
    if let builtFor, builtFor == (views, lengths) { return }
    builtFor = (views, lengths)
    NSLayoutConstraint.deactivate(own)
    for guide in guides { removeLayoutGuide(guide) }
    let built = StackConstraints(self, visible, lengths: lengths).built
    (own, guides) = (built.constraints, built.guides)
    NSLayoutConstraint.activate(own)
  }

  /// The length that a view asks for along the axis; 0: none. A stack in the stack asks for that of its own views.
  private func naturalLength(of view: UIView) -> CGFloat {
    let size =
      (view as? UIStackView)?.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      ?? view.contentSizeForLayout(view.intrinsicContentSize)
    return max(0, axis == .horizontal ? size.width : size.height)
  }

  func spacing(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    return custom == Self.spacingUseDefault ? spacing : custom
  }
}
