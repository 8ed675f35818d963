// The layer: what it shows, its place in the tree, its timing and its actions.

public import ObjCRuntime

/// A rectangle of content in a tree ([Apple](https://developer.apple.com/documentation/quartzcore/calayer)).
///
/// Points, y down. A layer that is not a view's animates every change of an animatable property for
/// 0.25 s unless actions are disabled. What is shown at a time is a pure function of the layer and
/// the time; animations never change the layer's own values.
///
/// The members that sources override stand in this declaration; what they do is in its extensions.
open class CALayer: NSObject, NSSecureCoding, CAMediaTiming {
  /// What the layer shows without animations.
  let ownValues = SharedValues(LayerValues())
  var timing = MediaTiming()
  var flags = LayerFlags()
  /// What `values` draws by itself, kept until it changes.
  let cache = LayerCache()
  /// What runs, in the order it was added.
  var entries: [AnimationEntry] = []
  var children: [CALayer] = [] {
    didSet { cache.sublayers = nil }
  }
  /// The sublayers that changed or have animations: those that a frame visits.
  var sublayersToVisit: [CALayer] = []
  /// How many sublayers the layer ever had.
  var sublayerCounter = 0
  /// Its number among all that its superlayer ever had.
  var serialNumber = 0
  var maskLayer: CALayer?
  /// The layer that this one is a sublayer or the mask of.
  weak var parent: CALayer?
  /// The layer that this presentation copy is of.
  var modelLayer: CALayer?
  /// The state of the tree that this layer is the root of; nil until `tree` is asked for.
  var ownTree: LayerTree?

  /// A layer with defaults.
  public override init() {
    super.init()
  }

