// Interface documents: drawn, run, told of where they are wrong.

import CoreGraphics
import Foundation
import ImageCoding
import TestSupport
import Testing

@Suite struct DocumentTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try write(
      "Main.storyboard",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="32700" targetRuntime="iOS.CocoaTouch" initialViewController="c1">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>
          <scene sceneID="s1"><objects>
            <viewController id="c1" title="First" customClass="FirstController">
              <view key="view" id="v1">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                  <view customClass="Patch" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="p1">
                    <rect key="frame" x="20" y="40" width="100" height="50"/>
                    <userDefinedRuntimeAttributes>
                      <userDefinedRuntimeAttribute type="color" keyPath="shade">
                        <color key="value" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                      </userDefinedRuntimeAttribute>
                    </userDefinedRuntimeAttributes>
                  </view>
                </subviews>
                <color key="backgroundColor" red="0.0" green="1" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
              </view>
            </viewController>
          </objects><point key="canvasLocation" x="0.0" y="0.0"/></scene>
          <scene sceneID="s2"><objects>
            <viewController id="c2" storyboardIdentifier="second">
              <view key="view" id="v2"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                  <view customClass="Broken" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="p2">
                    <rect key="frame" x="20" y="40" width="100" height="50"/>
                  </view>
                </subviews>
                <color key="backgroundColor" red="0.0" green="0.0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
              </view>
            </viewController>
          </objects><point key="canvasLocation" x="800" y="0.0"/></scene>
        </scenes>
      </document>
      """)
    try write(
      "Views/Patch.swift",
      """
      import UIKit

      class Patch: UIView {
        @IBInspectable var shade: UIColor? { didSet { backgroundColor = shade } }
      }
      """)
    try write("Views/Broken.swift", "import UIKit\n\nclass Broken: UIView { let x: Int = \"\" }\n")
    try write(
      "FirstController.swift",
      """
      import UIKit

      class FirstController: UIViewController {
        override func viewDidLoad() { view.backgroundColor = .blue }
      }
      """)
    try write(".git/HEAD", "")
  }

  private func write(_ path: String, _ text: String) throws {
    let url = URL(fileURLWithPath: scratch.file(path))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func run(_ arguments: String...) throws -> Outcome {
    try SourceProgram.run(arguments, folder: scratch.path)
  }

  private func picture(_ path: String) throws -> PixelBuffer {
    try PNG.decode(try Data(contentsOf: URL(fileURLWithPath: scratch.file(path))))
  }

  private func color(_ picture: PixelBuffer, _ x: Int, _ y: Int) -> [UInt32] {
    let pixel = picture[x, y]
    return [pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF]
  }

  @Test func `one scene is as large as its view, with the project's classes and their attributes`()
    throws
  {
    let outcome = try run("snapshot", "Main.storyboard", "--scene", "First", "-o", "a.png")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let picture = try picture("a.png")
    #expect(picture.width == 375)
    #expect(picture.height == 667)
    #expect(color(picture, 60, 60) == [255, 0, 0])
    #expect(color(picture, 5, 5) == [0, 255, 0])
  }

  @Test func `all scenes lie on one canvas, and a class that does not compile is told of`() throws {
    let outcome = try run("snapshot", "Main.storyboard", "-o", "a.png")
    #expect(outcome.status == 0, "\(outcome.errors)")
    // 800 units are 500 points of this screen; 64 are around.
    let picture = try picture("a.png")
    #expect(picture.width == 1003)
    #expect(picture.height == 795)
    #expect(color(picture, 64 + 60, 64 + 60) == [255, 0, 0])
    #expect(color(picture, 564 + 5, 64 + 5) == [0, 0, 255])
    #expect(outcome.errors.contains("Broken.swift:3"))
    #expect(outcome.errors.contains("“Broken”"))
  }

  @Test func `each element of each scene is listed, with its class, frame and text`() throws {
    let outcome = try run("inspect", "Main.storyboard")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "Scene “First” · c1")
    #expect(lines.contains("  view · UIView · v1 · 0, 0, 375, 667"))
    #expect(lines.contains("    view · Patch · p1 · 20, 40, 100, 50"))
    #expect(lines.contains("    view · Broken (missing) · p2 · 20, 40, 100, 50"))
    #expect(lines.contains { $0.hasPrefix("      *  shade") && $0.contains("#ff0000") })
    let json = try run("inspect", "Main.storyboard", "--scene", "second", "--json")
    let rows = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
    let elements = try #require(rows?.compactMap { $0["element"] as? [String: Any] })
    #expect(elements.compactMap { $0["id"] as? String } == ["v2", "p2"])
    #expect(elements.compactMap { $0["missingClass"] as? String } == ["Broken"])
  }

  @Test func `of a folder without sources the main storyboard is shown`() throws {
    for name in ["Detail", "LaunchScreen", "Main"] {
      try write("Screens/\(name).storyboard", try scratch.text("Main.storyboard"))
    }
    let outcome = try run("snapshot", "Screens", "--scene", "First", "-o", "a.png")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("shows Screens/Main.storyboard, one of 3 documents"))
    #expect(color(try picture("a.png"), 5, 5) == [0, 255, 0])
  }

  @Test func `a scene that runs is what its controller's code makes of it, on its device`() throws {
    let outcome = try run("snapshot", "Main.storyboard", "--run", "-o", "a.png")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let picture = try picture("a.png")
    #expect(picture.width == 375)
    #expect(picture.height == 667)
    #expect(color(picture, 200, 300)[2] == 255)
  }

  @Test func `a device goes before the document's own`() throws {
    let outcome = try run(
      "snapshot", "Main.storyboard", "--scene", "second", "--device", "iPhone 16", "-o", "a.png")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let picture = try picture("a.png")
    #expect(picture.width == 393)
    #expect(picture.height == 852)
  }

  @Test func `mistakes are told in one line each`() throws {
    try write("Bad.xib", "<document>\n<objects>\n<view></objects></document>")
    for (arguments, status, words) in [
      (
        ["Main.storyboard", "--scene", "Third"], Int32(65),
        "--scene: Main.storyboard has no scene “Third”"
      ),
      (["Bad.xib"], 65, "Bad.xib:3: "), (["None.xib"], 66, "None.xib: there is no such file"),
      (["FirstController.swift", "--scene", "First"], 64, "--scene: name a storyboard or a xib"),
      (["Main.storyboard", "Bad.xib"], 64, "a page shows one document"),
      (["Main.storyboard", "--view", "Patch"], 64, "--view and a document show two things"),
    ] {
      let outcome = try SourceProgram.run(
        ["snapshot"] + arguments + ["-o", "a.png"], folder: scratch.path)
      #expect(outcome.status == status, "\(arguments): \(outcome.errors)")
      #expect(outcome.errors.contains(words), "\(arguments): \(outcome.errors)")
    }
  }
}
