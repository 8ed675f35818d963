// Claims about colours and gradients.

import CoreGraphics
import Testing

@Suite struct CGColorTests {
  @Test func `components keep their order, alpha last`() {
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.components == [0.1, 0.2, 0.3, 0.4])
    #expect(color.numberOfComponents == 4)
    #expect(color.alpha == 0.4)
    #expect(color.colorSpace?.model == .rgb)
    #expect(color.rgba == RGBA(0.1, 0.2, 0.3, 0.4))
  }

  @Test func `grey has two components`() {
    let gray = CGColor(gray: 0.5, alpha: 1)
    #expect(gray.components == [0.5, 1])
    #expect(gray.colorSpace?.model == .monochrome)
    #expect(gray.rgba == RGBA(0.5, 0.5, 0.5))
    #expect(gray != CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
  }

  @Test func `clear is black without alpha`() {
    #expect(CGColor.clear.rgba == RGBA(0, 0, 0, 0))
    #expect(CGColor.white.rgba == .white)
    #expect(CGColor.black.copy(alpha: 0) == CGColor.clear)
  }

  @Test func `colours are drawn within the range`() {
    let wide = CGColor(red: -0.5, green: 2, blue: 0.5, alpha: 3)
    #expect(wide.rgba == RGBA(0, 1, 0.5, 1))
    #expect(wide.components == [-0.5, 2, 0.5, 3])
  }

  @Test func `what is no number counts as 0`() {
    #expect(CGColor(red: .nan, green: 1, blue: .infinity, alpha: 1).components == [0, 1, 0, 1])
  }

  @Test func `a colour is read from memory as its space says`() throws {
    let values: [CGFloat] = [0.25, 0.5, 0.75, 1]
    let color = unsafe CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: values)
    #expect(try #require(color).rgba == RGBA(0.25, 0.5, 0.75))
    let gray = unsafe CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: values)
    #expect(try #require(gray).components == [0.25, 0.5])
  }

  @Test func `spaces are known by name`() {
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.numberOfComponents == 3)
    #expect(CGColorSpace(name: "none of these") == nil)
  }

  // MARK: Gradients

  @Test func `a gradient without locations spreads its colours evenly`() throws {
    let gradient = unsafe CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(),
      colors: [CGColor.white, CGColor.black, CGColor.clear] as CFArray, locations: nil)
    #expect(try #require(gradient).stops.map(\.location) == [0, 0.5, 1])
  }

  @Test func `locations out of order are put in order with their colours`() throws {
    let gradient = unsafe CGGradient(
      colorsSpace: nil, colors: [CGColor.white, CGColor.black] as CFArray, locations: [0.75, 0.25])
    let stops = try #require(gradient).stops
    #expect(stops.map(\.location) == [0.25, 0.75])
    #expect(stops[0].color == .black)
  }

  @Test func `a gradient is made of colours, at least one`() {
    #expect(unsafe CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    #expect(unsafe CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
  }

  @Test func `a gradient is read from components`() throws {
    let gradient = unsafe CGGradient(
      colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [1, 0, 0, 1, 0, 0, 1, 0.5],
      locations: [0, 1], count: 2)
    #expect(
      try #require(gradient).stops == [.init(0, RGBA(1, 0, 0)), .init(1, RGBA(0, 0, 1, 0.5))])
  }
}
