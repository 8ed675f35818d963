// Custom images of a stepper.

import CoreGraphics

/// Pictures of the two halves, by state.
struct StepperImages {
  var increment = StateTable<UIImage>()
  var decrement = StateTable<UIImage>()
  var backgrounds = StateTable<UIImage>()
  var dividers: [SegmentImages.Sides: UIImage] = [:]

  /// Whether there are backgrounds.
  @MainActor func drawBackground(
    _ half: CGSize, _ states: (UIControl.State, UIControl.State)
  ) -> Bool {
    guard backgrounds.value(for: .normal) != nil else { return false }
    backgrounds.value(for: states.0)?.draw(in: CGRect(origin: .zero, size: half))
    backgrounds.value(for: states.1)?.draw(
      in: CGRect(origin: CGPoint(x: half.width, y: 0), size: half))
    return true
  }

  @MainActor func drawDivider(_ half: CGSize, _ states: (UIControl.State, UIControl.State)) {
    var table = SegmentImages()
    table.dividers = dividers
    guard let image = table.divider(states.0, states.1) else { return }
    image.draw(
      in: CGRect(
        x: half.width - image.size.width / 2, y: 0, width: image.size.width, height: half.height))
  }

  /// Draws a half's picture in its middle; false where there is none. One without a state's own is
  /// fainter where it is disabled.
  @MainActor func draw(
    _ table: StateTable<UIImage>, at origin: CGPoint, half: CGSize, state: UIControl.State
  ) -> Bool {
    guard let image = table.value(for: state) else { return false }
    let isFaint = state == .disabled && table[exactly: .disabled] == nil
    let place = CGPoint(
      x: origin.x + (half.width - image.size.width) / 2,
      y: origin.y + (half.height - image.size.height) / 2)
    image.draw(at: place, blendMode: .normal, alpha: isFaint ? 0.3 : 1)
    return true
  }
}

extension UIStepper {
  /// The picture of plus in a state.
  public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    pictures.increment[exactly: state] = image
    setNeedsDisplay()
  }

  public func incrementImage(for state: UIControl.State) -> UIImage? {
    pictures.increment.value(for: state)
  }

  /// The picture of minus in a state.
  public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    pictures.decrement[exactly: state] = image
    setNeedsDisplay()
  }

  public func decrementImage(for state: UIControl.State) -> UIImage? {
    pictures.decrement.value(for: state)
  }

  /// The picture behind each half in its state.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    pictures.backgrounds[exactly: state] = image
    setNeedsDisplay()
  }

  public func backgroundImage(for state: UIControl.State) -> UIImage? {
    pictures.backgrounds.value(for: state)
  }

  /// The picture between the halves in their states.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    let sides = SegmentImages.Sides(left: leftState.rawValue, right: rightState.rawValue)
    pictures.dividers[sides] = image
    setNeedsDisplay()
  }

  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    var table = SegmentImages()
    table.dividers = pictures.dividers
    return table.divider(leftState, rightState)
  }
}
