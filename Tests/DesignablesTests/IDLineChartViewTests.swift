// The chart: its animation, its end label, and what it does with data that is not there.

import CoreGraphics
import Designables
import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite struct IDLineChartViewTests {
  private func makeChart(_ width: CGFloat = 340, _ height: CGFloat = 170) -> IDLineChartView {
    IDLineChartView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func plotView(of chart: IDLineChartView) throws -> UIView {
    try #require(chart.subviews.first { !($0 is UIButton) })
  }

  private func line(of chart: IDLineChartView) throws -> CAShapeLayer {
    try #require(try plotView(of: chart).layer.mask as? CAShapeLayer)
  }

  private func bubble(of chart: IDLineChartView) -> UIButton? {
    chart.subviews.compactMap { $0 as? UIButton }.first { !$0.isHidden }
  }

  @Test func `a fresh chart has the table's data, figures and colours`() throws {
    let chart = makeChart()
    #expect(chart.pointArray.map(\.x) == [1, 2, 3, 4, 5, 6, 7])
    #expect(chart.pointArray.map(\.y) == [1, 2, 1.5, 2, 4, 1, 2])
    #expect(chart.yAxisInformationArray == ["0", "10", "20", "30", "40", "50"])
    #expect(chart.xAxisInformationArray.count == 7)
    #expect(chart.lineWidth == 4)
    #expect(chart.duration == 2.5)
    #expect(chart.startColor == UIColor(red: 253 / 255, green: 164 / 255, blue: 8 / 255, alpha: 1))
    #expect(chart.endColor == UIColor(red: 251 / 255, green: 37 / 255, blue: 45 / 255, alpha: 1))
    #expect(chart.backgroundColor == UIColor(white: 243 / 255, alpha: 1))
  }

  @Test func `the line is the mask of a gradient over the plot area`() throws {
    let chart = makeChart()
    let plot = try plotView(of: chart)
    let line = try line(of: chart)
    #expect(plot.frame == CGRect(x: 25, y: 0, width: 315, height: 145))
    let gradient = try #require(plot.gradientLayers.first)
    #expect(gradient.frame == plot.bounds)
    #expect(gradient.startPoint == .zero)
    #expect(gradient.endPoint == CGPoint(x: 1, y: 0))
    #expect(line.lineWidth == 0)
    #expect(line.lineCap == .round)
    #expect(line.lineJoin == .round)
    #expect(line.strokeColor == UIColor.white.cgColor)
    #expect(line.strokeEnd == 1)
  }

  @Test func `the days before a given today stand below`() {
    let chart = makeChart()
    let noon = DateComponents(year: 2024, month: 3, day: 3, hour: 12)
    chart.today = Calendar(identifier: .gregorian).date(from: noon)
    #expect(
      chart.xAxisInformationArray
        == ["02-25", "02-26", "02-27", "02-28", "02-29", "03-01", "03-02"])
    let fresh = makeChart().xAxisInformationArray
    chart.today = nil
    #expect(chart.xAxisInformationArray == fresh)
    chart.xAxisInformationArray = ["own"]
    chart.today = Date(timeIntervalSince1970: 0)
    #expect(chart.xAxisInformationArray == ["own"])
  }

  @Test func `starting draws the line over its duration and shows the last value`() throws {
    let chart = makeChart()
    let showing = Showing(chart)
    let line = try line(of: chart)
    showing.run { chart.startDrawLineChart() }
    #expect(line.lineWidth == 4)
    #expect(line.animationKeys() == ["strokeEnd"])
    let animation = try #require(line.animation(forKey: "strokeEnd") as? CABasicAnimation)
    #expect(animation.duration == 2.5)
    #expect(animation.delegate === chart)
    #expect(showing.stage.isRunning)
    showing.advance(to: 1.25)
    let shown = showing.stage.underClock { line.presentation()?.strokeEnd }
    #expect(abs(try #require(shown) - 0.5) < 1e-9)
    #expect(line.strokeEnd == 1)
    showing.advance(to: 2.499)
    #expect(bubble(of: chart) == nil)
    showing.advance(to: 2.5)
    let label = try #require(bubble(of: chart))
    #expect(label.title(for: .disabled) == "20")
    #expect(!label.isEnabled)
    let origin = label.frame.origin
    #expect(origin.isNear(300.5, 62.666667))
    #expect(label.frame.size == CGSize(width: 30, height: 30))
    #expect(label.backgroundImage(for: .disabled)?.size == CGSize(width: 30, height: 30))
    #expect(label.titleLabel?.font == .systemFont(ofSize: 10))
    #expect(line.animationKeys() ?? [] == [])
    #expect(!showing.stage.isRunning)
  }

  @Test func `the published spelling starts it too`() throws {
    let chart = makeChart()
    let showing = Showing(chart)
    showing.run { chart.startDrawlineChart() }
    #expect(try line(of: chart).animationKeys() == ["strokeEnd"])
  }

  @Test func `starting again takes the label away and begins anew`() throws {
    let chart = makeChart()
    let showing = Showing(chart)
    showing.run { chart.startDrawLineChart() }
    showing.advance(to: 2.5)
    #expect(bubble(of: chart) != nil)
    showing.run { chart.startDrawLineChart() }
    #expect(bubble(of: chart) == nil)
    showing.advance(to: 4)
    showing.run { chart.startDrawLineChart() }
    showing.advance(to: 6)
    // The second run would have ended at 5, the third one ends at 6.5.
    #expect(bubble(of: chart) == nil)
    showing.advance(to: 6.5)
    #expect(bubble(of: chart) != nil)
    #expect(chart.subviews.compactMap { $0 as? UIButton }.count == 1)
  }

  /// Counts what a chart hears of its animations.
  private final class Listener: IDLineChartView {
    var heard: [Bool] = []

    override func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      heard.append(flag)
      super.animationDidStop(anim, finished: flag)
    }
  }

  @Test func `a run that is replaced ends unfinished, and only a finished one shows the label`() {
    let chart = Listener(frame: CGRect(x: 0, y: 0, width: 340, height: 170))
    let showing = Showing(chart)
    showing.run { chart.startDrawLineChart() }
    showing.advance(to: 1)
    showing.run { chart.startDrawLineChart() }
    showing.advance(to: 1.1)
    #expect(chart.heard == [false])
    #expect(bubble(of: chart) == nil)
    showing.advance(to: 3.5)
    #expect(chart.heard == [false, true])
  }

  @Test(arguments: [0.5, 2.6])
  func `the chart goes when nobody holds it, drawn to its end or not`(time: TimeInterval) {
    weak var gone: IDLineChartView?
    do {
      let chart = makeChart()
      let showing = Showing(chart)
      showing.run { chart.startDrawLineChart() }
      showing.advance(to: time)
      gone = chart
    }
    #expect(gone == nil)
  }

  @Test func `a chart that leaves its page while it is drawn goes`() {
    let chart = Listener(frame: CGRect(x: 0, y: 0, width: 340, height: 170))
    let page = UIView(frame: chart.frame)
    page.addSubview(chart)
    let showing = Showing(page)
    showing.run { chart.startDrawLineChart() }
    showing.advance(to: 0.5)
    showing.run { chart.removeFromSuperview() }
    showing.advance(to: 0.6)
    #expect(chart.heard == [false])
    #expect(!showing.stage.isRunning)
  }

  @Test func `new data and sizes move line and label`() throws {
    let chart = makeChart()
    let showing = Showing(chart)
    showing.run { chart.startDrawLineChart() }
    showing.advance(to: 2.5)
    let before = try line(of: chart).path
    showing.run {
      chart.pointArray = [.point(withX: 1, andY: 0), .point(withX: 2, andY: 2.5)]
    }
    #expect(try line(of: chart).path != before)
    let label = try #require(bubble(of: chart))
    #expect(label.title(for: .disabled) == "25")
    let y: CGFloat = 145 - 2.5 * 145 / 6 - 34
    let origin = label.frame.origin
    #expect(origin.isNear(75.5, y))
    showing.run { chart.yAxisInformationArray = ["a", "b", "c"] }
    #expect(label.title(for: .disabled) == "c")
    showing.run {
      chart.frame.size = CGSize(width: 165, height: 95)
      chart.layoutIfNeeded()
    }
    #expect(try plotView(of: chart).frame == CGRect(x: 25, y: 0, width: 140, height: 70))
    #expect(label.frame.minX == 38)
    #expect(!showing.stage.isRunning)
  }

  @Test func `figures that cannot be leave the old ones`() {
    let chart = makeChart()
    for bad in [CGFloat.nan, .infinity, -1] {
      chart.lineWidth = bad
      chart.duration = Double(bad)
    }
    #expect(chart.lineWidth == 4)
    #expect(chart.duration == 2.5)
  }

  @Test func `a started chart takes another line width at once`() throws {
    let chart = makeChart()
    let showing = Showing(chart)
    chart.lineWidth = 8
    #expect(try line(of: chart).lineWidth == 0)
    showing.run { chart.startDrawLineChart() }
    #expect(try line(of: chart).lineWidth == 8)
    showing.run { chart.lineWidth = 2 }
    #expect(try line(of: chart).lineWidth == 2)
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: 24, height: 24), CGSize(width: 25, height: 25),
    CGSize(width: 10, height: 200), CGSize(width: 200, height: 10), CGSize(width: 26, height: 26),
  ])
  func `tiny charts draw what there is`(size: CGSize) {
    let chart = makeChart(size.width, size.height)
    let showing = Showing(chart)
    showing.run { chart.startDrawLineChart() }
    showing.advance(to: 3)
    #expect(!showing.stage.isRunning)
  }

  @Test func `without data nothing is drawn and nothing crashes`() throws {
    let chart = makeChart()
    let showing = Showing(chart)
    showing.run {
      chart.pointArray = []
      chart.xAxisInformationArray = []
      chart.yAxisInformationArray = []
      chart.startDrawLineChart()
    }
    showing.advance(to: 3)
    #expect(bubble(of: chart) == nil)
    showing.run { chart.pointArray = [.point(withX: 1, andY: 0)] }
    #expect(bubble(of: chart) != nil)
  }
}
