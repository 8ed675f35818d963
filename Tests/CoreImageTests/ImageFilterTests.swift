// Image filters: the pixels and the extent of their output.

import CoreGraphics
import CoreImage
import Foundation
import Testing
import UIKit

@MainActor @Suite struct ImageFilterTests {
  /// Returns an image of one colour, with another colour in its left column.
  private func picture(
    _ color: UIColor, left: UIColor? = nil, width: Int = 8, height: Int = 6
  ) throws -> CIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      (left ?? color).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: height))
    }
    return try #require(CIImage(image: image))
  }

  /// Returns the blue, green, red and alpha of a pixel of the rendered extent, y up.
  private func pixel(_ x: Int, _ y: Int, of image: CIImage) throws -> [UInt8] {
    let made = try #require(CIContext().createCGImage(image, from: image.extent))
    let data = try #require(made.dataProvider?.data) as Data
    let start = (made.height - 1 - y) * made.bytesPerRow + x * 4
    return Array(data[start..<start + 4])
  }

  private func filtered(_ name: String, _ image: CIImage, _ inputs: [String: Any] = [:]) throws
    -> CIImage
  {
    let filter = try #require(CIFilter(name: name))
    filter.setDefaults()
    filter.setValue(image, forKey: kCIInputImageKey)
    for (key, value) in inputs { filter.setValue(value, forKey: key) }
    return try #require(filter.value(forKey: kCIOutputImageKey) as? CIImage)
  }

  @Test func `a blur grows by three deviations, and halves the opacity at an edge`() throws {
    let source = try picture(.white, width: 40, height: 40)
    let blurred = try filtered("CIGaussianBlur", source, [kCIInputRadiusKey: 4])
    #expect(blurred.extent == CGRect(x: -12, y: -12, width: 64, height: 64))
    #expect(try pixel(32, 32, of: blurred) == [255, 255, 255, 255])
    let inside = Int(try pixel(12, 32, of: blurred)[3])
    let outside = Int(try pixel(11, 32, of: blurred)[3])
    #expect(inside > 127 && outside < 128 && abs(inside + outside - 255) <= 1)
  }

  @Test func `a blur of a clamped image keeps its extent and its colour`() throws {
    let blurred = try picture(.blue).clampedToExtent().applyingGaussianBlur(sigma: 3)
    #expect(blurred.extent.isInfinite)
    let cropped = blurred.cropped(to: CGRect(x: 0, y: 0, width: 8, height: 6))
    #expect(cropped.extent == CGRect(x: 0, y: 0, width: 8, height: 6))
    for (x, y) in [(0, 0), (7, 5), (4, 3)] {
      #expect(try pixel(x, y, of: cropped) == [255, 0, 0, 255])
    }
  }

  @Test(
    arguments: [
      ("CIColorInvert", [:], [255, 255, 0, 255]),
      ("CIColorControls", [kCIInputSaturationKey: 0], [54, 54, 54, 255]),
      ("CIColorControls", [kCIInputBrightnessKey: 0.2], [51, 51, 255, 255]),
      ("CIColorControls", [kCIInputContrastKey: 0.5], [64, 64, 191, 255]),
      ("CIColorMonochrome", [kCIInputIntensityKey: 0], [0, 0, 255, 255]),
      ("CIColorMonochrome", [:], [16, 24, 33, 255]),
      ("CISepiaTone", [:], [69, 89, 100, 255]),
      ("CIColorMatrix", [:], [0, 0, 255, 255]),
    ] as [(String, [String: Double], [UInt8])])
  func `a filter changes red by its inputs`(
    name: String, inputs: [String: Double], bgra: [UInt8]
  ) throws {
    #expect(try pixel(4, 3, of: filtered(name, picture(.red), inputs)) == bgra)
  }

  @Test func `a colour matrix takes vectors`() throws {
    let swapped = try filtered(
      "CIColorMatrix", picture(.red),
      [
        "inputRVector": CIVector(x: 0, y: 0, z: 1, w: 0),
        "inputBVector": CIVector(x: 1, y: 0, z: 0, w: 0),
        "inputBiasVector": CIVector(x: 0, y: 0.4, z: 0, w: 0),
      ])
    #expect(try pixel(4, 3, of: swapped) == [255, 102, 0, 255])
  }

  @Test func `an image is cropped and moved with y up`() throws {
    let source = try picture(.red, left: .blue)
    let moved = source.transformed(by: CGAffineTransform(translationX: 3, y: -2))
    #expect(moved.extent == CGRect(x: 3, y: -2, width: 8, height: 6))
    let part = moved.cropped(to: CGRect(x: 0, y: -10, width: 5, height: 9))
    #expect(part.extent == CGRect(x: 3, y: -2, width: 2, height: 1))
    #expect(try pixel(0, 0, of: part) == [255, 0, 0, 255])
    #expect(try pixel(1, 0, of: part) == [0, 0, 255, 255])
    let doubled = source.transformed(by: CGAffineTransform(scaleX: 2, y: 2))
    #expect(doubled.extent == CGRect(x: 0, y: 0, width: 16, height: 12))
    #expect(UIImage(ciImage: doubled).size == CGSize(width: 16, height: 12))
  }

  @Test func `a context renders any rectangle but an infinite one`() throws {
    let source = try picture(.red)
    let wide = CGRect(x: -2, y: 0, width: 4, height: 2)
    let made = try #require(CIContext(options: nil).createCGImage(source, from: wide))
    #expect(made.width == 4 && made.height == 2)
    #expect(CIContext().createCGImage(source.clampedToExtent(), from: .infinite) == nil)
    #expect(CIImage.empty().extent == .zero)
    #expect(CIImage(image: UIImage())?.extent == .zero)
  }

  @Test func `an unknown filter outputs its input image`() throws {
    let source = try picture(.red)
    #expect(try filtered("CIKaleidoscope", source) === source)
    #expect(CIFilter(name: "CIGaussianBlur")?.outputImage == nil)
  }

  @Test func `filters with typed properties output the same as filters by name`() throws {
    let image = try picture(.red, left: .blue)
    let blur = CIFilter.gaussianBlur()
    #expect(blur.outputImage == nil && blur.radius == 10 && blur.name == "CIGaussianBlur")
    blur.inputImage = image
    blur.radius = 2
    let named = try filtered("CIGaussianBlur", image, [kCIInputRadiusKey: 2])
    let typed = try #require(blur.outputImage)
    #expect(typed.extent == named.extent)
    #expect(try pixel(8, 8, of: typed) == pixel(8, 8, of: named))
    let matrix = CIFilter.colorMatrix()
    matrix.inputImage = image
    matrix.rVector = matrix.gVector
    #expect(try pixel(4, 3, of: #require(matrix.outputImage)) == [0, 0, 0, 255])
    let sepia = CIFilter.sepiaTone()
    sepia.inputImage = image
    sepia.intensity = 0
    #expect(try pixel(4, 3, of: #require(sepia.outputImage)) == [0, 0, 255, 255])
  }

  @Test func `colours for filters have constants`() {
    #expect(UIColor(ciColor: .magenta) == UIColor(red: 1, green: 0, blue: 1, alpha: 1))
    #expect(UIColor(ciColor: .clear).cgColor.alpha == 0)
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
  }
}
