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
  /// Since iOS 13 a field with a round border is as high with a small font as with that of 17 points. Measured by 45
  /// fields of 14 points in public documents of Interface Builder.
  private static let leastRoundedHeight: CGFloat = 34

  func configureField() {
    placeholderLabel.textColor = .placeholderText
    textLabel.lineBreakMode = .byTruncatingTail
    parts.content.isUserInteractionEnabled = false
    parts.content.contentMode = .redraw
    addPart(parts.content)
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
    if showsLeftView { rect.shrink(beside: leftViewRect(forBounds: bounds)) }
    if showsRightView {
      rect.shrink(beside: rightViewRect(forBounds: bounds))
    } else if showsClearButton {
      rect.shrink(beside: clearButtonRect(forBounds: bounds))
    }
    rect.size.width = max(0, rect.width)
    rect.size.height = max(0, rect.height)
    return rect
  }

  /// Returns where a side view stands: the left view leads, and so it is at the right where the field is laid out from
  /// right to left ([Apple](https://developer.apple.com/documentation/uikit/uitextfield/leftview)).
  func sideRect(_ view: UIView?, atEnd: Bool, _ bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    let natural = view.intrinsicContentSize
    var size = view.bounds.size
    if size == .zero, natural.width > 0, natural.height > 0 { size = natural }
    let height = min(size.height, bounds.height)
    return CGRect(
      x: atEnd != isRightToLeft ? bounds.maxX - size.width : bounds.minX,
      y: (bounds.midY - height / 2).snapped(toPixelsOf: contentScaleFactor), width: size.width,
      height: height)
  }

  func defaultClearButtonRect(_ bounds: CGRect) -> CGRect {
    let side = Self.clearButtonSide
    let margin = Self.clearButtonMargin
    return CGRect(
      x: isRightToLeft ? bounds.minX + margin : bounds.maxX - side - margin,
      y: (bounds.midY - side / 2).snapped(toPixelsOf: contentScaleFactor), width: side,
      height: side)
  }

  var naturalSize: CGSize {
    let limit = CGSize(width: CGFloat.infinity, height: .infinity)
    let label = edited.text.isEmpty ? placeholderLabel : shownLabel
    let width = label.sizeThatFits(limit).width
    let rect = defaultTextRect(CGRect(x: 0, y: 0, width: 1000, height: 100))
    let padding = borderStyle == .none ? Self.plainPadding : Self.roundedPadding
    let least = borderStyle == .roundedRect && !isLow ? Self.leastRoundedHeight : 0
    return CGSize(
      width: (width + 1000 - rect.width).roundedUp(toPixelsOf: contentScaleFactor),
      height: max(least, (textLabel.font.lineHeight + padding).rounded(.down)))
  }

  /// Whether the intrinsic width is that of a field without text and placeholder, and no subclass's own.
  package var hasWidthOfNoText: Bool {
    edited.text.isEmpty && (placeholder ?? "").isEmpty
      && intrinsicContentSize.width == naturalSize.width
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
    addPart(button)
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
      placeholderLabel.semanticContentAttribute =
        isRightToLeft ? .forceRightToLeft : .unspecified
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
    textLabel.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
    textLabel.lineBreakMode = isEditing ? .byClipping : .byTruncatingTail
    textLabel.shrinkText(downTo: minimumFontSize)
    return textLabel
  }

  // MARK: Caret

  /// The text in one line that begins at 0, without an alignment, at the size that it is drawn at.
  private var line: CaretPositions {
    let label = UILabel()
    label.font = textLabel.font
    label.outputScale = contentScaleFactor
    label.textAlignment = .left
    label.shrinkText(downTo: minimumFontSize)
    label.text =
      isSecureTextEntry ? String(repeating: "•", count: edited.text.count) : edited.text
    if adjustsFontSizeToFitWidth {
      let room = editingRect(forBounds: bounds).width
      let scale = label.scale(of: label.pieces, fitting: room)
      label.font = textLabel.font.withSize(textLabel.font.pointSize * scale)
    }
    let layout = label.layout(label.pieces, width: .infinity, lines: 1)
    return CaretPositions(label.text ?? "", layout, lineHeight: textLabel.font.lineHeight)
  }

  /// Returns the x coordinate of the left end of a line of `width` points.
  private func textStart(_ width: CGFloat, in rect: CGRect) -> CGFloat {
    let free = max(0, rect.width - width.roundedUp(toPixelsOf: contentScaleFactor))
    switch textAlignment {
    case .center: return rect.minX + free / 2
    case .right: return rect.minX + free
    case .left, .justified: return rect.minX
    case .natural: return isRightToLeft ? rect.minX + free : rect.minX
    }
  }

  private func textStart(of line: CaretPositions, in rect: CGRect) -> CGFloat {
    textStart(line.lines[0].ends.upperBound, in: rect)
  }

  /// Returns the position between two characters that is nearest to a point.
  func place(at point: CGPoint) -> Int {
    let line = line
    let x = point.x - textStart(of: line, in: editingRect(forBounds: bounds))
    return line.closestPosition(to: CGPoint(x: x, y: 0))
  }

  func caretBox(at index: Int) -> CGRect {
    let (line, rect) = (line, editingRect(forBounds: bounds))
    let x = textStart(of: line, in: rect) + line.caretRect(at: index).minX
    let height = min(rect.height, textLabel.font.lineHeight)
    return CGRect(
      x: min(x, rect.maxX - TextCaret.width), y: rect.midY - height / 2, width: TextCaret.width,
      height: height)
  }

  func boxes(of range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    let (line, rect) = (line, editingRect(forBounds: bounds))
    let start = textStart(of: line, in: rect)
    let height = min(rect.height, textLabel.font.lineHeight)
    return line.selectionRects(of: range).map {
      let (left, right) = (min(start + $0.minX, rect.maxX), min(start + $0.maxX, rect.maxX))
      return CGRect(x: left, y: rect.midY - height / 2, width: right - left, height: height)
    }
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
      : selectionRects(for: range).reduce(CGRect.null) { $0.union($1.rect) }.orZero
    if parts.caret.superlayer == nil { layer.addSublayer(parts.caret) }
    TextCaret.blink(parts.caret, isCaret)
  }
}

extension CGRect {
  /// Ends where a rectangle at its left or right side begins.
  fileprivate mutating func shrink(beside other: CGRect) {
    if other.midX > midX {
      size.width = min(maxX, other.minX) - minX
    } else {
      let edge = max(minX, other.maxX)
      size.width -= edge - minX
      origin.x = edge
    }
  }
}
