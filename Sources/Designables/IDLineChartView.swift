// A line chart that draws its line when it is started, and shows the last value at the end.

public import UIKit

/// A chart of one line over a grid, coloured by a gradient that the line masks.
///
/// Its line is hidden until ``startDrawLineChart()``. Setting points, labels or a new size rebuilds
/// the whole chart at once.
@IBDesignable
open class IDLineChartView: UIView, CAAnimationDelegate {
  // MARK: Content

  /// From left to right. Default: seven points.
  open var pointArray: [IDLineChartPoint] = IDLineChartView.defaultPoints {
    didSet { rebuild() }
  }

  /// The labels below the steps. Default: the seven days before ``today``, as `MM-dd`.
  open var xAxisInformationArray: [String] = [] {
    didSet {
      showsDays = false
      rebuild()
    }
  }

  /// The labels of the grid lines, from the lowest. Default: 0, 10 … 50.
  open var yAxisInformationArray: [String] = ["0", "10", "20", "30", "40", "50"] {
    didSet { rebuild() }
  }

  /// The day whose week before it is shown while no other labels are set. Default: now.
  open var today = Date() {
    didSet { if showsDays { showDays() } }
  }

  // MARK: Look

  /// The line's width in points; its ends are discs of this radius. Below 0 and what is not finite
  /// is refused. Default: 4.
  @IBInspectable open var lineWidth: CGFloat = 4 {
    didSet {
      if !(lineWidth.isFinite && lineWidth >= 0) { lineWidth = oldValue }
      rebuild()
    }
  }

  /// The line's colour at the left of the plot area. Default: (253, 164, 8).
  @IBInspectable open var startColor = UIColor(
    red: 253 / 255, green: 164 / 255, blue: 8 / 255, alpha: 1)
  {
    didSet { rebuild() }
  }

  /// The line's colour at the right of the plot area. Default: (251, 37, 45).
  @IBInspectable open var endColor = UIColor(
    red: 251 / 255, green: 37 / 255, blue: 45 / 255, alpha: 1)
  {
    didSet { rebuild() }
  }

  /// How long the line takes, in seconds; 0 or less and what is not finite is refused. Default: 2.5.
  @IBInspectable open var duration: Double = 2.5 {
    didSet { if !(duration.isFinite && duration > 0) { duration = oldValue } }
  }

  // MARK: Parts

  private let plotView = UIView()
  private let gradientLayer = CAGradientLayer()
  private let lineLayer = CAShapeLayer()
  private var bubble: UIButton?
  private var showsDays = true
  private var hasStarted = false