  /// A copy of `layer` for presentation. Not called by an author of layers; overridden where a
  /// subclass has properties of its own to copy.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    takeValues(from: other)
  }

  /// Foundation's coder holds no layer of ours: a decoded one has defaults.
  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}

  open class var supportsSecureCoding: Bool { true }

  // MARK: Geometry

  /// The part of the layer's own space that it shows. Default: zero.
  open var bounds: CGRect {
    get { values.bounds }
    set { change(.bounds, to: newValue) }
  }

  /// Where the anchor point lies in the superlayer. Default: zero.
  open var position: CGPoint {
    get { values.position }
    set { change(.position, to: newValue) }
  }

  /// In the unit square of the bounds. Default: (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { change(.anchorPoint, to: newValue) }
  }

  open var anchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set { change(.anchorPointZ, to: newValue) }
  }

  /// Order among siblings, then depth under perspective. Default: 0.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { change(.zPosition, to: newValue) }
  }

  /// The smallest rectangle of the superlayer that holds the transformed bounds; setting it moves
  /// `position` and sizes `bounds`. Not animatable itself.
  open var frame: CGRect {
    get { computedFrame }
    set { setComputedFrame(newValue) }
  }

  /// About the anchor point. Perspective is drawn as the affine map that agrees with it at the
  /// layer's centre. Default: identity.
  open var transform: CATransform3D {
    get { values.transform }
    set { change(.transform, to: newValue) }
  }

  /// Applied to all sublayers about this layer's anchor point. Default: identity.
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set { change(.sublayerTransform, to: newValue) }
  }

  open func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Whether sublayers and contents stand on their heads. Default: false.
  open var isGeometryFlipped: Bool {
    get { values.isGeometryFlipped }
    set { change(.isGeometryFlipped, to: newValue) }
  }

  open func contentsAreFlipped() -> Bool { isGeometryFlipped }

  /// Whether the layer shows when it is turned away. Default: true.
  open var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { change(.isDoubleSided, to: newValue) }
  }

  // MARK: Appearance

  open var isHidden: Bool {
    get { values.isHidden }
    set { change(.isHidden, to: newValue) }
  }

  /// 0 … 1; more or less is clamped where it is drawn. Default: 1.
  open var opacity: Float {
    get { values.opacity }
    set { change(.opacity, to: newValue) }
  }

  /// Whether the layer and its sublayers fade as one picture. Default: true.
  open var allowsGroupOpacity: Bool {
    get { values.allowsGroupOpacity }
    set { change(.allowsGroupOpacity, to: newValue) }
  }

  open var backgroundColor: CGColor? {
    get { values.appearance.backgroundColor }
    set { change(.backgroundColor, to: newValue) }
  }

  /// Rounds background and border; contents and sublayers only with `masksToBounds`. Default: 0.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { change(.cornerRadius, to: newValue) }
  }

  open var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { change(.maskedCorners, to: newValue) }
  }

  /// Both curves are drawn as circular arcs. Default: circular.
  open var cornerCurve = CALayerCornerCurve.circular

  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    // Apple's factor for a corner that begins as far away as the continuous one does.
    curve == .continuous ? 1.528_665 : 1
  }

  /// Inside the bounds, above contents and sublayers. Default: 0.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { change(.borderWidth, to: newValue) }
  }

  /// Default: opaque black.
  open var borderColor: CGColor? {
    get { values.appearance.borderColor }
    set { change(.borderColor, to: newValue) }
  }

  /// Whether contents and sublayers are clipped to the (rounded) bounds. Default: false.
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { change(.masksToBounds, to: newValue) }
  }

  /// A layer whose alpha limits this one; its frame is in this layer's space. Default: nil.
  open var mask: CALayer? {
    get { shownMask }
    set { setMask(newValue) }
  }

  // MARK: Shadow

  /// Default: opaque black.
  open var shadowColor: CGColor? {
    get { values.appearance.shadowColor }
    set { change(.shadowColor, to: newValue) }
  }

  /// Default: 0, no shadow.
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { change(.shadowOpacity, to: newValue) }
  }

  /// Points. Default: (0, −3).
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { change(.shadowOffset, to: newValue) }
  }

  /// Blur in points; the Gaussian's σ is half of it. Default: 3.
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { change(.shadowRadius, to: newValue) }
  }

  /// What casts the shadow instead of the layer's alpha, filled by the non-zero rule. Default: nil.
  open var shadowPath: CGPath? {
    get { values.appearance.shadowPath }
    set { change(.shadowPath, to: newValue) }
  }

  // MARK: Contents

  /// A `CGImage`; other values are kept and not drawn. Default: nil.
  open var contents: Any? {
    get { values.appearance.contents.value }
    set { setContents(newValue) }
  }

  open var contentsGravity: CALayerContentsGravity {
    get { values.appearance.contentsGravity }
    set { change(.contentsGravity, to: newValue) }
  }

  /// Pixels of the contents for each point. Default: 1.
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set { change(.contentsScale, to: newValue) }
  }

  /// The part of the contents that is shown, in their unit square. Default: all.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { change(.contentsRect, to: newValue) }
  }

  /// The part that stretches, in the unit square of `contentsRect`. Default: all.
  open var contentsCenter: CGRect {
    get { values.contentsCenter }
    set { change(.contentsCenter, to: newValue) }
  }

  open var magnificationFilter: CALayerContentsFilter {
    get { values.appearance.magnificationFilter }
    set { change(.magnificationFilter, to: newValue) }
  }

  open var minificationFilter: CALayerContentsFilter {
    get { values.appearance.minificationFilter }
    set { change(.minificationFilter, to: newValue) }
  }

  /// Hints that change nothing here: every layer is drawn at the output's resolution.
  open var isOpaque = false
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var drawsAsynchronously = false
  open var minificationFilterBias: Float = 0
  open var allowsEdgeAntialiasing = false
  open var edgeAntialiasingMask = CAEdgeAntialiasingMask.all

  /// Whether a change of the bounds makes the layer draw itself anew. Default: false.
  open var needsDisplayOnBoundsChange = false

  // MARK: Names and values

  /// Default: nil.
  open var name: String?
  /// Actions by key, asked after the delegate.
  open var actions: [String: any CAAction]?
  /// Values for keys that were not set; its `actions` are asked after the layer's own.
  open var style: [AnyHashable: Any]?

  open weak var delegate: (any CALayerDelegate)?

  // MARK: Timing

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { changeTiming("beginTime", \.beginTime, to: newValue) }
  }

  /// Default: infinite.
  open var duration: CFTimeInterval = .infinity

  open var speed: Float {
    get { timing.speed }
    set { changeTiming("speed", \.speed, to: newValue) }
  }

  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { changeTiming("timeOffset", \.timeOffset, to: newValue) }
  }

  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  // MARK: The tree

  /// Bottom first. Setting it replaces them all. Default: nil.
  open var sublayers: [CALayer]? {
    get { shownChildren.isEmpty ? nil : shownChildren }
    set { setSublayers(newValue ?? []) }
  }

  open var superlayer: CALayer? { shownSuperlayer }

  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  /// At `idx` of the present sublayers; an index outside is clamped.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  /// Right below `sibling`; above all where `sibling` is not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  /// Right above `sibling`; above all where `sibling` is not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replaceChild(oldLayer, with: newLayer)
  }

  open func removeFromSuperlayer() {
    detach()
  }

  // MARK: Layout and display

  open func setNeedsLayout() {
    mark(.needsLayout)
  }

  open func needsLayout() -> Bool { flags.contains(.needsLayout) }

  /// Lays out the tree from the highest superlayer that needs it, or from here.
  open func layoutIfNeeded() {
    layoutFromTop()
  }

  /// Asks the delegate. Default: nothing else.
  open func layoutSublayers() {
    guard let delegate else { return }
    onMainActor((delegate, self)) { $0.layoutSublayers(of: $1) }
  }

  open func preferredFrameSize() -> CGSize { bounds.size }

  open func setNeedsDisplay() {
    mark(.needsDisplay)
  }

  open func setNeedsDisplay(_ r: CGRect) {
    mark(.needsDisplay)
  }

  open func needsDisplay() -> Bool { flags.contains(.needsDisplay) }

  open func displayIfNeeded() {
    guard flags.contains(.needsDisplay) else { return }
    flags.remove(.needsDisplay)
    display()
  }

  /// Asks the delegate's `display(_:)`, else records what `draw(in:)` draws as the contents.
  open func display() {
    recordContents()
  }

  /// Draws the contents; the context's origin is the bounds' origin, y down. Asks the delegate.
  open func draw(in ctx: CGContext) {
    guard let delegate else { return }
    onMainActor((delegate, self, ctx)) { $0.draw($1, in: $2) }
  }

  /// Draws the layer and its sublayers, without animations, into `ctx`.
  open func render(in ctx: CGContext) {
    renderModel(in: ctx)
  }

  // MARK: Actions

  /// Whether a change of the value under `key` makes the layer draw itself anew.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The class's action for an event. Default: nil.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// The value under `key` where none was set.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  open func shouldArchiveValue(forKey key: String) -> Bool { false }

  /// What runs when `event` happens, in this order: delegate, `actions`, `style`, the class's
  /// default, the implicit animation. nil: nothing.
  open func action(forKey event: String) -> (any CAAction)? {
    searchAction(forKey: event)
  }

  // MARK: Animations

  /// Adds a copy of `anim`. One with the same key is replaced; without a key it joins the others.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    addAnimation(anim, key)
  }

  open func removeAnimation(forKey key: String) {
    removeEntries { $0.key == key }
  }

  open func removeAllAnimations() {
    removeEntries { _ in true }
  }

  /// The layer's own copy.
  open func animation(forKey key: String) -> CAAnimation? {
    entries.first { $0.key == key }?.animation
  }

  /// In the order they were added; nil for none.
  open func animationKeys() -> [String]? {
    let keys = entries.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// A copy that shows what is on screen now. nil where the layer's class is not registered; one
  /// line says so.
  open func presentation() -> Self? {
    presentationCopy() as? Self
  }

  /// The layer that this copy presents; a layer that is no copy presents itself.
  open func model() -> Self {
    modelLayer as? Self ?? self
  }

  // MARK: Places and times

  /// The farthest layer of this tree that contains `p`, a point of the superlayer's space.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    hit(p)
  }

  /// Whether the bounds contain `p`, a point of the layer's own space.
  open func contains(_ p: CGPoint) -> Bool {
    bounds.contains(p)
  }

  /// From `l`'s space, or the tree's root's superspace for nil.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(matrix(from: l))
  }

  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(matrix(to: l))
  }

  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(matrix(from: l))
  }

  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(matrix(to: l))
  }

  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(atRoot: l?.rootTime(atLocal: t) ?? t)
  }

  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let root = rootTime(atLocal: t)
    return l?.localTime(atRoot: root) ?? root
  }

  // MARK: Key-value access

  open func value(forKey key: String) -> Any? {
    propertyValue(forKey: key)
  }

  open func setValue(_ value: Any?, forKey key: String) {
    setPropertyValue(value, forKey: key)
  }

  open func value(forKeyPath keyPath: String) -> Any? {
    propertyValue(forKeyPath: keyPath)
  }

  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setPropertyValue(value, forKeyPath: keyPath)
  }

  /// Observers override this; here nothing is done.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}
