// swift-format-ignore-file
// Written as people write for iOS: controls and the views that come with UIKit.

import UIKit

/// A button with a look for each state.
@IBDesignable class ButtonFixture: UIButton {
  @IBInspectable var cornerRadius: CGFloat = 10 { didSet { layer.cornerRadius = cornerRadius } }
  @IBInspectable var outline: CGFloat = 2 { didSet { layer.borderWidth = outline } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
  }

  private func configure() {
    setTitle("Press", for: .normal)
    setTitle("Pressed", for: .highlighted)
    setTitleColor(.systemBlue, for: UIControlState())
    titleLabel?.font = UIFont.boldSystemFont(ofSize: 18)
    contentEdgeInsets = UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20)
    layer.borderColor = tintColor.cgColor
    layer.cornerRadius = cornerRadius
    layer.borderWidth = outline
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }
}

@IBDesignable class SelectedButtonFixture: UIButton {
  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    setTitle("Off", for: .normal)
    setTitle("On", for: .selected)
    setTitleColor(.white, for: .selected)
    isSelected = true
    backgroundColor = .systemGreen
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 90, height: 36) }
}

@IBDesignable class SwitchesFixture: PlateFixture {
  override func setUp() {
    super.setUp()
    let on = UISwitch()
    on.isOn = true
    on.frame.origin = CGPoint(x: 8, y: 8)
    on.onTintColor = .systemPurple
    let off = UISwitch()
    off.frame.origin = CGPoint(x: 62, y: 8)
    let slider = UISlider(frame: CGRect(x: 8, y: 44, width: 104, height: 30))
    slider.maximumValue = 10
    slider.setValue(7, animated: false)
    slider.minimumTrackTintColor = .systemPurple
    [on, off, slider].forEach(addSubview)
  }
}

@IBDesignable class SegmentsFixture: PlateFixture {
  override func setUp() {
    super.setUp()
    let segments = UISegmentedControl(items: ["A", "B", "C"])
    segments.selectedSegmentIndex = 1
    segments.frame = CGRect(x: 8, y: 8, width: 104, height: 28)
    let stepper = UIStepper(frame: CGRect(x: 13, y: 42, width: 94, height: 32))
    stepper.value = 3
    addSubview(segments)
    addSubview(stepper)
  }
}

@IBDesignable class ProgressFixture: PlateFixture {
  override func setUp() {
    super.setUp()
    let bar = UIProgressView(progressViewStyle: .default)
    bar.frame = CGRect(x: 10, y: 14, width: 100, height: 4)
    bar.setProgress(0.4, animated: false)
    bar.trackTintColor = .systemGray5
    let pages = UIPageControl(frame: CGRect(x: 10, y: 24, width: 100, height: 24))
    pages.numberOfPages = 5
    pages.currentPage = 2
    pages.pageIndicatorTintColor = .systemGray4
    pages.currentPageIndicatorTintColor = .black
    let wheel = UIActivityIndicatorView(activityIndicatorStyle: .gray)
    wheel.center = CGPoint(x: 60, y: 62)
    wheel.hidesWhenStopped = false
    [bar, pages, wheel].forEach(addSubview)
  }
}

/// A field with room at its sides.
@IBDesignable class FieldFixture: UITextField {
  @IBInspectable var inset: CGFloat = 12

  override init(frame: CGRect) {
    super.init(frame: frame)
    placeholder = "Your name"
    borderStyle = .roundedRect
    font = .systemFont(ofSize: 16)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: inset, dy: 4) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 36) }
}

@IBDesignable class TextViewFixture: UITextView, UITextViewDelegate {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    delegate = self
    text = "A text view\nwith two lines"
    font = .systemFont(ofSize: 14)
    textColor = .darkGray
    layer.borderWidth = 1
    layer.borderColor = UIColor.lightGray.cgColor
  }

  convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 60) }
}

@IBDesignable class ScrollFixture: UIScrollView, UIScrollViewDelegate {
  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    delegate = self
    backgroundColor = .systemGray6
    contentSize = CGSize(width: 120, height: 240)
    for row in 0..<8 {
      let bar = UIView(frame: CGRect(x: 8, y: row * 30 + 4, width: 104, height: 22))
      bar.backgroundColor = UIColor(hue: CGFloat(row) / 8, saturation: 0.4, brightness: 0.9, alpha: 1)
      addSubview(bar)
    }
    setContentOffset(CGPoint(x: 0, y: 45), animated: false)
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 80) }
}

@IBDesignable class ImageModesFixture: PlateFixture {
  override func setUp() {
    super.setUp()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 15)).image { context in
      UIColor.systemTeal.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 15))
      UIColor.white.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 10, y: 3, width: 9, height: 9))
    }
    let modes: [UIViewContentMode] = [.scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .topLeft, .bottom]
    for (index, mode) in modes.enumerated() {
      let view = UIImageView(frame: CGRect(x: index % 3 * 38 + 5, y: index / 3 * 38 + 4, width: 34, height: 34))
      view.image = image
      view.contentMode = mode
      view.clipsToBounds = true
      view.backgroundColor = .systemGray5
      addSubview(view)
    }
  }
}

@IBDesignable class LabelFixture: UILabel {
  @IBInspectable var inset: CGFloat = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    text = "A label that is longer than its two lines may be long"
    numberOfLines = 2
    lineBreakMode = .byTruncatingTail
    font = UIFont.preferredFont(forTextStyle: .footnote)
    shadowColor = .lightGray
    shadowOffset = CGSize(width: 1, height: 1)
    backgroundColor = .systemGray6
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: inset, dy: 0)) }
  override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 50) }
}

/// A control that follows touches.
@IBDesignable class TrackingFixture: UIControl {
  @IBInspectable var value: CGFloat = 0.3 {
    didSet { setNeedsDisplay(); sendActions(for: .valueChanged) }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    value = touch.location(in: self).x / bounds.width
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { isHighlighted = false }

  override func draw(_ rect: CGRect) {
    UIColor.systemGray5.setFill()
    UIBezierPath(roundedRect: rect, cornerRadius: rect.height / 2).fill()
    tintColor.setFill()
    let filled = CGRect(x: 0, y: 0, width: rect.width * value, height: rect.height)
    UIBezierPath(roundedRect: filled, cornerRadius: rect.height / 2).fill()
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 24) }
}
