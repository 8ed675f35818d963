// N and B in a real window: from the sources of a folder through its documents, and back.

internal import CXTest
import Foundation
import TestSupport
import Testing

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
}
