// The layout and drawing of a text field's border, text and buttons.

import CoreGraphics
import ObjCRuntime
import QuartzCore

extension UITextField {
  private static let roundedInsets = UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
  private static let cornerRadius: CGFloat = 5
  private static let clearButtonSide: CGFloat = 19
  private static let clearButtonMargin: CGFloat = 5
  /// The heights that fields of the two kinds have on iOS with the default font.
  private static let roundedPadding: CGFloat = 14
  private static let plainPadding: CGFloat = 2

  func configureField() {
    isOpaque = false
    placeholderLabel.textColor = .placeholderText
    textLabel.lineBreakMode = .byTruncatingTail
    parts.content.isUserInteractionEnabled = false
    parts.content.contentMode = .redraw
    parts.content.isOpaque = false
    addSubview(parts.content)
    ObjCRuntime.registerProperty(
      UITextField.self, "_placeholderLabel", get: { $0.placeholderLabel })
    ObjCRuntime.registerProperty(UITextField.self, "placeholderLabel", get: { $0.placeholderLabel })
  }

  /// Updates the layout after a change of text, style or size.
  func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    parts.content.setNeedsDisplay()
  }

  func replacePart(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    contentDidChange()
  }

  func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  private var showsClearButton: Bool {
    shows(clearButtonMode) && isEnabled && !edited.text.isEmpty && !showsRightView
  }
  private var showsLeftView: Bool { leftView != nil && shows(leftViewMode) }
  private var showsRightView: Bool { rightView != nil && shows(rightViewMode) }

  // MARK: Positions

  private var borderInsets: UIEdgeInsets {
    switch borderStyle {
    case .none: .zero
    case .line: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    case .bezel, .roundedRect: Self.roundedInsets
    }
  }

  func defaultTextRect(_ bounds: CGRect) -> CGRect {
    var rect = borderRect(forBounds: bounds).inset(by: borderInsets)
    if showsLeftView {
      let edge = max(rect.minX, leftViewRect(forBounds: bounds).maxX)
      rect.size.width -= edge - rect.minX
      rect.origin.x = edge
    }
    if showsRightView {
      rect.size.width = min(rect.maxX, rightViewRect(forBounds: bounds).minX) - rect.minX
    } else if showsClearButton {
      rect.size.width = min(rect.maxX, clearButtonRect(forBounds: bounds).minX) - rect.minX
    }
    rect.size.width = max(0, rect.width)
    rect.size.height = max(0, rect.height)
    return rect
  }

  func sideRect(_ view: UIView?, atEnd: Bool, _ bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    let natural = view.intrinsicContentSize
    var size = view.bounds.size
    if size == .zero, natural.width > 0, natural.height > 0 { size = natural }
    let height = min(size.height, bounds.height)
    return CGRect(
      x: atEnd ? bounds.maxX - size.width : bounds.minX,
      y: (bounds.midY - height / 2).snapped(toPixelsOf: contentScaleFactor), width: size.width,
      height: height)
  }

  func defaultClearButtonRect(_ bounds: CGRect) -> CGRect {
    let side = Self.clearButtonSide
    return CGRect(
      x: bounds.maxX - side - Self.clearButtonMargin,
      y: (bounds.midY - side / 2).snapped(toPixelsOf: contentScaleFactor), width: side,
      height: side)
  }

  var naturalSize: CGSize {
    let limit = CGSize(width: CGFloat.infinity, height: .infinity)
    let label = edited.text.isEmpty ? placeholderLabel : shownLabel
    let width = label.sizeThatFits(limit).width
    let rect = defaultTextRect(CGRect(x: 0, y: 0, width: 1000, height: 100))
    let padding = borderStyle == .none ? Self.plainPadding : Self.roundedPadding
    return CGSize(
      width: (width + 1000 - rect.width).roundedUp(toPixelsOf: contentScaleFactor),
      height: (textLabel.font.lineHeight + padding).rounded(.down))
  }

  func placeParts() {
    parts.content.frame = bounds
    if let leftView {
      leftView.isHidden = !showsLeftView
      leftView.frame = leftViewRect(forBounds: bounds)
    }
    if let rightView {
      rightView.isHidden = !showsRightView
      rightView.frame = rightViewRect(forBounds: bounds)
    }
    if showsClearButton {
      clearButton.frame = clearButtonRect(forBounds: bounds)
    }
    parts.clearButton?.isHidden = !showsClearButton
    placeCaret()
  }

  private var clearButton: UIButton {
    if let made = parts.clearButton { return made }
    let button = UIButton(type: .custom)
    button.setImage(ControlImages.clear, for: .normal)
    button.addAction(
      UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    parts.clearButton = button
    addSubview(button)
    return button
  }

  // MARK: Drawing

  func drawBorder() {
    if let image = isEnabled ? background : disabledBackground ?? background {
      return image.draw(in: borderRect(forBounds: bounds))
    }
    let rect = borderRect(forBounds: bounds)
    let line = 1 / contentScaleFactor
    let inner = rect.insetBy(dx: line / 2, dy: line / 2)
    switch borderStyle {
    case .none: break
    case .line, .bezel:
      UIColor.black.setStroke()
      let path = UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5))
      path.stroke()
    case .roundedRect:
      let path = UIBezierPath(roundedRect: inner, cornerRadius: Self.cornerRadius)
      path.lineWidth = line
      (isEnabled ? UIColor.systemBackground : .secondarySystemBackground).setFill()
      path.fill()
      UIColor.systemGray4.setStroke()
      path.stroke()
    }
  }

  /// Draws the content view.
  func drawContent() {
    if edited.text.isEmpty {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    } else {
      shownLabel.isEnabled = isEnabled
      drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    }
  }

  /// The label with the text that is shown.
  private var shownLabel: UILabel {
    let shown = isSecureTextEntry ? String(repeating: "•", count: edited.text.count) : edited.text
    if textLabel.text != shown { textLabel.text = shown }
    textLabel.contentScaleFactor = contentScaleFactor
    textLabel.lineBreakMode = isEditing ? .byClipping : .byTruncatingTail
    return textLabel
  }

  // MARK: Caret

  /// Returns the distance of a character from the left of the text.
  private func advance(to index: Int) -> CGFloat {
    let label = UILabel()
    label.font = textLabel.font
    label.outputScale = contentScaleFactor
    let shown = isSecureTextEntry ? String(repeating: "•", count: edited.text.count) : edited.text
    label.text = String(shown.prefix(index))
    return label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width
  }

  private func textStart(in rect: CGRect) -> CGFloat {
    let free = max(0, rect.width - advance(to: edited.text.count))
    switch textAlignment {
    case .center: return rect.minX + free / 2
    case .right: return rect.minX + free
    case .left, .justified, .natural:
      return effectiveUserInterfaceLayoutDirection == .rightToLeft && textAlignment == .natural
        ? rect.minX + free : rect.minX
    }
  }

  /// Returns the position between two characters that is nearest to a point.
  func place(at point: CGPoint) -> Int {
    let x = point.x - textStart(in: editingRect(forBounds: bounds))
    let places = (0...edited.text.count).map { abs(advance(to: $0) - x) }
    return places.indices.min { places[$0] < places[$1] } ?? 0
  }

  private func edge(of index: Int, in rect: CGRect) -> CGFloat {
    textStart(in: rect) + advance(to: index)
  }

  func caretBox(at index: Int) -> CGRect {
    let rect = editingRect(forBounds: bounds)
    let height = min(rect.height, textLabel.font.lineHeight)
    return CGRect(
      x: min(edge(of: index, in: rect), rect.maxX - TextCaret.width), y: rect.midY - height / 2,
      width: TextCaret.width, height: height)
  }

  func boxes(of range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    let caret = caretBox(at: range.lowerBound)
    let rect = editingRect(forBounds: bounds)
    let right = min(edge(of: range.upperBound, in: rect), rect.maxX)
    return [CGRect(x: caret.minX, y: caret.minY, width: right - caret.minX, height: caret.height)]
  }

  /// Shows the caret, or the selection, where the field is edited.
  func placeCaret() {
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setDisableActions(true)
    guard isEditing else { return parts.caret.removeFromSuperlayer() }
    let range = UITextRange(edited.selection)
    let isCaret = range.isEmpty
    parts.caret.backgroundColor =
      isCaret ? tintColor.cgColor : tintColor.withAlphaComponent(TextCaret.selectionAlpha).cgColor
    parts.caret.cornerRadius = isCaret ? TextCaret.width / 2 : 0
    parts.caret.frame =
      isCaret
      ? caretRect(for: range.end)
      : selectionRects(for: range).first?.rect ?? .zero
    if parts.caret.superlayer == nil { layer.addSublayer(parts.caret) }
    TextCaret.blink(parts.caret, isCaret)
  }
}
