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

  /// A random half of the labels from 70 points on whose width ends at a part of a point, so that nobody typed it.
  private static let measured = [
    Label("Answer with checkmark", 11, 124.5), Label("Leave an App Store review.", 12, 152.5),
    Label("Casual Grade", 12, 80.667, weight: 0.4),
    Label("Conflicting with another Provisioner", 13, 216.5),
    Label("More than 230 000 products available offline", 13, 272.5),
    Label("Server Terms", 13, 80.5), Label("saved at 12h13", 13, 89.5),
    Label("{Characters}", 13, 76.5), Label("(startX, startY, endX, endY)", 14, 177.5),
    Label("00112233445566778899AABBCCDDEEFF", 14, 275.5), Label("HEALTH FAULT TEST", 14, 137.333),
    Label("Data Source", 14, 84.333, weight: 0.4), Label("#Invalid code#", 15, 100.5),
    Label("#Invalid email#", 15, 102.5), Label("BY APPCODA", 15, 93.5),
    Label("Expiry Date", 15, 78.333), Label("Fade Duration: 0.25 sec", 15, 162.5),
    Label("New Message", 15, 96.5), Label("Step progress:", 15, 100.333),
    Label("Recommended Basal", 15, 153.5, weight: 0.4),
    Label("Saving products offline: 37%", 15, 210.5, weight: 0.4),
    Label("eventually 92 mg/dL", 15, 148.5, weight: 0.4), Label("{Database file name}", 16, 150.5),
    Label("Animation Speed", 17, 129.5), Label("Application Version", 17, 146.5),
    Label("Automatic", 17, 77.5), Label("Confirm Mark All as Read", 17, 191.5),
    Label("Crash Report", 17, 101.5), Label("Current Map Scale", 17, 141.5),
    Label("Device Key", 17, 84.5), Label("Do you like what you see?", 17, 196.5),
    Label("Elements Count", 17, 120.5), Label("Expiration Message", 17, 148.5),
    Label("Frustum Outline", 17, 121.5), Label("GitHub/Issues", 17, 106.5),
    Label("Hello World", 17, 88.5), Label("Horizontal:", 17, 82.5), Label("Key Name", 17, 77.333),
    Label("Kontakt Tracking Aktiv", 17, 171.667), Label("Last Modified", 17, 103.5),
    Label("Map Scale", 17, 79.5), Label("Max Firmware Images List Size", 17, 233.5),
    Label("Message Label", 17, 114.5), Label("New Application Key", 17, 156.5),
    Label("Notify About New Articles", 17, 196.5), Label("Offline custom style: Light", 17, 199.5),
    Label("Recent Test ID", 17, 110.333), Label("Remaining Upload Space", 17, 190.5),
    Label("Save yourself time", 17, 140.5), Label("Search by Tag", 17, 108.5),
    Label("Second time break (minutes)", 17, 219.5), Label("Statistic Type", 17, 103.5),
    Label("Stretch Type", 17, 97.5), Label("Supported Input OOB Actions", 17, 225.5),
    Label("Time to Expiration", 17, 137.5), Label("Timeline Layout", 17, 119.5),
    Label("Timeout Base", 17, 104.5), Label("Unicast Address", 17, 124.5),
    Label("Unknown", 17, 71.5), Label("Unknown", 17, 71.667), Label("Updated Rating:", 17, 124.667),
    Label("Web Browser", 17, 101.5), Label("take a picture !", 17, 113.5),
    Label("{Upper Case}", 17, 102.5), Label("Device name", 17, 100.5, weight: 0.23),
    Label("Blog Name", 17, 86.333, weight: 0.3), Label("Caroline Moore", 17, 120.5, weight: 0.3),
    Label("Riley Testut", 17, 92.5, weight: 0.3),
    Label("This is the notification title.", 17, 221.5, weight: 0.4),
    Label("Float Rating View", 22, 164.667), Label("Empty Media Library", 28, 248.333),
    Label("Label", 35, 82.667),
  ]

  @Test func `19 of 20 lines that are 70 points or longer are as wide as iOS's within 1 percent`()
    throws
  {
    let differences = try Self.measured.map { label in
      // Widths were rounded up, by a quarter or a sixth of a point on average.
      let isThirds = abs(label.width * 2 - (label.width * 2).rounded()) > 0.01
      let theirs = label.width - (isThirds ? 1.0 / 6 : 0.25)
      return abs(try label.ours / theirs - 1)
    }
    #expect(differences.count { $0 < 0.01 } * 20 >= differences.count * 19)
    #expect(differences.allSatisfy { $0 < 0.02 })
  }

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
      let points = SystemTracking(weight: 400).points(at: size)
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

  @Test func `letters with marks are as wide as those without`() {
    let letters: [(Character, Character)] = [
      ("é", "e"), ("Ü", "U"), ("w\u{302}", "w"), ("ŵ", "w"), ("ạ", "a"), ("ñ", "n"),
    ]
    for (marked, plain) in letters {
      #expect(
        AdvanceDifferences.thousandths(of: marked) == AdvanceDifferences.thousandths(of: plain))
    }
    #expect(AdvanceDifferences.thousandths(of: "æ") == 0)
    #expect(AdvanceDifferences.thousandths(of: "ж") == 0)
  }

  @Test func `arrows and products stay the characters that were written, as on iOS`() throws {
    let (system, named) = (try Fonts.inter(), FontLibrary().named("Inter-Regular"))
    for (text, count) in [("->", 2), ("A --> B", 7), ("<=>", 3), ("1024x768", 8), ("x > y", 5)] {
      let line = TextLine(text, face: system, size: 10)
      #expect(line.runs.flatMap(\.glyphs).count == count, "\(text)")
    }
    let arrow = try TextLine("->", face: #require(named), size: 10)
    #expect(arrow.runs.flatMap(\.glyphs).count == 1)
  }
}
