// Coverage is exact area, exactly 255 inside and exactly 0 outside.

import CoreGraphics
import Rasterizer
import Testing

@Suite struct CoverageTests {
  @Test func `a rectangle on whole pixels covers exactly its pixels`() {
    let rows = coverage(.rect(CGRect(x: 2, y: 1, width: 3, height: 2)), width: 7, height: 4)
    #expect(
      rows == [
        [0, 0, 0, 0, 0, 0, 0], [0, 0, 255, 255, 255, 0, 0], [0, 0, 255, 255, 255, 0, 0],
        [0, 0, 0, 0, 0, 0, 0],
      ])
  }

  @Test func `a rectangle on fractions covers products of its overlaps`() {
    let rows = coverage(
      .rect(CGRect(x: 0.5, y: 0.25, width: 2, height: 1.5)), width: 4, height: 3)
    // 0.75 · 0.5 · 255 = 95.6; 0.75 · 255 = 191.25.
    #expect(rows == [[96, 191, 96, 0], [96, 191, 96, 0], [0, 0, 0, 0]])
  }

  @Test func `a diagonal half covers half of the pixels on it`() {
    let triangle = polygon([CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 4), CGPoint(x: 0, y: 4)])
    let rows = coverage(.path(triangle, .winding), width: 4, height: 4)
    #expect(
      rows == [[128, 0, 0, 0], [255, 128, 0, 0], [255, 255, 128, 0], [255, 255, 255, 128]])
  }

  @Test func `overlaps stay full with the winding rule and are holes with even-odd`() {
    var path = polygon([
      CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 1), CGPoint(x: 0, y: 1),
    ])
    path.append(path, CGAffineTransform(scaleX: 0.5, y: 1))
    #expect(coverage(.path(path, .winding), width: 5, height: 1) == [[255, 255, 255, 255, 0]])
    #expect(coverage(.path(path, .evenOdd), width: 5, height: 1) == [[0, 0, 255, 255, 0]])
  }

  @Test func `an open subpath is closed for filling`() {
    var path = PathData()
    path.move(to: CGPoint(x: 0, y: 0))
    path.line(to: CGPoint(x: 2, y: 0))
    path.line(to: CGPoint(x: 2, y: 2))
    path.line(to: CGPoint(x: 0, y: 2))
    #expect(
      coverage(.path(path, .winding), width: 3, height: 2) == [[255, 255, 0], [255, 255, 0]])
  }

  @Test func `overlaps within a pixel count once, or cancel with even-odd`() {
    var path = PathData()
    path.addRect(CGRect(x: 0, y: 0.5, width: 0.5, height: 1))
    path.addRect(CGRect(x: 0.25, y: 0.5, width: 0.5, height: 1))
    #expect(coverage(.path(path, .winding), width: 1, height: 2) == [[96], [96]])
    #expect(coverage(.path(path, .evenOdd), width: 1, height: 2) == [[64], [64]])
  }

  @Test func `opposite windings within a pixel do not cancel`() {
    let bow = polygon([
      CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1),
    ])
    #expect(coverage(.path(bow, .winding), width: 1, height: 1) == [[128]])
  }

  @Test func `a pixel may be wound around more often than a sum of areas can say`() {
    var once = PathData()
    once.addRect(CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
    var path = PathData()
    for _ in 0..<70_000 { path.append(once, .identity) }
    #expect(coverage(.path(path, .winding), width: 1, height: 1) == [[64]])
    #expect(coverage(.path(path, .evenOdd), width: 1, height: 1) == [[0]])
  }
}