  private static let animationKey = "strokeEnd"
  private static let gridColor = UIColor(white: 231 / 255, alpha: 1)
  private static let labelAttributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 10),
    .foregroundColor: UIColor(white: 158 / 255, alpha: 1),
  ]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    assemble()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
  }

  private func assemble() {
    backgroundColor = UIColor(white: 243 / 255, alpha: 1)
    contentMode = .redraw
    plotView.isUserInteractionEnabled = false
    gradientLayer.startPoint = CGPoint(x: 0, y: 0)
    gradientLayer.endPoint = CGPoint(x: 1, y: 0)
    lineLayer.strokeColor = UIColor.white.cgColor
    lineLayer.fillColor = UIColor.clear.cgColor
    lineLayer.lineCap = .round
    lineLayer.lineJoin = .round
    lineLayer.lineWidth = 0
    plotView.layer.addSublayer(gradientLayer)
    plotView.layer.mask = lineLayer
    addSubview(plotView)
    showDays()
  }

  private func showDays() {
    xAxisInformationArray = Self.daysBefore(today)
    showsDays = true
  }

  // MARK: Layout

  open override var frame: CGRect {
    didSet { if frame.size != oldValue.size { rebuild() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    rebuild()
  }

  private var geometry: IDLineChartGeometry {
    IDLineChartGeometry(
      size: bounds.size, xLabels: xAxisInformationArray.count,
      yLabels: yAxisInformationArray.count)
  }

  /// Brings path, colours, grid, labels and bubble up to date, at once.
  private func rebuild() {
    let geometry = geometry
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    plotView.frame = geometry.plot
    gradientLayer.frame = plotView.bounds
    gradientLayer.colors = [startColor.cgColor, endColor.cgColor]
    lineLayer.path = linePath(geometry).cgPath
    lineLayer.lineWidth = hasStarted ? lineWidth : 0
    CATransaction.commit()
    if bubble != nil { showBubble() }
    setNeedsDisplay()
  }

  /// One open line through the points with a circle around the first and the last.
  private func linePath(_ geometry: IDLineChartGeometry) -> UIBezierPath {
    let path = UIBezierPath()
    let places = pointArray.map { geometry.place($0) }
    guard let first = places.first, let last = places.last else { return path }
    path.move(to: first)
    addCircle(to: path, around: first)
    guard places.count > 1 else { return path }
    for place in places.dropFirst() { path.addLine(to: place) }
    addCircle(to: path, around: last)
    return path
  }

  private func addCircle(to path: UIBezierPath, around center: CGPoint) {
    path.addArc(
      withCenter: center, radius: lineWidth / 2, startAngle: 0, endAngle: 2 * .pi,
      clockwise: true)
  }

  // MARK: Grid and labels

  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    let geometry = geometry
    drawGrid(geometry)
    for (index, text) in xAxisInformationArray.enumerated() {
      draw(text) { geometry.xLabelOrigin(index, $0) }
    }
    for (index, text) in yAxisInformationArray.enumerated() {
      draw(text) { geometry.yLabelOrigin(index, $0) }
    }
  }

  private func drawGrid(_ geometry: IDLineChartGeometry) {
    let grid = UIBezierPath()
    for index in yAxisInformationArray.indices {
      grid.move(to: CGPoint(x: geometry.plot.minX, y: geometry.gridLine(index)))
      grid.addLine(to: CGPoint(x: geometry.plot.maxX, y: geometry.gridLine(index)))
    }
    Self.gridColor.setStroke()
    grid.stroke()
  }

  private func draw(_ text: String, at origin: (CGSize) -> CGPoint) {
    let text = text as NSString
    let size = text.size(withAttributes: Self.labelAttributes)
    text.draw(at: origin(size), withAttributes: Self.labelAttributes)
  }

  // MARK: Animation

  /// Draws the line from its beginning to its end; again from the beginning while it runs.
  open func startDrawLineChart() {
    hasStarted = true
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    lineLayer.lineWidth = lineWidth
    CATransaction.commit()
    bubble?.removeFromSuperview()
    bubble = nil
    let drawing = CABasicAnimation(keyPath: "strokeEnd")
    drawing.fromValue = 0
    drawing.toValue = 1
    drawing.duration = duration
    drawing.delegate = self
    lineLayer.add(drawing, forKey: Self.animationKey)
  }

  /// ``startDrawLineChart()`` as the tutorial spells it.
  open func startDrawlineChart() {
    startDrawLineChart()
  }

  open func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if flag { showBubble() }
  }

  /// A chart that leaves its superview stops: the running animation retains its delegate.
  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    if newSuperview == nil { lineLayer.removeAnimation(forKey: Self.animationKey) }
  }

  // MARK: The last value

  private func showBubble() {
    guard let last = pointArray.last else {
      bubble?.removeFromSuperview()
      bubble = nil
      return
    }
    let button = bubble ?? makeBubble()
    bubble = button
    button.frame = geometry.bubble(at: last)
    button.setTitle(value(at: last.y), for: .disabled)
  }

  private func makeBubble() -> UIButton {
    let button = UIButton()
    button.isEnabled = false
    button.titleLabel?.font = .systemFont(ofSize: 10)
    button.setTitleColor(.white, for: .disabled)
    button.setBackgroundImage(UIImage(named: "bubble"), for: .disabled)
    addSubview(button)
    return button
  }
}
