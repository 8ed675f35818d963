// Golden pictures of the designables: sizes, scales, states and times.

import CoreGraphics
import Designables
import Foundation
import Stage
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct GoldenTests {
  nonisolated private static let scales: [CGFloat] = [1, 1.5, 2, 3]

  /// A scale as pictures are named by it.
  private func name(_ scale: CGFloat) -> String {
    scale == 1.5 ? "1-5x" : "\(Int(scale))x"
  }

  // MARK: Gradient view

  private func gradientView(_ angle: CGFloat, _ width: CGFloat, _ height: CGFloat) -> LDGradientView
  {
    let view = LDGradientView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.startColor = .systemBlue
    view.endColor = .systemIndigo
    view.angle = angle
    return view
  }

  @Test(arguments: [0, 30, 45, 90, 135, 210, 270, 310])
  func `a gradient in each direction`(angle: Int) {
    let view = gradientView(CGFloat(angle), 96, 40)
    expectGolden(named: "gradient-angle-\(angle)", of: Showing(view).stage.snapshot())
  }

  @Test(arguments: scales)
  func `a gradient at each scale`(scale: CGFloat) {
    let view = gradientView(300, 41, 27)
    expectGolden(
      named: "gradient-scale-\(name(scale))", of: Showing(view, scale: scale).stage.snapshot())
  }

  @Test func `a gradient without an end fades to nothing`() {
    let view = gradientView(0, 96, 24)
    view.endColor = nil
    expectGolden(named: "gradient-fading", of: Showing(view).stage.snapshot())
  }

  @Test func `the sample document's gradient`() {
    let view = LDGradientView(frame: CGRect(x: 0, y: 0, width: 70.25, height: 152.25))
    view.startColor = UIColor(red: 1, green: 0.09520846, blue: 0.06026318, alpha: 1)
    view.endColor = UIColor(red: 0.99255746, green: 1, blue: 0.38996009, alpha: 1)
    view.angle = 310
    expectGolden(
      named: "gradient-document", of: Showing(view).stage.snapshot(), maximumBytes: 16384,
      because: "a gradient in a slanted direction has no row twice")
  }

  // MARK: Buttons

  /// A white plus sign in a disc, 24 × 24.
  private func icon() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    return UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24), format: format).image { _ in
      UIColor.white.setFill()
      let path = UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 20, height: 20))
      path.append(UIBezierPath(rect: CGRect(x: 7, y: 11, width: 10, height: 2)))
      path.append(UIBezierPath(rect: CGRect(x: 11, y: 7, width: 2, height: 4)))
      path.append(UIBezierPath(rect: CGRect(x: 11, y: 13, width: 2, height: 4)))
      path.usesEvenOddFillRule = true
      path.fill()
    }
  }

  private func fancyButton(_ width: CGFloat = 200, _ height: CGFloat = 44) -> FancyButton {
    let button = FancyButton(frame: CGRect(x: 0, y: 0, width: width, height: height))
    button.cornerRadius = 12
    button.borderWidth = 2
    button.borderColor = .systemIndigo
    button.enableGradientBackground = true
    button.gradientColor1 = .systemBlue
    button.gradientColor2 = .systemPurple
    button.setImage(icon(), for: .normal)
    button.setTitle("Continue", for: .normal)
    button.titleLeftPadding = 8
    button.imageRightPadding = 8
    return button
  }

  private func expectButton(_ scene: String, _ button: UIView, scale: CGFloat = 1) {
    expectGolden(
      named: scene, of: Showing(button, scale: scale, background: .white).stage.snapshot(),
      showsText: true, maximumBytes: 16384, because: "gradients and text at a fine scale")
  }

  @Test(arguments: scales)
  func `a fancy button at each scale`(scale: CGFloat) {
    expectButton("fancy-scale-\(name(scale))", fancyButton(), scale: scale)
  }

  @Test(arguments: ["highlighted", "selected", "disabled"])
  func `a fancy button in each state`(state: String) {
    let button = fancyButton()
    button.setTitle("Done", for: .selected)
    button.isHighlighted = state == "highlighted"
    button.isSelected = state == "selected"
    button.isEnabled = state != "disabled"
    expectButton("fancy-\(state)", button)
  }

  @Test func `a fancy button with its image at the right`() {
    let button = fancyButton()
    button.enableImageRightAligned = true
    button.imageRightPadding = 12
    expectButton("fancy-right-aligned", button)
  }

  @Test func `a round fancy button`() {
    let button = fancyButton(64, 64)
    button.setTitle(nil, for: .normal)
    button.imageRightPadding = 0
    button.cornerRadius = 32
    button.borderWidth = 0
    expectButton("fancy-round", button)
  }

  @Test(arguments: [(60, 30), (24, 12)])
  func `a fancy button too small for its content`(width: Int, height: Int) {
    expectButton("fancy-small-\(width)", fancyButton(CGFloat(width), CGFloat(height)))
  }

  @Test func `a plain fancy button`() {
    let button = FancyButton(frame: CGRect(x: 0, y: 0, width: 120, height: 36))
    button.setTitle("Plain", for: .normal)
    button.backgroundColor = .systemGray
    expectButton("fancy-plain", button)
  }

  @Test(arguments: [0, 10, 22])
  func `a rounded corner button`(radius: Int) {
    let button = RoundedCornerButton(frame: CGRect(x: 0, y: 0, width: 140, height: 44))
    button.backgroundColor = .systemTeal
    button.setTitle("Rounded", for: .normal)
    button.cornerRadius = CGFloat(radius)
    expectButton("rounded-\(radius)", button)
  }

  // MARK: Chart

  private func chart(_ width: CGFloat = 340, _ height: CGFloat = 170) -> IDLineChartView {
    let chart = IDLineChartView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    chart.xAxisInformationArray = ChartDates.labels(
      before: DateComponents(year: 2024, month: 3, day: 3))
    return chart
  }

  private func expectChart(
    _ scene: String, _ chart: IDLineChartView, at time: Double? = 3, scale: CGFloat = 1
  ) {
    let showing = Showing(chart, scale: scale)
    if let time {
      showing.run { chart.startDrawLineChart() }
      showing.advance(to: time)
    }
    expectGolden(
      named: scene, of: showing.stage.snapshot(), showsText: true, maximumBytes: 65536,
      because: "a chart with all its labels at a fine scale")
  }

  @Test(arguments: [0, 0.625, 1.25, 2.499, 2.5, 3])
  func `a chart at each time of its animation`(time: Double) {
    expectChart("chart-at-\(Int(time * 1000))ms", chart(), at: time)
  }

  @Test func `a chart that was never started`() {
    expectChart("chart-unstarted", chart(), at: nil)
  }

  @Test(arguments: scales)
  func `a chart at each scale`(scale: CGFloat) {
    expectChart("chart-scale-\(name(scale))", chart(), scale: scale)
  }

  @Test(arguments: [(200, 100), (120, 90), (30, 30), (20, 60)])
  func `a chart of each size`(width: Int, height: Int) {
    expectChart("chart-size-\(width)x\(height)", chart(CGFloat(width), CGFloat(height)))
  }

  @Test func `a chart of one point on the lowest line`() {
    let chart = chart(200, 100)
    chart.pointArray = [.point(withX: 4, andY: 0)]
    expectChart("chart-one-point", chart)
  }

  @Test func `a chart with words at its axis`() {
    let chart = chart(240, 120)
    chart.yAxisInformationArray = ["low", "mid", "high"]
    chart.xAxisInformationArray = ["Mo", "Tu", "We"]
    chart.pointArray = [
      .point(withX: 1, andY: 0.5), .point(withX: 2, andY: 2.2), .point(withX: 3, andY: 1.5),
    ]
    chart.lineWidth = 8
    chart.startColor = .systemGreen
    chart.endColor = .systemBlue
    expectChart("chart-words", chart)
  }

  @Test func `a chart without data`() {
    let chart = chart(120, 60)
    chart.pointArray = []
    chart.xAxisInformationArray = []
    chart.yAxisInformationArray = []
    expectChart("chart-empty", chart)
  }
}
