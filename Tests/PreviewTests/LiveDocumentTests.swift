// N and B in a real window: from the sources of a folder through its documents, and back.

internal import CXTest
import CoreGraphics
import Foundation
import TestSupport
import Testing
import Windowing

@Suite(.serialized) struct LiveDocumentTests {
  private let red: UInt32 = 0xFF0000
  private let green: UInt32 = 0x00FF00
  private let blue: UInt32 = 0x0000FF

  /// A document with a view of one colour, as large as the page.
  private func card(red: Int, blue: Int) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects><view contentMode="scaleToFill" id="v1">
      <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
      <color key="backgroundColor" red="\(red)" green="0.0" blue="\(blue)" alpha="1" \
    colorSpace="custom" customColorSpace="sRGB"/></view></objects></document>
    """
  }

  /// A storyboard with a row of scenes of one colour each, as large as the page.
  private func row(_ colors: [String]) -> String {
    let scenes = colors.enumerated().map { index, color in
      """
      <scene sceneID="s\(index)"><objects>
      <viewController id="c\(index)" title="Scene \(index + 1)"><view key="view" id="v\(index)">
        <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
        <color key="backgroundColor" \(color) alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/></view></viewController></objects>
      <point key="canvasLocation" x="\(index * 200)" y="0"/></scene>
      """
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes>\(scenes.joined())</scenes></document>
      """
  }

  private let white =
    "import UIKit\n#Preview { let v = UIView(); v.backgroundColor = .white; return v }\n"

  private let redGreenBlue = [
    #"red="1" green="0.0" blue="0.0""#, #"red="0.0" green="1" blue="0.0""#,
    #"red="0.0" green="0.0" blue="1""#,
  ]

  private func write(_ text: String, _ name: String, _ live: LiveProgram) throws {
    let folder = live.program.folder + "/Sources"
    try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
  }

  @Test func `N leads from a folder's sources to its documents, and B back`() throws {
    let live = try LiveProgram(inFolder: true)
    try write(card(red: 1, blue: 0), "A.xib", live)
    try write(card(red: 0, blue: 1), "B.xib", live)
    try live.write(
      "import UIKit\n#Preview { let v = UIView(); v.backgroundColor = .green; return v }\n")
    #expect(live.shows(green), "\(live.program.said)")
    for (key, color) in [(XK_n, red), (XK_n, blue), (XK_b, red), (XK_b, green)] {
      live.program.hands.press(key)
      #expect(live.shows(color), "\(live.program.said)")
    }
  }

  @Test func `N leads from the canvas through the scenes of a storyboard, and B back`() throws {
    let live = try LiveProgram(inFolder: true)
    try write(row(redGreenBlue), "Main.storyboard", live)
    try live.write(white)
    #expect(live.shows(0xFFFFFF), "\(live.program.said)")
    // The canvas of all scenes comes first: the second one is in its middle.
    let walk = [
      (XK_n, green), (XK_n, red), (XK_n, green), (XK_n, blue), (XK_b, green), (XK_b, red),
      (XK_b, green), (XK_n, red),
    ]
    for (key, color) in walk {
      live.program.hands.press(key)
      #expect(live.shows(color), "\(live.program.said)")
    }
  }

  @Test func `a storyboard opens at the scene that was looked at last, and shows no other before`()
    throws
  {
    let folder = NSTemporaryDirectory() + "vitrine-scenes-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = folder + "/Main.storyboard"
    try row(redGreenBlue).write(toFile: path, atomically: true, encoding: .utf8)
    func open() throws -> RunningProgram {
      try RunningProgram(
        [path, "--size", "100x100"],
        environment: CompilerCache.environment.merging(["XDG_STATE_HOME": folder]) { $1 })
    }
    let size = PixelSize(width: 180, height: 180)
    func middle(_ program: RunningProgram) -> UInt32? {
      program.hands.pixels(size)?[90 * size.width + 90]
    }
    let first = try open()
    // The canvas of all scenes.
    #expect(first.hands.wait { middle(first) == green }, "\(first.said)")
    first.hands.press(XK_n)
    #expect(first.hands.wait { middle(first) == red }, "\(first.said)")
    first.hands.press(XK_q)
    #expect(first.finish() == 0)
    let second = try open()
    var seen: Set<UInt32?> = []
    #expect(
      second.hands.wait {
        seen.insert(middle(second))
        return seen.contains(red)
      }, "\(second.said)")
    #expect(!seen.contains(green))
    second.hands.press(XK_n)
    #expect(second.hands.wait { middle(second) == green }, "\(second.said)")
  }

  @Test func `presses while a document begins to be shown are kept for it`() throws {
    let live = try LiveProgram(inFolder: true)
    try write(row([redGreenBlue[0], redGreenBlue[1]]), "A.storyboard", live)
    try write(card(red: 0, blue: 1), "B.xib", live)
    try live.write(white)
    #expect(live.shows(0xFFFFFF), "\(live.program.said)")
    // The canvas of the storyboard, its two scenes, the other document.
    for (count, color) in [(2, red), (2, blue)] {
      for _ in 0..<count { live.program.hands.press(XK_n) }
      #expect(live.shows(color), "\(live.program.said)")
    }
    // Back to the canvas, and on to the sources.
    for _ in 0..<2 { live.program.hands.press(XK_b) }
    #expect(live.shows(0xFFFFFF), "\(live.program.said)")
  }

  // MARK: The studio

  /// A document with a green view that lacks a constraint.
  private let ambiguousCard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects><view contentMode="scaleToFill" id="v1">
      <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v2">
        <rect key="frame" x="10" y="20" width="60" height="60"/>
        <color key="backgroundColor" red="0.0" green="1" blue="0.0" alpha="1" \
    colorSpace="custom" customColorSpace="sRGB"/><constraints>
        <constraint firstAttribute="width" constant="60" id="k1"/>
        <constraint firstAttribute="height" constant="60" id="k2"/></constraints></view></subviews>
      <color key="backgroundColor" red="0.0" green="0.0" blue="1" alpha="1" \
    colorSpace="custom" customColorSpace="sRGB"/><constraints>
      <constraint firstItem="v2" firstAttribute="leading" secondItem="v1" \
    secondAttribute="leading" constant="10" id="k3"/></constraints></view></objects></document>
    """

  /// The window with panels, and the document on its page.
  private func opened() throws -> LiveProgram {
    let live = try LiveProgram(inFolder: true)
    try write(ambiguousCard, "A.xib", live)
    try live.write(white)
    #expect(live.shows(0xFFFFFF), "\(live.program.said)")
    live.program.hands.press(XK_n)
    #expect(live.shows(green), "\(live.program.said)")
    return live
  }

  @Test func `the constraints of a view of a document are drawn, with what is wrong`() throws {
    let live = try opened()
    #expect(live.selectInStudio())
    live.program.hands.press(XK_Down)
    live.program.hands.press(XK_v)
    // The sentence about what is ambiguous has a red ground.
    #expect(live.waits { live.countInStudio(0xD0211C) > 200 }, "\(live.program.said)")
  }

  @Test func `the views of a document are shown apart`() throws {
    let live = try opened()
    live.program.hands.press(XK_h)
    func isOnPage() -> Bool {
      (live.countInStudio(green), live.countInStudio(blue)) == (60 * 60, 100 * 100 - 60 * 60)
    }
    #expect(live.waits(until: isOnPage), "\(live.program.said)")
    live.program.hands.press(XK_e)
    #expect(
      live.waits {
        !isOnPage() && live.countInStudio(green) > 500 && live.countInStudio(blue) > 500
      }, "\(live.program.said)")
    live.program.hands.press(XK_e)
    #expect(live.waits(until: isOnPage))
  }
}
