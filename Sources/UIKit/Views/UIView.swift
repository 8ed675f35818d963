// The view: a rectangle in a tree that is drawn, laid out and hit. Members that can be overridden are here,
// as Swift allows overriding only of what a class body declares; the work is in the extensions.

public import CoreGraphics
public import QuartzCore

/// A rectangle on the screen that manages a layer, its subviews and their events
/// ([Apple](https://developer.apple.com/documentation/uikit/uiview)). Points, y down.
///
/// - A view owns its layer and is its delegate; a view without a class method `layerClass` of its
///   own has a `CALayer`. Its subviews' layers are sublayers of it.
/// - NaN and infinities are refused: the old value stays and one line is logged.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, NSCoding, UICoordinateSpace,
  UIFocusItem, UIFocusItemContainer
{
  let backing: CALayer
  var storage = ViewState()
  /// Back to front.
  var children: [UIView] = []
  weak var parent: UIView?

  public init(frame: CGRect) {
    backing = Self.makeLayer()
    super.init()
    adoptLayer()
    self.setFrame(frame)
  }

  /// A view with an empty frame; documents set their attributes afterwards.
  public required init?(coder: NSCoder) {
    backing = Self.makeLayer()
    super.init()
    adoptLayer()
    decode(coder, as: UIView.self)
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Writes nothing: documents are read elsewhere.
  nonisolated open func encode(with coder: NSCoder) {}

  /// The class, the address, the frame and what else is not as usual, in the words of Apple's `description`.
  nonisolated open override var description: String {
    guard MainQueue.isCurrent else { return ObjectName.text(of: self) }
    return MainActor.assumeIsolated { summary }
  }

  /// The parts of `description` about a class's content, before and behind the rest. Default: nothing.
  var contentSummary: (before: [String], behind: [String]) { ([], []) }

  // MARK: Layer

  /// The class of the view's layer. Default: `CALayer`. A custom class is registered with
  /// `CALayer.register(_:make:copy:)`.
  open class var layerClass: AnyClass { CALayer.self }

  open var layer: CALayer { backing }

  /// Nil inside an animation block lets the layer look for another action; outside, `NSNull` means
  /// no animation.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    blockAction(for: layer, forKey: event)
  }

  open func layoutSublayers(of layer: CALayer) {
    guard layer === backing else { return }
    withTraits { layOutSubviews() }
  }

  open func layerWillDraw(_ layer: CALayer) {}

  open func display(_ layer: CALayer) {
    guard layer === backing else { return layer.recordDrawing() }
    recordContents()
  }

  open func draw(_ layer: CALayer, in ctx: CGContext) {
    guard layer.model() === backing else { return }
    recordDrawing(in: ctx)
  }

  // MARK: Geometry

  /// The rectangle in the superview's coordinates, from bounds, centre and transform; under a
  /// transform the smallest one around the view.
  open var frame: CGRect {
    get { backing.frame }
    set { setFrame(newValue) }
  }

  /// The rectangle in the view's own coordinates. Default: the frame's size at (0, 0).
  open var bounds: CGRect {
    get { backing.bounds }
    set { setBounds(newValue) }
  }

  /// The middle of the bounds (its anchor point) in the superview's coordinates.
  open var center: CGPoint {
    get { backing.position }
    set { setCenter(newValue) }
  }

  /// The point of the bounds, in the unit square, that `center` positions. Default: (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { backing.anchorPoint }
    set { backing.anchorPoint = newValue }
  }

  /// About the centre. Default: identity.
  open var transform: CGAffineTransform {
    get { backing.affineTransform() }
    set { setTransform(newValue) }
  }

  /// About the centre. Default: identity.
  open var transform3D: CATransform3D {
    get { backing.transform }
    set { backing.transform = newValue }
  }

  /// Pixels per point of what the view draws. Default: the screen's.
  open var contentScaleFactor: CGFloat {
    get { storage.contentScaleFactor ?? storage.treeScale.screen }
    set { setContentScaleFactor(newValue) }
  }

  /// Called when `contentScaleFactor` changed.
  func scaleDidChange() {
    if backing.contents == nil { backing.contentsScale = contentScaleFactor }
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Called when the hierarchy is shown larger or smaller on the same screen.
  func zoomDidChange() {}

  // MARK: Appearance

  /// 0 … 1. Default: 1.
  open var alpha: CGFloat {
    get { CGFloat(backing.opacity) }
    set { setAlpha(newValue) }
  }

  open var isHidden: Bool {
    get { backing.isHidden }
    set {
      guard newValue != backing.isHidden else { return }
      backing.isHidden = newValue
      if parent is UIStackView { setNeedsSolving() }
    }
  }

  /// Whether the view fills its bounds itself: what `draw(_:)` leaves out is black where there is no background colour.
  /// Default: true.
  open var isOpaque = true {
    didSet { if isOpaque != oldValue { setNeedsDisplay() } }
  }

  /// Whether views of the class are opaque until somebody says otherwise. Default: true.
  class var isOpaqueByDefault: Bool { true }

  /// Whether the background colour is part of what the view draws, so that its layer's corners do not round it.
  /// Default: false.
  class var drawsBackground: Bool { false }

  open var clearsContextBeforeDrawing = true

  /// Default: nil, clear.
  open var backgroundColor: UIColor? {
    get { currentBackgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// Default: the superview's, at the top the system's blue.
  // Apple's signature: never nil when read, nil takes the view's own tint back.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { shownTint }
    set { setTintColor(newValue) }
  }

  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }

  /// Called when the tint of the view changed, its own or an inherited one.
  open func tintColorDidChange() {}

  open var clipsToBounds: Bool {
    get { backing.masksToBounds }
    set { backing.masksToBounds = newValue }
  }

  /// The content mode. Default: `scaleToFill`.
  open var contentMode: ContentMode {
    get { storage.contentMode }
    set { setContentMode(newValue) }
  }

  /// Its alpha masks the view. It must have no superview.
  open var mask: UIView? {
    get { storage.mask }
    set { setMask(newValue) }
  }

  /// Draws the view's content; the context is current. Default: nothing.
  ///
  /// - Parameter rect: The whole bounds: drawing is recorded, not repainted piece by piece.
  open func draw(_ rect: CGRect) {}

  /// Draws below ``draw(_:)`` what UIKit shows in a view of its own, such as a field's border: a subclass that overrides
  /// ``draw(_:)`` keeps it. Default: nothing.
  func drawBackdrop() {}

  open func setNeedsDisplay() {
    backing.setNeedsDisplay()
  }

  open func setNeedsDisplay(_ rect: CGRect) {
    backing.setNeedsDisplay()
  }

  /// A view that shows what this one shows now; changes of this one do not show in it.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(updating: afterUpdates)
  }

  /// A part of what this view shows now; the middle of its `capInsets` stretches.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(of: rect, updating: afterUpdates, capInsets)
  }

  /// Draws the view and those below it, as they are shown now, into the current context.
  ///
  /// - Returns: Whether there was a context.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, updating: afterUpdates)
  }

  // MARK: Events

  /// Default: true.
  open var isUserInteractionEnabled = true

  open var isMultipleTouchEnabled = false

  open var isExclusiveTouch = false

  open override var next: UIResponder? { storage.controller ?? parent }

  /// Ends editing in this view and all below it.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { endEditingHere(force) }

  /// The deepest view at a point of this view's coordinates, front to back; nil where neither it
  /// nor a subview is hit: hidden, not interactive, alpha below 0.01, or the point outside.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    defaultHitTest(point, with: event)
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Default: nil, none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storage.gestures.isEmpty ? nil : storage.gestures }
    set {
      for recognizer in storage.gestures { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Adds the recogniser and removes it from its former view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether a gesture of this view may begin. Default: true; a control refuses single taps of the
  /// views it is in.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the keyboard's focus can move to this view. Default: false.
  open var canBecomeFocused: Bool { false }

  /// Whether the view has the keyboard's focus.
  open var isFocused: Bool { storage.isFocused }

  /// The preferred focus environments of remote controls, which are never asked for.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// The earlier form of ``preferredFocusEnvironments``. Default: nil.
  open weak var preferredFocusedView: UIView? { nil }
  /// The view's controller, else the view that it is in.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? {
    storage.controller as? any UIFocusEnvironment ?? parent
  }
  /// The view itself.
  open var focusItemContainer: (any UIFocusItemContainer)? { self }
  /// Has no effect: the keyboard's focus knows no groups. Default: nil.
  open var focusGroupIdentifier: String? {
    get { storage.rareData?.focusGroupIdentifier }
    set { rareData.focusGroupIdentifier = newValue }
  }
  /// Has no effect: the keyboard's focus knows no groups. Default: ignored.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { storage.rareData?.focusGroupPriority ?? .ignored }
    set { rareData.focusGroupPriority = newValue }
  }
  /// Has no effect: no remote control is moved.
  open var isTransparentFocusItem: Bool { false }
  /// Never called: no remote control is moved.
  open func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
  /// Has no effect: only the keyboard moves the focus.
  open func setNeedsFocusUpdate() {}
  /// Has no effect: only the keyboard moves the focus.
  open func updateFocusIfNeeded() {}
  /// Asked before the keyboard moves the focus from or to this view or one in it. Default: true.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called after the keyboard has moved the focus from or to this view or one in it.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Never called: no sound is played.
  open func soundIdentifierForFocusUpdate(
    in context: UIFocusUpdateContext
  ) -> UIFocusSoundIdentifier? { nil }

  /// The view's own coordinates.
  open var coordinateSpace: any UICoordinateSpace { self }

  /// The subviews in a part of the view that the focus can move to.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    children.filter { $0.canBecomeFocused && $0.frame.intersects(rect) }
  }

  // MARK: Coordinates

  /// A point of this view in the coordinates of `view`; nil is the top of this view's tree.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    backing.convert(point, to: (view ?? top).backing)
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    backing.convert(point, from: (view ?? top).backing)
  }

  /// The smallest rectangle around the converted one.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    backing.convert(rect, to: (view ?? top).backing)
  }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    backing.convert(rect, from: (view ?? top).backing)
  }

  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace.spaceView)
  }

  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace.spaceView)
  }

  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace.spaceView)
  }

  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace.spaceView)
  }

  // MARK: Dynamics

  /// The form by which animators of dynamics let views touch. Default: the rectangle.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Hierarchy

  open var superview: UIView? { parent }

  /// Back to front.
  open var subviews: [UIView] { children }

  /// The window at the top of the tree, nil outside of one.
  open var window: UIWindow? { parent?.window }

  /// Any number to find the view by. Default: 0.
  open var tag = 0

  /// The view whose first baseline others mean. Default: the view itself.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last baseline others mean. Default: the view itself.
  open var forLastBaselineLayout: UIView { self }

  open func addSubview(_ view: UIView) {
    insert(view, at: children.count, layer: .onTop)
  }

  /// An index beyond the last is the front, a negative one the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, toFront: true)
  }

  open func sendSubviewToBack(_ view: UIView) {
    reorder(view, toFront: false)
  }

  open func removeFromSuperview() {
    leaveSuperview()
  }

  open func isDescendant(of view: UIView) -> Bool {
    self === view || parent?.isDescendant(of: view) == true
  }

  /// This view or the first one below it with the tag, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Layout

  /// The autoresizing mask. Default: none.
  open var autoresizingMask: AutoresizingMask = []

  /// Default: true.
  open var autoresizesSubviews = true

  open func setNeedsLayout() {
    backing.setNeedsLayout()
  }

  /// Lays out this view and all below it until nothing wants layout.
  open func layoutIfNeeded() {
    settleLayout()
  }

  /// Gives the view what it shows, before it is laid out. Default: nothing.
  open func updateProperties() {}

  /// Asks for `updateProperties()` before the next layout.
  open func setNeedsUpdateProperties() {
    storage.needsUpdateProperties = true
    setNeedsLayout()
  }

  /// Calls `updateProperties()` now if somebody asked for it.
  open func updatePropertiesIfNeeded() { updateStaleProperties() }

  /// Lays out the subviews. Called when the bounds' size or the subviews changed, except by
  /// subviews that change while it runs. Default: applies the frames of the constraints.
  open func layoutSubviews() {
    placeConstrainedSubviews()
  }

  /// Points between the edges and what the view holds. Default: 8 on each side, and the safe area's.
  open var layoutMargins: UIEdgeInsets {
    get { marginsFromSafeArea }
    set { setLayoutMargins(newValue) }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(layoutMargins) }
    set { layoutMargins = absolute(newValue) }
  }

  open var preservesSuperviewLayoutMargins = false

  open var insetsLayoutMarginsFromSafeArea = true

  open func layoutMarginsDidChange() {}

  /// The part of the view that something covers: here what view controllers add. Default: zero.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeArea }

  open func safeAreaInsetsDidChange() {}

  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      if semanticContentAttribute != oldValue { setNeedsLayout() }
    }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: semanticContentAttribute == .unspecified ? environmentDirection : .leftToRight)
  }

  // MARK: Size

  /// The size that suits the content best, given `size` to fill. Default: the present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  /// Takes the size that fits; the frame's origin stays.
  open func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// The content's natural size. Default: `noIntrinsicMetric` in both directions.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() {
    parent?.setNeedsLayout()
    if isConstrained { setNeedsSolving() }
  }

  /// The size that the view's constraints give it, as near to the target as they allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittedSize(LayoutFitting(target: targetSize, horizontal: horizontal, vertical: vertical))
  }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    storage.hugging[axis]
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    storage.hugging[axis] = priority
    if isConstrained { setNeedsSolving() }
  }

  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    storage.compressionResistance[axis]
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    storage.compressionResistance[axis] = priority
    if isConstrained { setNeedsSolving() }
  }

  // MARK: Constraints

  /// Whether the frame and the autoresizing mask position the view. Default: true; false leaves it
  /// to constraints, and undetermined values stay unchanged.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      _ = layoutState
      setNeedsSolving()
    }
  }

  open class var requiresConstraintBasedLayout: Bool { false }

  /// The constraints that this view holds.
  open var constraints: [NSLayoutConstraint] { storage.layout?.constraints ?? [] }

  /// Holds the constraint, which becomes active; its items must be this view or in it.
  open func addConstraint(_ constraint: NSLayoutConstraint) { take(constraint) }

  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  open func removeConstraint(_ constraint: NSLayoutConstraint) { drop(constraint) }

  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  open func setNeedsUpdateConstraints() {
    storage.needsUpdateConstraints = true
    markTreeNeedsUpdateConstraints()
    setNeedsLayout()
  }

  open func needsUpdateConstraints() -> Bool { storage.needsUpdateConstraints }

  open func updateConstraintsIfNeeded() {
    updateConstraintsOfTree()
  }

  /// Called before layout after `setNeedsUpdateConstraints()`.
  open func updateConstraints() {
    storage.needsUpdateConstraints = false
  }

  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the alignment rectangle, which constraints refer to.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The constraints of the tree that name this view, along `axis`.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintsAffecting(axis)
  }

  /// Whether constraints leave a number of the frame open, which then keeps its former value.
  open var hasAmbiguousLayout: Bool { !undeterminedParts.isEmpty }

  open func exerciseAmbiguityInLayout() {}

  // MARK: Anchors and guides

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { take(layoutGuide) }

  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { drop(layoutGuide) }

  open var layoutGuides: [UILayoutGuide] { storage.layout?.guides ?? [] }

  /// The bounds less the layout margins.
  open var layoutMarginsGuide: UILayoutGuide { marginsGuide }

  /// The readable content guide: the layout margins, as on a phone.
  open var readableContentGuide: UILayoutGuide { layoutMarginsGuide }

  /// The bounds less what covers them.
  open var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }

  /// The layout guide of the keyboard: at the bottom, as none appears.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

  /// From the top of the alignment rectangle to the first baseline. Default: 0, as views without text have it in public
  /// documents of Interface Builder.
  var firstBaselineFromTop: CGFloat {
    let other = forFirstBaselineLayout
    guard other !== self, other.isDescendant(of: self) else { return 0 }
    return convert(CGPoint(x: 0, y: other.firstBaselineFromTop), from: other).y
  }

  /// From the last baseline to the bottom of the alignment rectangle. Default: 0.
  var lastBaselineFromBottom: CGFloat {
    let other = forLastBaselineLayout
    guard other !== self, other.isDescendant(of: self) else { return 0 }
    let baseline = CGPoint(x: 0, y: other.bounds.height - other.lastBaselineFromBottom)
    return bounds.height - convert(baseline, from: other).y
  }

  /// Whether the content's size follows from the width that constraints give. Default: false.
  var breaksLinesAtItsWidth: Bool { false }

  /// The size of the content whose lines are broken at that width.
  func sizeBrokenAt(_ width: CGFloat) -> CGSize { intrinsicContentSize }

  /// A scroll view's contents: what its edges mean to its subviews. Default: nil, the bounds.
  var contentEdgesGuide: UILayoutGuide? { nil }

  /// Called before the constraints of the tree are read.
  func prepareForSolving() {}

  /// A guide of this view has another frame.
  func guideDidMove(_ guide: UILayoutGuide) {}

  // MARK: Restoration, motion effects and interactions

  /// Default: nil, nothing is restored.
  open var restorationIdentifier: String? {
    get { storage.rareData?.restorationIdentifier }
    set { rareData.restorationIdentifier = newValue }
  }

  /// Writes what the view is restored from. Nothing is restored here.
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}

  open func addMotionEffect(_ effect: UIMotionEffect) { rareData.motionEffects.append(effect) }

  open func removeMotionEffect(_ effect: UIMotionEffect) {
    rareData.motionEffects.removeAll { $0 === effect }
  }

  open var motionEffects: [UIMotionEffect] {
    get { storage.rareData?.motionEffects ?? [] }
    set { rareData.motionEffects = newValue }
  }

  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

  open var interactions: [any UIInteraction] {
    get { storage.rareData?.interactions ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// The focus effect. Has no effect: the focus ring is the same for all views. Default: nil.
  open var focusEffect: UIFocusEffect? {
    get { storage.rareData?.focusEffect }
    set { rareData.focusEffect = newValue }
  }

  /// Lays out the view for paper; there is none here.
  open func viewPrintFormatter() -> UIViewPrintFormatter { printFormatter() }

  // MARK: Traits

  open var traitCollection: UITraitCollection { effectiveTraits }

  /// Called when the traits are others than they were.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark for the view and those below it. Default: the superview's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// The traits are others: what layers took from them is set again. Default: nothing.
  func showTraits() {}
}
