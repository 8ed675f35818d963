// Two pictures laid over each other: the pixels that differ.

import CoreGraphics
import ImageCoding
import Testing

@Suite struct LaidOverTests {
  private func picture(_ rows: [[UInt32]]) -> CGImage {
    let pixels = PixelBuffer(width: rows[0].count, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, pixel) in row.enumerated() { pixels[x, y] = pixel }
    }
    return CGImage(pixels)
  }

  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF

  @Test func `equal pictures do not differ`() {
    let one = picture([[red, blue], [blue, red]])
    let difference = PictureDifference(laying: one, scale: 1, over: one, scale: 1)
    #expect(difference.differingPixels == 0 && difference.area == 4)
  }

  @Test func `a picture at twice the scale is the same where its pixels are`() {
    let one = picture([[red, blue]])
    let large = picture([[red, red, blue, red], [red, red, blue, blue]])
    let difference = PictureDifference(laying: one, scale: 1, over: large, scale: 2)
    #expect(difference.differingPixels == 1 && difference.area == 8)
  }

  @Test func `pixels that one picture alone has differ`() {
    let one = picture([[red, red, red]])
    let other = picture([[red], [red]])
    let difference = PictureDifference(laying: one, scale: 1, over: other, scale: 1)
    #expect(difference.differingPixels == 3 && difference.area == 6)
  }

  @Test func `centered pictures differ around the smaller one`() {
    let one = picture([[blue, red, blue]])
    let other = picture([[red]])
    let difference = PictureDifference(
      laying: one, scale: 1, over: other, scale: 1, isCentered: true)
    #expect(difference.differingPixels == 2 && difference.area == 3)
  }
}
