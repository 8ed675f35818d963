// The layer: its values, its place in the tree, its timing and its actions.

public import ObjCRuntime

/// A rectangle of content in a tree
/// ([Apple](https://developer.apple.com/documentation/quartzcore/calayer)).
///
/// Points, y down. A layer that is not a view's animates every change of an animatable property for
/// 0.25 s unless actions are disabled. The presentation at a time is a pure function of the layer and
/// the time; animations never change the layer's own values.
///
/// The members that sources override are in this declaration; extensions implement them.
open class CALayer: NSObject, NSSecureCoding, CAMediaTiming {
  /// The values of the model, without animations.
  let ownValues = SharedValues(LayerValues())
  var timing = MediaTiming()
  var flags = LayerFlags()
  /// The parts of the layer's picture that are kept from frame to frame.
  let cache = LayerCache()
  /// The animations, in the order in which they were added.
  var entries: [AnimationEntry] = []
  var children: [CALayer] = [] {
    didSet { cache.sublayers = nil }
  }
  /// The sublayers that the next frame has to visit: they changed, or have animations.
  var sublayersToVisit: [CALayer] = []
  /// The number of sublayers that the layer ever had.
  var sublayerCounter = 0
  /// The layer's number among all sublayers that its superlayer ever had.
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
    copyValues(from: other)
  }

  /// Foundation's coder holds no layer of ours: a decoded one has defaults.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Writes nothing: Foundation's coder holds no layer.
  open func encode(with coder: NSCoder) {}

  /// Whether the class can be decoded securely: true.
  open class var supportsSecureCoding: Bool { true }

  // MARK: Geometry

  /// The part of the layer's own space that it shows. Default: zero.
  open var bounds: CGRect {
    get { values.bounds }
    set { change(.bounds, to: newValue) }
  }

  /// The position of the anchor point in the superlayer's space. Default: zero.
  open var position: CGPoint {
    get { values.position }
    set { change(.position, to: newValue) }
  }

  /// In the unit square of the bounds. Default: (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { change(.anchorPoint, to: newValue) }
  }

  /// The depth of the anchor point, in points. Default: 0.
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

  /// The affine part of `transform`.
  open func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Sets `transform` to an affine one.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Whether sublayers and contents are upside down. Default: false.
  open var isGeometryFlipped: Bool {
    get { values.isGeometryFlipped }
    set { change(.isGeometryFlipped, to: newValue) }
  }

  /// Whether contents are drawn with y down: true where an even number of layers from the root on has flipped
  /// geometry. Else `draw(in:)` has a context with y up.
  open func contentsAreFlipped() -> Bool { areContentsFlipped }

  /// Whether the layer shows when it is turned away. Default: true.
  open var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { change(.isDoubleSided, to: newValue) }
  }

  // MARK: Appearance

  /// Whether neither the layer nor its sublayers are drawn. Default: false.
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

  /// Fills the bounds, behind the contents. Default: nil.
  open var backgroundColor: CGColor? {
    get { values.appearance.backgroundColor }
    set { change(.backgroundColor, to: newValue) }
  }

  /// Rounds background and border; contents and sublayers only with `masksToBounds`. Default: 0.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { change(.cornerRadius, to: newValue) }
  }

  /// The corners that `cornerRadius` rounds. Default: all.
  open var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { change(.maskedCorners, to: newValue) }
  }

  /// The curve of round corners. Default: circular.
  open var cornerCurve: CALayerCornerCurve {
    get { values.appearance.cornerCurve }
    set { change(.cornerCurve, to: newValue) }
  }

  /// How much farther than the radius a corner of this curve reaches, as a factor.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve.expansionFactor
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

  /// The shape that casts the shadow instead of the layer's alpha, filled by the non-zero rule.
  /// Default: nil.
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

  /// The placement of contents in the bounds. Default: `resize`.
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

  /// The sampling of contents that are enlarged. Default: linear.
  open var magnificationFilter: CALayerContentsFilter {
    get { values.appearance.magnificationFilter }
    set { change(.magnificationFilter, to: newValue) }
  }

  /// The sampling of contents that are reduced. Default: linear.
  open var minificationFilter: CALayerContentsFilter {
    get { values.appearance.minificationFilter }
    set { change(.minificationFilter, to: newValue) }
  }

  /// A hint without effect. Default: false.
  open var isOpaque = false
  /// A hint without effect. Default: false.
  open var shouldRasterize = false
  /// A hint without effect. Default: 1.
  open var rasterizationScale: CGFloat = 1
  /// A hint without effect. Default: false.
  open var drawsAsynchronously = false
  /// A hint without effect. Default: 0.
  open var minificationFilterBias: Float = 0
  /// A hint without effect: every edge is antialiased. Default: false.
  open var allowsEdgeAntialiasing = false
  /// A hint without effect: every edge is antialiased. Default: all.
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

  /// Provides drawing, layout and actions: a view. Default: nil.
  open weak var delegate: (any CALayerDelegate)?

  // MARK: Timing

  /// Seconds of the superlayer's time at which the layer's own time begins. Default: 0.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { changeTiming("beginTime", \.beginTime, to: newValue) }
  }

  /// Default: infinite.
  open var duration: CFTimeInterval = .infinity

  /// Own seconds for each second of the superlayer's time; 0 stops all animations below. Default: 1.
  open var speed: Float {
    get { timing.speed }
    set { changeTiming("speed", \.speed, to: newValue) }
  }

  /// Seconds that are added to the layer's own time. Default: 0.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { changeTiming("timeOffset", \.timeOffset, to: newValue) }
  }

  /// No-op for layers: only animations use it. Default: 0.
  open var repeatCount: Float = 0
  /// No-op for layers: only animations use it. Default: 0.
  open var repeatDuration: CFTimeInterval = 0
  /// No-op for layers: only animations use it. Default: false.
  open var autoreverses = false
  /// No-op for layers: only animations use it. Default: `removed`.
  open var fillMode = CAMediaTimingFillMode.removed

  // MARK: The tree

  /// Bottom first. Setting it replaces them all. Default: nil.
  open var sublayers: [CALayer]? {
    get { shownChildren.isEmpty ? nil : shownChildren }
    set { setSublayers(newValue ?? []) }
  }

  /// The layer that this one is a sublayer or the mask of; nil for a root.
  open var superlayer: CALayer? { shownSuperlayer }

  /// Adds a sublayer above all others; it leaves the tree that it is in. One that holds this layer
  /// is refused.
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

  /// Puts `newLayer` in the place of `oldLayer`; does nothing where that is not a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replaceChild(oldLayer, with: newLayer)
  }

  /// Removes the layer from its superlayer, or from the layer that it masks. Its animations end.
  open func removeFromSuperlayer() {
    detach()
  }

  // MARK: Layout and display

  /// Marks the layer for layout in the next frame.
  open func setNeedsLayout() {
    mark(.needsLayout)
  }

  /// Whether the layer is marked for layout.
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

  /// The size that the layer would like to have. Default: that of its bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Marks the layer for display in the next frame.
  open func setNeedsDisplay() {
    mark(.needsDisplay)
  }

  /// Marks the whole layer for display in the next frame, whatever `r` is.
  open func setNeedsDisplay(_ r: CGRect) {
    mark(.needsDisplay)
  }

  /// Whether the layer is marked for display.
  open func needsDisplay() -> Bool { flags.contains(.needsDisplay) }

  /// Displays the layer now if it is marked for display.
  open func displayIfNeeded() {
    guard flags.contains(.needsDisplay) else { return }
    flags.remove(.needsDisplay)
    display()
  }

  /// Calls the delegate's `display(_:)`, else records the drawing of `draw(in:)` as the contents.
  open func display() {
    recordContents()
  }

  /// Draws the contents; the context's origin is the bounds' origin, y down. Asks the delegate.
  open func draw(in ctx: CGContext) {
    guard let delegate else { return }
    onMainActor((delegate, self, ctx)) { $0.draw($1, in: $2) }
  }

  /// Draws the layer and its sublayers into `ctx`, as one picture under the context's alpha, blend
  /// mode and shadow. A presentation copy draws what is on the screen; any other layer draws its model
  /// values, without animations. A sublayer whose transform is not affine is drawn with its anchor point
  /// at the origin of its superlayer.
  open func render(in ctx: CGContext) {
    recordPicture(in: ctx, isFlat: true)
  }

  // MARK: Actions

  /// Whether a change of the value under `key` makes the layer draw itself anew.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The class's action for an event. Default: nil.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// The value under `key` where none was set.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Whether the value under `key` is archived: never.
  open func shouldArchiveValue(forKey key: String) -> Bool { false }

  /// Returns the action for `event`. It is looked for in this order: delegate, `actions`, `style`,
  /// the class's default, the implicit animation; nil for none.
  open func action(forKey event: String) -> (any CAAction)? {
    searchAction(forKey: event)
  }

  // MARK: Animations

  /// Adds a copy of `anim`. One with the same key is replaced; without a key it joins the others.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    addAnimation(anim, key)
  }

  /// Removes the animation under `key`; its delegate is told that it did not finish.
  open func removeAnimation(forKey key: String) {
    removeEntries { $0.key == key }
  }

  /// Removes all animations; their delegates are told that they did not finish.
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

  /// The class and the address.
  open override var description: String {
    "<\(type(of: self)): 0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16))>"
  }

  /// Returns a copy that shows the values on the screen; nil where the layer's class is not
  /// registered, which one line in the log says.
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

  /// To `l`'s space, or the tree's root's superspace for nil.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(matrix(to: l))
  }

  /// From `l`'s space, or the tree's root's superspace for nil. Under a rotation: the smallest
  /// rectangle around it.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(matrix(from: l))
  }

  /// To `l`'s space, or the tree's root's superspace for nil. Under a rotation: the smallest
  /// rectangle around it.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(matrix(to: l))
  }

  /// From `l`'s local time, or the clock's time for nil; in seconds.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(atRoot: l?.rootTime(atLocal: t) ?? t)
  }

  /// To `l`'s local time, or the clock's time for nil; in seconds.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let root = rootTime(atLocal: t)
    return l?.localTime(atRoot: root) ?? root
  }

  // MARK: Key-value access

  /// The value of a property, or of any other key that was set.
  open func value(forKey key: String) -> Any? {
    propertyValue(forKey: key)
  }

  /// Sets a property, or a value under any other key, with its action.
  open func setValue(_ value: Any?, forKey key: String) {
    setPropertyValue(value, forKey: key)
  }

  /// The value at a path such as `bounds.size.width`, `transform.rotation.z` or
  /// `sublayers.name.opacity`.
  open func value(forKeyPath keyPath: String) -> Any? {
    propertyValue(forKeyPath: keyPath)
  }

  /// Sets the value at a path such as `bounds.size.width`, with its action.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setPropertyValue(value, forKeyPath: keyPath)
  }

  /// Does nothing; observers override it.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}
