// The picker view: wheels whose middle row is selected.

public import CoreGraphics

/// Wheels whose middle row is selected
/// ([Apple](https://developer.apple.com/documentation/uikit/uipickerview)).
open class UIPickerView: UIView {
  private static let size = CGSize(width: 320, height: 216)
  static let standardRowHeight: CGFloat = 32
  private static let bandMargin: CGFloat = 9
  /// Points between wheels.
  private static let gap: CGFloat = 5

  private let band = UIView()
  private var wheels: [PickerWheel] = []
  private var isStale = true
  /// The rows of a picker that is only designed; nil: it has its own, or none.
  final var sampleRows: SamplePickerRows?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UIPickerView.self)
  }

  private func setUp() {
    if bounds.isEmpty { frame.size = Self.size }
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    band.isUserInteractionEnabled = false
    addSubview(band)
  }

  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  open var showsSelectionIndicator = true { didSet { setNeedsLayout() } }

  // MARK: Rows

  open var numberOfComponents: Int { max(0, dataSource?.numberOfComponents(in: self) ?? 0) }

  open func numberOfRows(inComponent component: Int) -> Int {
    max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
  }

  /// Default: 32 points high; wheels share the width.
  open func rowSize(forComponent component: Int) -> CGSize {
    let count = CGFloat(max(1, numberOfComponents))
    let room = bounds.width - 2 * Self.bandMargin - (count - 1) * Self.gap
    let width = delegate?.pickerView(self, widthForComponent: component) ?? -1
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? -1
    return CGSize(
      width: width > 0 ? width : max(0, room / count),
      height: height > 0 ? height : Self.standardRowHeight)
  }

  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    loadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component].shown[row] : nil
  }

  open func reloadAllComponents() {
    isStale = true
    setNeedsLayout()
  }

  open func reloadComponent(_ component: Int) {
    loadIfNeeded()
    guard wheels.indices.contains(component) else { return }
    wheels[component].reload()
  }

  // MARK: Selection

  /// Does not notify the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    loadIfNeeded()
    guard wheels.indices.contains(component) else { return }
    wheels[component].turn(to: row, animated: animated)
  }

  /// -1 where there is no such wheel or it has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    loadIfNeeded()
    guard wheels.indices.contains(component), numberOfRows(inComponent: component) > 0 else {
      return -1
    }
    return wheels[component].row
  }

  func wheelCameToRest(_ wheel: PickerWheel) {
    delegate?.pickerView(self, didSelectRow: wheel.row, inComponent: wheel.component)
  }

  // MARK: Layout

  private func loadIfNeeded() {
    guard isStale else { return }
    isStale = false
    let rows = wheels.map(\.row)
    for wheel in wheels { wheel.removeFromSuperview() }
    wheels = (0..<numberOfComponents).map { PickerWheel($0, of: self) }
    for (wheel, row) in zip(wheels, rows) { wheel.turn(to: row, animated: false) }
    for wheel in wheels { addSubview(wheel) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    let sizes = wheels.map { rowSize(forComponent: $0.component) }
    let height = sizes.map(\.height).max() ?? Self.standardRowHeight
    band.isHidden = !showsSelectionIndicator
    band.frame = CGRect(
      x: Self.bandMargin, y: bounds.midY - height / 2, width: bounds.width - 2 * Self.bandMargin,
      height: height)
    let gaps = Self.gap * CGFloat(max(0, wheels.count - 1))
    var x = (bounds.width - sizes.reduce(0) { $0 + $1.width } - gaps) / 2
    for (wheel, size) in zip(wheels, sizes) {
      wheel.place(
        CGRect(x: x, y: 0, width: size.width, height: bounds.height), rowHeight: size.height)
      x += size.width + Self.gap
    }
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}
