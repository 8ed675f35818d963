// Frames that another process reads while the next is drawn.

import CLinux
import CoreGraphics
import Foundation
import TestSupport
import Testing
import Windowing

@Suite struct SharedPixelsTests {
  private let size = PixelSize(width: 30, height: 20)

  /// Memory without a name, and its file.
  private func memory() throws -> (pixels: SharedPixels, descriptor: Int32) {
    let descriptor = Self.memoryFile()
    let pixels = try #require(SharedPixels(descriptor, size: size))
    #expect(fcntl(descriptor, Self.addSeals, Self.shrinking) == 0)
    return (pixels, descriptor)
  }

  // Of linux/fcntl.h.
  private static let (addSeals, shrinking, growing) = (Int32(1033), Int32(2), Int32(4))

  private static func memoryFile(_ length: Int = 0) -> Int32 {
    let descriptor = linux_memory_file()
    ftruncate(descriptor, length)
    return descriptor
  }

  @Test func `the frame that was presented last is left alone while the next is drawn`() throws {
    let (shared, descriptor) = try memory()
    defer { close(descriptor) }
    let reader = try #require(SharedPixels(reading: descriptor, size: size))
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
    let size = PixelSize(width: width, height: height)
    #expect(SharedPixels(descriptor, size: size) == nil)
    #expect(SharedPixels(reading: descriptor, size: size) == nil)
  }

  /// Descriptors that another process may hand over in the place of frames.
  private static let forgeries: [(String, @Sendable (Int) -> [Int32])] = [
    ("nothing", { _ in [-1, 9999] }),
    ("without seals", { [memoryFile($0)] }),
    (
      "sealed against growing alone",
      { length in
        let descriptor = memoryFile(length)
        _ = fcntl(descriptor, addSeals, growing)
        return [descriptor]
      }
    ),
    (
      "too short",
      { length in
        [0, 1, length - 1].map { length in
          let descriptor = memoryFile(length)
          _ = fcntl(descriptor, addSeals, shrinking)
          return descriptor
        }
      }
    ),
    (
      "a file, a folder, devices",
      { length in
        let path = NSTemporaryDirectory() + "vitrine-frames-" + UUID().uuidString
        let file = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        unsafe unlink(path)
        ftruncate(file, length)
        return unsafe [
          file, open("/tmp", O_RDONLY | O_CLOEXEC), open("/dev/zero", O_RDWR | O_CLOEXEC),
          open("/dev/null", O_RDWR | O_CLOEXEC), open("/proc/self/maps", O_RDONLY | O_CLOEXEC),
        ]
      }
    ),
    (
      "pipes and sockets",
      { _ in
        var ends: [Int32] = [0, 0, 0, 0]
        unsafe pipe(&ends)
        let pipes = ends.prefix(2)
        unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
        return Array(pipes + ends.prefix(2))
      }
    ),
  ]

  @Test(arguments: Self.forgeries.map(\.0))
  func `what is no lasting memory is refused, and stays as long as it was`(name: String) throws {
    let make = try #require(Self.forgeries.first { $0.0 == name }).1
    let length = SharedPixels.frameCount * size.width * size.height * 4
    for descriptor in make(length) {
      var (before, after) = (stat(), stat())
      unsafe fstat(descriptor, &before)
      #expect(SharedPixels(reading: descriptor, size: size) == nil)
      unsafe fstat(descriptor, &after)
      #expect(before.st_size == after.st_size)
      if descriptor >= 0 { close(descriptor) }
    }
  }

  @Test func `whatever is said of a memory, reading it never ends the program`() throws {
    Fuzz.run(200) { random, trace in
      let length = Int.random(in: 0...1 << 16, using: &random)
      let descriptor = Self.memoryFile(length)
      defer { close(descriptor) }
      let seals = Int32.random(in: 0...15, using: &random)
      _ = fcntl(descriptor, Self.addSeals, seals)
      let size = PixelSize(
        width: .random(in: -10...200, using: &random),
        height: .random(in: -10...200, using: &random))
      let pixels = SharedPixels(reading: descriptor, size: size)
      // Whoever holds the other end tries to shorten it now.
      ftruncate(descriptor, Int.random(in: 0...length, using: &random))
      guard let pixels else { return }
      #expect(seals & Self.shrinking != 0, "\(trace)")
      for frame in 0..<SharedPixels.frameCount { #expect(pixels.isClear(frame), "\(trace)") }
    }
  }
}
