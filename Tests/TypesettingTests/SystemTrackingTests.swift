// How wide the lines of the system font are: as wide as iOS's.

import CoreGraphics
import Testing

@testable import Typesetting

/// Widths of labels that public interface documents hold. Interface Builder wrote them, rounded up to half a point, or
/// to a third of one.
@Suite struct SystemTrackingTests {
  private struct Label {
    var text: String
    var size: CGFloat
    var weight: Double
    var width: CGFloat

    init(_ text: String, _ size: CGFloat, _ width: CGFloat, weight: Double = 0) {
      (self.text, self.size, self.weight, self.width) = (text, size, weight, width)
    }

    /// The line's width here.
    var ours: CGFloat {
      get throws {
        TextLine(text, face: try Fonts.inter(weight: weight), size: size).width
      }
    }
  }

  private static let regular = [
    Label("User (@user:matrix.org)", 11, 126), Label("Answer with checkmark", 11, 124.5),
    Label("Live location enabled", 12, 120), Label("Node Name", 12, 67),
    Label("24 kB/s", 12, 43), Label("20:30", 12, 33.5),
    Label("Allocated to other Provisioner", 13, 179.5), Label("Mar 55, 2555", 13, 81.5),
    Label("OCCUPANCY MODE STATUS", 14, 188), Label("Version 4.4.2", 14, 84.5),
    Label("AABBCCDDEEFF00112233445566778899", 14, 275.5),
    Label("2 Failed Passcode Attempts", 15, 190), Label("Resolve Conflicts", 15, 119),
    Label("{Database file name}", 16, 150.5), Label("View App IDs", 16, 97),
    Label("Auto-Pitch Enabled", 17, 147), Label("GIFT CARDS", 17, 96),
    Label("10 App IDs", 17, 82), Label("$75,894.63", 17, 88.5),
    Label("This node has no extent.", 20, 214), Label("Label", 20, 48),
    Label("Learn More", 22, 108), Label("SUCCESS", 22, 98), Label("Label", 25, 59),
    Label("Empty Media Library", 28, 248.333), Label("AutoFill Setup", 28, 168),
    Label("Contribute", 30, 137.5), Label("Observe", 30, 110),
    Label("Snooze Alarms", 34, 217.333),
  ]

  private static let heavier = [
    Label("X members", 14, 76, weight: 0.23), Label("Display name", 17, 105, weight: 0.23),
    Label("No Updates Available", 17, 166, weight: 0.23), Label("Site Name", 11, 56, weight: 0.3),
    Label("Create a new room", 15, 135, weight: 0.3),
    Label("Privacy over profit", 17, 145, weight: 0.3),
    Label("Unlock with Face ID", 22, 197, weight: 0.3),
    Label("Favourite rooms and people", 22, 280, weight: 0.3),
    Label("Research Grade", 12, 95.667, weight: 0.4), Label("Data Source", 14, 84.333, weight: 0.4),
    Label("Recommended Basal", 15, 153.5, weight: 0.4),
    Label("Background Refresh", 17, 166, weight: 0.4),
    Label("Installed", 24, 96.5, weight: 0.4),
    Label("Welcome to AltStore.", 34, 333.5, weight: 0.4),
  ]

  @Test func `lines are as wide as iOS's within 2 percent, beside the rounding`() throws {
    for label in Self.regular + Self.heavier {
      let (ours, room) = (try label.ours, 0.02 * label.width + 0.5)
      #expect(abs(ours - label.width) < room, "\(label.text): \(ours)")
    }
  }

  @Test(arguments: [8.0...13, 14...15, 16...17, 20...25, 28...34])
  func `together the lines of near sizes are as wide as iOS's within 1 percent`(
    sizes: ClosedRange<CGFloat>
  ) throws {
    let labels = Self.regular.filter { sizes.contains($0.size) }
    let ours = try labels.map { try $0.ours }.reduce(0, +)
    let theirs = labels.map { $0.width - 0.25 }.reduce(0, +)
    #expect(abs(ours / theirs - 1) < 0.01, "\(ours) for \(theirs)")
  }

  @Test(arguments: [0.23, 0.3, 0.4])
  func `together the lines of a heavier weight are as wide as iOS's within 1 percent`(
    weight: Double
  ) throws {
    let labels = Self.heavier.filter { $0.weight == weight }
    let ours = try labels.map { try $0.ours }.reduce(0, +)
    let theirs = labels.map { $0.width - 0.25 }.reduce(0, +)
    #expect(abs(ours / theirs - 1) < 0.01, "\(ours) for \(theirs)")
  }

  @Test(arguments: [("-100", 22.41), ("100", 17.63), ("-40", 17.74)])
  func `digits at 10 points are as wide as in pictures of charts within 1 percent`(
    text: String, width: CGFloat
  ) throws {
    // The room that charts give to the labels of their axes, measured in pictures that a simulator made.
    let ours = TextLine(text, face: try Fonts.inter(), size: 10).width
    #expect(abs(ours / width - 1) < 0.01, "\(ours)")
  }

  @Test func `tracking is Apple's table up to 17 points`() {
    // https://developer.apple.com/design/human-interface-guidelines/typography, SF Pro, thousandths of an em.
    let table: [(CGFloat, CGFloat)] = [(8, 26), (10, 12), (12, 0), (14, -11), (17, -26)]
    for (size, thousandths) in table {
      let points = SystemTracking(weight: 400).points(at: size).other
      #expect(abs(points * 1000 / size - thousandths) < 1)
    }
  }

  @Test func `tracking follows each character, and leaves ligatures and other fonts alone`() throws
  {
    let face = try Fonts.inter()
    let (one, two) = (TextLine("o", face: face, size: 10), TextLine("oo", face: face, size: 10))
    #expect(abs(two.width - 2 * one.width) < 1e-9 && two.clusters[1].x == one.width)
    let unsized = TextLine("o", face: face, size: 12).width / 12 * 10
    #expect(one.width > unsized + 0.1)
    #expect(FontLibrary().named("Inter-Regular").map { $0.tracking == nil } == true)
    let ideograph = TextLine("开", face: face, size: 10).width
    #expect(abs(TextLine("开", face: face, size: 100).width - 10 * ideograph) < 1e-9)
  }
}
