// A line chart that draws itself from left to right.

public import UIKit

/// A chart of one line over a grid, with labels at both axes.
///
/// The line is hidden until `startDrawLineChart()`. It is the mask of a gradient that fills the
/// plot area, so its colour runs from left to right.
@IBDesignable
open class IDLineChartView: UIView, CAAnimationDelegate {
  /// The day whose week before stands below while no other labels were set. Default: nil, today.
  open var today: Date? {
    didSet { if showsDays { showDays() } }
  }

  /// The values. Setting them draws the chart anew.
  open var pointArray: [IDLineChartPoint] = IDLineChartView.defaultPoints {
    didSet { rebuild() }
  }

  /// The labels below the chart. Default: the seven days before today, as `MM-dd`.
  open var xAxisInformationArray: [String] = ChartDates.labels(before: ChartDates.day(of: nil)) {
    didSet {
      showsDays = false
      rebuild()
    }
  }

  /// The labels beside the chart, from the bottom up. Default: 0, 10, 20, 30, 40, 50.
  open var yAxisInformationArray: [String] = ["0", "10", "20", "30", "40", "50"] {
    didSet { rebuild() }
  }

  /// Points; the circles at the ends have half of it as radius. Default: 4.
  @IBInspectable open var lineWidth: CGFloat = 4 {
    didSet {
      if !(lineWidth >= 0 && lineWidth.isFinite) { lineWidth = oldValue }
      if isStarted { setLineWidth(lineWidth) }
      rebuild()
    }
  }

  /// The line's colour at the left edge of the plot area.
  @IBInspectable open var startColor = UIColor(
    red: 253 / 255, green: 164 / 255, blue: 8 / 255, alpha: 1)
  {
    didSet { updateColors() }
  }

  /// The line's colour at its right edge.
  @IBInspectable open var endColor = UIColor(
    red: 251 / 255, green: 37 / 255, blue: 45 / 255, alpha: 1)
  {
    didSet { updateColors() }
  }

  /// Seconds that the line takes to be drawn. Default: 2.5.
  @IBInspectable open var duration: Double = 2.5 {
    didSet { if !(duration >= 0 && duration.isFinite) { duration = oldValue } }
  }

  private let plotView = UIView()
  private let gradientLayer = CAGradientLayer()
  private let lineLayer = CAShapeLayer()
  private var endLabel: UIButton?
  private var isStarted = false
  /// Whether the labels below are the days before `today`.
  private var showsDays = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private static var defaultPoints: [IDLineChartPoint] {
    [(1, 1), (2, 2), (3, 1.5), (4, 2), (5, 4), (6, 1), (7, 2)].map {
      .point(withX: $0, andY: $1)
    }
  }

  open override var frame: CGRect {
    didSet { if frame.size != oldValue.size { rebuild() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    rebuild()
  }

  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    drawGrid(geometry)
    drawLabels(geometry)
  }

  /// Draws the line from its beginning, over `duration` seconds; the last value is shown after it.
  /// While it runs, it begins again. The animation retains the chart until it ends, or until the chart
  /// leaves what shows it.
  open func startDrawLineChart() {
    isStarted = true
    setLineWidth(lineWidth)
    endLabel?.removeFromSuperview()
    endLabel = nil
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    animation.delegate = self
    lineLayer.add(animation, forKey: "strokeEnd")
  }

  /// The same under the spelling it was published with.
  open func startDrawlineChart() {
    startDrawLineChart()
  }

  /// Shows the last value where the line was drawn to its end.
  open func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if flag { showEndLabel() }
  }
}

extension IDLineChartView {
  private var geometry: ChartGeometry {
    ChartGeometry(
      size: bounds.size, xLabels: xAxisInformationArray.count,
      yLabels: yAxisInformationArray.count)
  }

  private func setUp() {
    backgroundColor = UIColor(white: 243 / 255, alpha: 1)
    contentMode = .redraw
    plotView.isUserInteractionEnabled = false
    plotView.layer.addSublayer(gradientLayer)
    plotView.layer.mask = lineLayer
    addSubview(plotView)
    gradientLayer.startPoint = CGPoint(x: 0, y: 0)
    gradientLayer.endPoint = CGPoint(x: 1, y: 0)
    lineLayer.strokeColor = UIColor.white.cgColor
    lineLayer.fillColor = UIColor.clear.cgColor
    lineLayer.lineCap = .round
    lineLayer.lineJoin = .round
    lineLayer.lineWidth = 0
    updateColors()
    rebuild()
  }

  private func showDays() {
    xAxisInformationArray = ChartDates.labels(before: ChartDates.day(of: today))
    showsDays = true
  }

  /// Path, grid, labels and the bubble, if it is shown, for the present data and size.
  private func rebuild() {
    let geometry = geometry
    withoutActions {
      plotView.frame = geometry.plot
      gradientLayer.frame = plotView.bounds
      lineLayer.path =
        geometry.line(through: pointArray, circleRadius: lineWidth / 2).cgPath
    }
    updateEndLabel()
    setNeedsDisplay()
  }

  private func updateColors() {
    withoutActions { gradientLayer.colors = [startColor.cgColor, endColor.cgColor] }
  }

  private func setLineWidth(_ width: CGFloat) {
    withoutActions { lineLayer.lineWidth = width }
  }

  private func withoutActions(_ changes: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    changes()
    CATransaction.commit()
  }

  private func showEndLabel() {
    let label = endLabel ?? makeEndLabel()
    endLabel = label
    addSubview(label)
    updateEndLabel()
  }

  private func makeEndLabel() -> UIButton {
    let label = UIButton(frame: .zero)
    label.isEnabled = false
    label.titleLabel?.font = .systemFont(ofSize: 10)
    label.setBackgroundImage(UIImage(named: "bubble"), for: .disabled)
    label.setTitleColor(.white, for: .disabled)
    return label
  }

  private func updateEndLabel() {
    guard let endLabel else { return }
    guard let last = pointArray.last, last.x.isFinite, last.y.isFinite else {
      endLabel.isHidden = true
      return
    }
    endLabel.isHidden = false
    endLabel.frame = geometry.bubble(at: last)
    endLabel.setTitle(
      ChartValues.text(at: last.y, labels: yAxisInformationArray), for: .disabled)
  }
}
