// The grid and the labels of a line chart.

import UIKit

extension IDLineChartView {
  /// A line for each label of the y axis, over the whole plot area.
  func drawGrid(_ geometry: ChartGeometry) {
    let path = UIBezierPath()
    path.lineWidth = 1
    path.lineCapStyle = .butt
    for index in yAxisInformationArray.indices {
      let y = geometry.gridLine(index)
      path.move(to: CGPoint(x: ChartGeometry.padding, y: y))
      path.addLine(to: CGPoint(x: geometry.size.width, y: y))
    }
    UIColor(white: 231 / 255, alpha: 1).setStroke()
    if geometry.plot.width > 0 { path.stroke() }
  }

  func drawLabels(_ geometry: ChartGeometry) {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor(white: 158 / 255, alpha: 1),
    ]
    for (index, label) in xAxisInformationArray.enumerated() {
      let text = label.size(withAttributes: attributes)
      label.draw(at: geometry.xLabelOrigin(index, text: text), withAttributes: attributes)
    }
    for (index, label) in yAxisInformationArray.enumerated() {
      let text = label.size(withAttributes: attributes)
      label.draw(at: geometry.yLabelOrigin(index, text: text), withAttributes: attributes)
    }
  }
}
