// Film strips: the times, the places of pictures and words, and how they look.

import CoreGraphics
import ImageCoding
import MainLoop
import Messages
import Stage
import Studio
import TestSupport
import Testing
import UIKit

@testable import Preview

@MainActor @Suite(.ownScreenScale) struct FilmStripTests {
  /// A page of 40 × 30 points with a square on a flat ground.
  private func picture(at x: CGFloat, ground: UIColor, scale: CGFloat) throws -> CGImage {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    view.backgroundColor = ground
    let square = UIView(frame: CGRect(x: x, y: 10, width: 10, height: 10))
    square.backgroundColor = .systemOrange
    view.addSubview(square)
    return try ViewPicture.draw(view, scale: scale, options: StageOptions())
  }

  @Test(arguments: [false, true], [1, 2])
  func `a strip has pictures with their times, in light and dark`(
    isDark: Bool, scale: Int
  ) throws {
    let scale = CGFloat(scale)
    let frames = try (0..<3).map { index in
      FilmStrip.Frame(
        time: Double(index) * 0.625,
        picture: try picture(
          at: 5 + CGFloat(index) * 10, ground: isDark ? .black : .white, scale: scale))
    }
    let strip = FilmStrip(frames, scale: scale, isDark: isDark)
    expectGolden(
      named: "film-strip-\(isDark ? "dark" : "light")-\(Int(scale))",
      of: try ViewPicture.draw(strip, scale: scale, options: StageOptions()).pixels,
      showsText: true)
  }

  @Test func `times are at even distances, and one where nothing moves`() {
    #expect(FilmStripRecording.times(5, from: 1, to: 3) == [1, 1.5, 2, 2.5, 3])
    #expect(FilmStripRecording.times(5, from: 1, to: 1) == [1])
  }

  @Test func `a strip shows the same pixels as pictures at its times`() async throws {
    var request = Request.seeded
    (request.view, request.starts) = ("IDLineChartView", true)
    var options = Recording.Options()
    options.strip = "3"
    let path = NSTemporaryDirectory() + "vitrine-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try await Recording.write(
      request, options, to: path, stageOptions: StageOptions(), on: EventLoop())
    let strip = try PNG.decode(try Data(contentsOf: URL(fileURLWithPath: path)))
    // The chart is drawn in 2.5 s.
    for (index, time) in [0, 1.25, 2.5].enumerated() {
      request.time = time
      let alone = try await Snapshot.picture(request, options: StageOptions()).pixels
      let (x, y) = (28 + index * (alone.width + 16), 28)
      for row in 2..<alone.height - 2 {
        for column in 2..<alone.width - 2 {
          #expect(strip[x + column, y + row] == alone[column, row])
          if strip[x + column, y + row] != alone[column, row] { return }
        }
      }
    }
  }

  @Test func `nothing that moves gives one picture`() async throws {
    var request = Request()
    request.view = "UIView"
    var options = Recording.Options()
    options.strip = "4"
    let path = NSTemporaryDirectory() + "vitrine-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try await Recording.write(
      request, options, to: path, stageOptions: StageOptions(), on: EventLoop())
    #expect(PNG.size(of: try Data(contentsOf: URL(fileURLWithPath: path)))?.width == 320 + 56)
  }
}
