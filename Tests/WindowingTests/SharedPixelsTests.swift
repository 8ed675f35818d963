// Frames that another process reads while the next is drawn.

import CoreGraphics
import Foundation
import Testing
import Windowing

@Suite struct SharedPixelsTests {
  private let size = PixelSize(width: 30, height: 20)

  /// Memory without a name, and its file.
  private func memory() throws -> (pixels: SharedPixels, descriptor: Int32) {
    let path = NSTemporaryDirectory() + "vitrine-frames-" + UUID().uuidString
    let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    unsafe unlink(path)
    return (try #require(SharedPixels(descriptor, size: size)), descriptor)
  }

  @Test func `the frame that was presented last is left alone while the next is drawn`() throws {
    let (shared, descriptor) = try memory()
    defer { close(descriptor) }
    let reader = try #require(SharedPixels(descriptor, size: size))
    let presenter = SharedPresenter(shared)
    var ages: [Int] = []
    for color: UInt32 in [0xFF00_0001, 0xFF00_0002, 0xFF00_0003] {
      let buffer = try #require(presenter.acquire())
      ages.append(buffer.age)
      let before = presenter.front
      let old = try #require(reader.pixels(before))[0, 0]
      for y in 0..<20 { unsafe buffer.pixels.withRow(y) { unsafe $0.update(repeating: color) } }
      if !ages.dropLast().isEmpty { #expect(try #require(reader.pixels(before))[0, 0] == old) }
      presenter.present(
        buffer, damage: [PixelRect(x: 1, y: 1, width: 2, height: 2)], stamp: FrameStamp(serial: 1))
      #expect(try #require(reader.pixels(presenter.front))[29, 19] == color)
    }
    #expect(ages == [0, 0, 2])
    #expect(presenter.damage == [PixelRect(x: 1, y: 1, width: 2, height: 2)])
  }

  @Test func `a copy is no later frame's, and frames that are not there are nil`() throws {
    let (shared, descriptor) = try memory()
    defer { close(descriptor) }
    let copy = try #require(shared.copy(of: 1))
    #expect(shared.isClear(1))
    try #require(shared.pixels(1))[3, 4] = 0xFFFF_FFFF
    #expect(!shared.isClear(1))
    guard case .pixels(let pixels) = copy.storage else { throw CancellationError() }
    #expect(pixels[3, 4] == 0)
    for index in [-1, 2, .max] {
      #expect(shared.pixels(index) == nil)
      #expect(shared.copy(of: index) == nil)
    }
  }

  @Test(arguments: [
    (0, 1), (1, 0), (-5, 5), (16385, 1), (1, .max), (.max, .max), (.min, .min),
  ])
  func `sizes that no frame has are refused`(width: Int, height: Int) throws {
    let (_, descriptor) = try memory()
    defer { close(descriptor) }
    #expect(SharedPixels(descriptor, size: PixelSize(width: width, height: height)) == nil)
  }
}
