// One wheel of a picker view: a scroll view whose rows lie on a cylinder.

import CoreGraphics

/// Rows that turn about an axis in the middle of the wheel's height.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  private static let fontSize: CGFloat = 21
  /// The opacity of unselected rows.
  private static let otherAlpha: CGFloat = 0.45
  /// The angle beyond which rows are not seen, in radians.
  private static let horizon: CGFloat = 1.45

  let component: Int
  private weak var picker: UIPickerView?
  private(set) var shown: [Int: UIView] = [:]
  private(set) var row = 0
  private var rowHeight = UIPickerView.standardRowHeight

  init(_ component: Int, of picker: UIPickerView) {
    self.component = component
    self.picker = picker
    super.init(frame: .zero)
    showsVerticalScrollIndicator = false
    decelerationRate = .fast
    delegate = self
  }

  required init?(coder: NSCoder) {
    component = 0
    super.init(coder: coder)
  }

  private var count: Int { picker?.numberOfRows(inComponent: component) ?? 0 }

  func reload() {
    for view in shown.values { view.removeFromSuperview() }
    shown = [:]
    turn(to: row, animated: false)
    setNeedsLayout()
  }

  func turn(to row: Int, animated: Bool) {
    self.row = min(max(0, row), max(0, count - 1))
    let offset = CGPoint(x: 0, y: CGFloat(self.row) * rowHeight - contentInset.top)
    if animated { setContentOffset(offset, animated: true) } else { contentOffset = offset }
    setNeedsLayout()
  }

  /// Sets the frame; the selected row stays in the middle.
  func place(_ frame: CGRect, rowHeight: CGFloat) {
    let isNew = self.frame != frame || self.rowHeight != rowHeight
    guard isNew || contentSize.height != CGFloat(count) * rowHeight else { return }
    self.frame = frame
    self.rowHeight = rowHeight
    let margin = max(0, (frame.height - rowHeight) / 2)
    contentSize = CGSize(width: frame.width, height: CGFloat(count) * rowHeight)
    contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
    turn(to: row, animated: false)
  }

  // MARK: Rows on the cylinder

  override func layoutSubviews() {
    super.layoutSubviews()
    guard rowHeight > 0, bounds.height > 0 else { return }
    let radius = bounds.height / 2
    let middle = (bounds.minY + contentInset.top) / rowHeight
    let reach = Int((Self.horizon * radius / rowHeight).rounded(.up))
    let near = Int(middle.rounded())
    var seen: Set<Int> = []
    for row in max(0, near - reach)..<max(0, min(count, near + reach + 1)) {
      let angle = (CGFloat(row) - middle) * rowHeight / radius
      guard abs(angle) < Self.horizon else { continue }
      seen.insert(row)
      place(view(at: row), angle, radius: radius)
    }
    for (row, view) in shown where !seen.contains(row) {
      view.removeFromSuperview()
      shown[row] = nil
    }
  }

  private func place(_ view: UIView, _ angle: CGFloat, radius: CGFloat) {
    view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
    // A rotation has the angle's cosine and sine.
    let turn = CGAffineTransform(rotationAngle: angle)
    view.center = CGPoint(x: bounds.midX, y: bounds.midY + radius * turn.b)
    view.transform = CGAffineTransform(scaleX: 1, y: turn.a)
    let isChosen = abs(angle) * radius < rowHeight / 2
    view.alpha = isChosen ? 1 : Self.otherAlpha * turn.a
  }

  private func view(at row: Int) -> UIView {
    if let known = shown[row] { return known }
    let view: UIView
    if let picker, let delegate = picker.delegate {
      view = delegate.pickerView(
        picker, viewForRow: row, forComponent: component, reusing: nil)
    } else {
      view = UILabel()
    }
    shown[row] = view
    addSubview(view)
    return view
  }

  /// Returns the label of a row with a title.
  static func label(
    _ picker: UIPickerView, _ row: Int, component: Int, used: UIView?
  ) -> UIView {
    let label = used as? UILabel ?? UILabel()
    label.textAlignment = .center
    label.font = .systemFont(ofSize: fontSize)
    label.textColor = .label
    let delegate = picker.delegate
    if let text = delegate?.pickerView(
      picker, attributedTitleForRow: row, forComponent: component)
    {
      label.attributedText = text
    } else {
      label.text = delegate?.pickerView(picker, titleForRow: row, forComponent: component) ?? "?"
    }
    return label
  }

  // MARK: Deceleration

  override func targetOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    let row = ((proposed.y + contentInset.top) / rowHeight).rounded()
    return CGPoint(x: proposed.x, y: row * rowHeight - contentInset.top)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rest() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { rest() }
  }

  private func rest() {
    let place = ((bounds.minY + contentInset.top) / rowHeight).rounded()
    row = min(max(0, Int(place)), max(0, count - 1))
    picker?.wheelCameToRest(self)
  }
}
