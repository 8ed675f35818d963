// Sliders: a value between two ends.

public import CoreGraphics
import QuartzCore

/// A control with a thumb on a track
/// ([Apple](https://developer.apple.com/documentation/uikit/uislider)).
open class UISlider: UIControl {
  private static let naturalHeight: CGFloat = 34
  private static let alignedHeight: CGFloat = 30
  /// Whether the frame is the alignment rectangle as on iOS 26, for documents of that time.
  final var fillsFrame = false { didSet { invalidateIntrinsicContentSize() } }
  private static let trackHeight: CGFloat = 4
  private static let thumbSide: CGFloat = 28
  /// The reach of the thumb's shadow.
  private static let shadowReach: CGFloat = 4
  /// Points around the thumb that a touch may begin in.
  private static let reach: CGFloat = 10

  private var thumbImages = StateTable<UIImage>()
  private var minimumTrackImages = StateTable<UIImage>()
  private var maximumTrackImages = StateTable<UIImage>()
  private var storedValue: Float = 0
  /// From the touch to the middle of the thumb.
  private var grip: CGFloat = 0

  private let face = SliderFace(frame: .zero)

  override class var isOpaqueByDefault: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addFace()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addFace()
    decode(coder, as: UISlider.self)
  }

  private func addFace() {
    face.isOpaque = false
    face.isUserInteractionEnabled = false
    face.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addPart(face)
  }

  // MARK: Value

  /// Between the ends. Default: 0.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Default: 0.
  open var minimumValue: Float = 0 {
    didSet {
      if !minimumValue.isFinite { minimumValue = oldValue }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }

  /// Default: 1.
  open var maximumValue: Float = 1 {
    didSet {
      if !maximumValue.isFinite { maximumValue = oldValue }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// Sends no event. The thumb goes there at once.
  open func setValue(_ value: Float, animated: Bool) {
    guard value.isFinite else {
      return logOnce("UISlider.value: a value that is not a finite number was ignored")
    }
    storedValue = min(max(value, minimumValue), maximumValue)
    face.setNeedsLayout()
  }

  /// Whether events come while the thumb moves. Default: true.
  open var isContinuous = true

  // MARK: Appearance

  /// Default: nil, the tint.
  open var minimumTrackTintColor: UIColor? { didSet { face.setNeedsLayout() } }
  /// Default: nil, a grey.
  open var maximumTrackTintColor: UIColor? { didSet { face.setNeedsLayout() } }
  /// Default: nil, white.
  open var thumbTintColor: UIColor? { didSet { face.setNeedsLayout() } }
  /// Beside the track. Default: nil.
  open var minimumValueImage: UIImage? { didSet { face.setNeedsLayout() } }
  open var maximumValueImage: UIImage? { didSet { face.setNeedsLayout() } }

  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages[exactly: state] = image
    face.setNeedsLayout()
  }

  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    minimumTrackImages[exactly: state] = image
    face.setNeedsLayout()
  }

  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    maximumTrackImages[exactly: state] = image
    face.setNeedsLayout()
  }

  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages.value(for: state) }
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    minimumTrackImages.value(for: state)
  }
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    maximumTrackImages.value(for: state)
  }
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  // MARK: Geometry: in right-to-left layouts the minimum is on the right

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, bounds, isLeft: !isRightToLeft)
  }

  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, bounds, isLeft: isRightToLeft)
  }

  private func imageRect(_ image: UIImage?, _ bounds: CGRect, isLeft: Bool) -> CGRect {
    let size = image?.size ?? .zero
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let room = [minimumValueImage, maximumValueImage].map { $0.map { $0.size.width + 5 } ?? 2 }
    let (left, right) = isRightToLeft ? (room[1], room[0]) : (room[0], room[1])
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - Self.trackHeight / 2,
      width: max(0, bounds.width - left - right), height: Self.trackHeight)
  }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let place = isRightToLeft ? 1 - share : share
    return CGRect(
      x: rect.minX + (rect.width - size.width) * place, y: rect.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  private var thumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
  }

  /// Of the alignment rectangle, which constraints refer to; Interface Builder's documents have frames 31 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: Self.noIntrinsicMetric, height: fillsFrame ? Self.naturalHeight : Self.alignedHeight)
  }

  /// Measured by sliders between views in public documents of Interface Builder, before iOS 26.
  open override var alignmentRectInsets: UIEdgeInsets {
    fillsFrame ? .zero : UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.naturalHeight)
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    guard thumbRect.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point) else { return false }
    grip = thumbRect.midX - point.x
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    if isContinuous { send(.valueChanged, event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { follow(touch) }
    send(.valueChanged, event)
  }

  private func follow(_ touch: UITouch) {
    let track = trackRect(forBounds: bounds)
    let room = track.width - thumbRect.width
    guard room > 0 else { return }
    let place = touch.location(in: self).x + grip - track.minX - thumbRect.width / 2
    let share = Float(min(max(place / room, 0), 1))
    value = minimumValue + (isRightToLeft ? 1 - share : share) * (maximumValue - minimumValue)
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isEnabled ? 1 : 0.5
    face.setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    face.setNeedsLayout()
  }

  // MARK: Drawing

  open override func layoutSubviews() {
    super.layoutSubviews()
    face.setNeedsLayout()
  }

  /// The rectangle of track and thumb, which may exceed the bounds.
  fileprivate var faceRect: CGRect {
    let shadowed = thumbRect.insetBy(dx: -Self.shadowReach, dy: -Self.shadowReach)
    let parts = [
      trackRect(forBounds: bounds), shadowed, minimumValueImageRect(forBounds: bounds),
      maximumValueImageRect(forBounds: bounds),
    ]
    return parts.reduce(bounds) { $0.union($1) }.integral
  }

  fileprivate func drawFace() {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect
    var (left, right) = (track, track)
    left.size.width = thumb.midX - track.minX
    right.origin.x = thumb.midX
    right.size.width = track.maxX - thumb.midX
    let (low, high) = isRightToLeft ? (right, left) : (left, right)
    draw(currentMaximumTrackImage, maximumTrackTintColor ?? .systemGray4, track: track, part: high)
    draw(currentMinimumTrackImage, minimumTrackTintColor ?? tintColor, track: track, part: low)
    minimumValueImage?.draw(in: minimumValueImageRect(forBounds: bounds))
    maximumValueImage?.draw(in: maximumValueImageRect(forBounds: bounds))
    drawThumb(thumb)
  }

  private func draw(_ image: UIImage?, _ color: UIColor, track: CGRect, part: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), part.width > 0 else { return }
    if let image {
      let height = max(1, image.size.height)
      return image.draw(
        in: CGRect(x: part.minX, y: part.midY - height / 2, width: part.width, height: height))
    }
    context.saveGState()
    context.clip(to: part)
    color.setFill()
    UIBezierPath(roundedRect: track, cornerRadius: track.height / 2).fill()
    context.restoreGState()
  }

  private func drawThumb(_ thumb: CGRect) {
    if let image = currentThumbImage { return image.draw(in: thumb) }
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: 0, height: 1), blur: 3, color: UIColor(white: 0, alpha: 0.25).cgColor)
    (thumbTintColor ?? .white).setFill()
    UIBezierPath(ovalIn: thumb).fill()
    context.restoreGState()
  }
}

/// Draws the track and the thumb, which may exceed the slider's bounds.
///
/// It sets its frame after the slider's own layout, so that no further layout round follows.
private final class SliderFace: UIView {
  override class var isOpaqueByDefault: Bool { false }

  override func layoutSubviews() {
    guard let slider = superview as? UISlider else { return }
    frame = slider.faceRect
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.translateBy(x: -frame.minX, y: -frame.minY)
    (superview as? UISlider)?.drawFace()
  }
}
