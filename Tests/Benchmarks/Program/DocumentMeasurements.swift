// Documents in the window: from a start and from a save to the pixels.

internal import CXTest
internal import CoreGraphics

/// Runs `vitrine Main.storyboard` beside this executable on the display that DISPLAY names.
struct DocumentMeasurements {
  private static let scenes = 20
  private static let classes = 10
  private static let starts = 7
  private static let saves = 15
  /// Seconds between saves, as a person's are.
  private static let pause = 0.7

  private let sources: ShownSources
  private var program: ShownProgram { sources.program }

  /// Nil without a display, or where the programs were not built.
  init?() {
    guard let sources = ShownSources(named: "documents") else { return nil }
    self.sources = sources
  }

  func rows() throws -> [Row] { try sources.during(measured) }

  private func measured() throws -> [Row] {
    // Where the project's root is looked for.
    try FileManager.default.createDirectory(
      at: sources.folder.appendingPathComponent(".git"), withIntermediateDirectories: true)
    for index in 0..<Self.classes {
      try sources.save(Self.source("Card\(index)"), as: "Card\(index).swift")
    }
    let starts = try timesOfStarts()
    let single = try timesOfSaves(scenes: 1)
    let many = try timesOfSaves(scenes: Self.scenes)
    return [
      Row(
        workload: "exec to a storyboard's pixels: 20 scenes, 10 classes, warm", unit: "ms",
        ours: Harness.median(starts), target: .figure(600)),
      Row(
        workload: "saved document to pixels, 1 scene, median", unit: "ms",
        ours: Harness.median(single), target: .figure(150)),
      Row(
        workload: "the same of 20 scenes", unit: "ms", ours: Harness.median(many),
        target: .figure(150)),
    ]
  }

  private func timesOfStarts() throws -> [Double] {
    let times = try (0...Self.starts).map { index in
      let color = 0x2040_60 + index * 0x030303
      try sources.save(Self.document(color, scenes: Self.scenes), as: "Main.storyboard")
      let begin = ContinuousClock.now
      let process = try launch()
      defer { program.end(process) }
      try waitForColor(color)
      return begin.duration(to: .now) / .milliseconds(1)
    }
    // The first run built the classes.
    return Array(times.dropFirst())
  }

  private func timesOfSaves(scenes: Int) throws -> [Double] {
    let base = 0x40_6080
    try sources.save(Self.document(base, scenes: scenes), as: "Main.storyboard")
    let process = try launch()
    defer { program.end(process) }
    try waitForColor(base)
    return try (1...Self.saves).map { index in
      Thread.sleep(forTimeInterval: Self.pause)
      let color = base + index * 0x020202
      try sources.save(Self.document(color, scenes: scenes), as: "Main.storyboard")
      let begin = ContinuousClock.now
      try waitForColor(color)
      return begin.duration(to: .now) / .milliseconds(1)
    }
  }

  private func launch() throws -> Process {
    try sources.launch(["Main.storyboard", "--scale", "1"])
  }

  // MARK: Pixels

  /// Looks for the colour in the window after each of its frames.
  private func waitForColor(_ color: Int) throws {
    let end = ContinuousClock.now + .seconds(ShownProgram.patience)
    while !shows(color) { unsafe _ = try program.nextEvent(before: end, "a document") }
  }

  private func shows(_ color: Int) -> Bool {
    var top: UInt = 0
    var parent: UInt = 0
    var list: UnsafeMutablePointer<UInt>?
    var count: UInt32 = 0
    unsafe XQueryTree(
      program.display, XDefaultRootWindow(program.display), &top, &parent, &list, &count)
    guard let list = unsafe list else { return false }
    defer { unsafe XFree(list) }
    return unsafe UnsafeBufferPointer(start: list, count: Int(count)).contains {
      self.shows(color, in: $0)
    }
  }

  /// Whether one of the pixels of a grid over the window has the colour.
  private func shows(_ color: Int, in window: UInt) -> Bool {
    var attributes = unsafe XWindowAttributes()
    guard unsafe XGetWindowAttributes(program.display, window, &attributes) != 0 else {
      return false
    }
    let isShown = unsafe attributes.map_state == IsViewable
    let (width, height) = unsafe (attributes.width, attributes.height)
    guard isShown, width > 100,
      let image = unsafe XGetImage(
        program.display, window, 0, 0, UInt32(width), UInt32(height), UInt.max, ZPixmap)
    else { return false }
    defer { unsafe _ = image.pointee.f.destroy_image(image) }
    for y in stride(from: 0, to: height, by: 4) {
      for x in stride(from: 0, to: width, by: 4)
      where unsafe Int(image.pointee.f.get_pixel(image, x, y)) & 0xFF_FFFF == color { return true }
    }
    return false
  }

  // MARK: Files

  private static func source(_ name: String) -> String {
    """
    import UIKit

    @IBDesignable class \(name): UIView {
      @IBInspectable var radius: CGFloat = 8 { didSet { layer.cornerRadius = radius } }
      @IBInspectable var fill: UIColor = .orange { didSet { backgroundColor = fill } }
      override func draw(_ rect: CGRect) {
        UIColor.white.setFill()
        UIBezierPath(ovalIn: rect.insetBy(dx: 10, dy: 10)).fill()
      }
    }
    """
  }

  /// Scenes of an iPhone's size in rows of five, each with a view of each class and as many labels.
  private static func document(_ color: Int, scenes: Int) -> String {
    let scenes = (0..<scenes).map { scene($0, color) }.joined(separator: "\n")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="32700" targetRuntime="iOS.CocoaTouch" initialViewController="c0">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>
      \(scenes)
      </scenes></document>

      """
  }

  private static func scene(_ index: Int, _ color: Int) -> String {
    let views = (0..<classes).map { view in
      """
      <view customClass="Card\(view)" translatesAutoresizingMaskIntoConstraints="NO" \
      id="w\(index)-\(view)">
      <rect key="frame" x="20" y="\(70 + view * 70)" width="160" height="60"/>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="radius">
      <real key="value" value="\(4 + view)"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
      <label text="Row \(index).\(view)" translatesAutoresizingMaskIntoConstraints="NO" id="l\(index)-\(view)">
      <rect key="frame" x="200" y="\(90 + view * 70)" width="150" height="21"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    let parts = [16, 8, 0].map { "\(Double((color >> $0) & 255) / 255)" }
    return """
      <scene sceneID="s\(index)"><objects><viewController id="c\(index)" title="Scene \(index)">
      <view key="view" id="v\(index)"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>\(views.joined(separator: "\n"))</subviews>
      <color key="backgroundColor" red="\(parts[0])" green="\(parts[1])" blue="\(parts[2])" alpha="1" \
      colorSpace="custom" customColorSpace="sRGB"/></view></viewController></objects>
      <point key="canvasLocation" x="\(index % 5 * 800)" y="\(index / 5 * 800)"/></scene>
      """
  }
}
