// Previews of sources: `#Preview` in all its forms, drawn, listed, chosen, and told of where they are wrong.

import CoreGraphics
import Foundation
import ImageCoding
import TestSupport
import Testing

@Suite struct PreviewTests {
  private let scratch: Scratch
  init() throws { scratch = try Scratch() }

  private func run(_ arguments: String...) throws -> Outcome {
    try SourceProgram.run(arguments, folder: scratch.path)
  }

  private func picture(_ path: String) throws -> PixelBuffer {
    try PNG.decode(try Data(contentsOf: URL(fileURLWithPath: scratch.file(path))))
  }

  // MARK: Forms

  /// Bodies that show a patch of the colour `$`, and whether they make a controller.
  private static let bodies: [(text: String, isController: Bool)] = [
    ("Patch($)", false),
    ("let patch = Patch($)\n  patch.tag = 1\n  return patch", false),
    ("let patch = Patch($)\n  patch.tag = 1\n  patch", false),
    ("if true { return Patch($) }\n  return UILabel()", false),
    ("PatchController($)", true),
  ]

  /// Traits, and the size in points; nil: the patch's own 40 × 30.
  private static let traits: [(text: String, width: Int?, height: Int?)] = [
    ("", 393, 852),
    ("traits: .sizeThatFitsLayout", nil, nil),
    ("traits: .fixedLayout(width: 120, height: 80)", 120, 80),
    ("traits: .defaultLayout, .landscapeLeft", 852, 393),
  ]

  /// The surroundings of a preview.
  private static let places = [
    "PREVIEW", "#if DEBUG\nPREVIEW\n#endif", "@available(iOS 17.0, macOS 14.0, *)\nPREVIEW",
  ]

  private static let support = """
    import UIKit

    final class Patch: UIView {
      init(_ hue: CGFloat) {
        super.init(frame: .zero)
        backgroundColor = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
      }
      required init?(coder: NSCoder) { fatalError() }
      override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 30) }
    }

    final class PatchController: UIViewController {
      private let hue: CGFloat
      init(_ hue: CGFloat) {
        self.hue = hue
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 40, height: 30)
      }
      required init?(coder: NSCoder) { fatalError() }
      override func loadView() { view = Patch(hue) }
    }
    """

  private struct Entry: Decodable {
    var name: String
    var drawn: Bool
    var isPreview: Bool
    var messages: [String]
  }

  @Test func `sixty previews in all forms are drawn in their sizes`() throws {
    try scratch.write(Self.support, to: "Patch.swift")
    var expected: [(name: String, width: Int, height: Int, hue: CGFloat)] = []
    for (fileNumber, place) in Self.places.enumerated() {
      var text = "import UIKit\n"
      for (traitNumber, traits) in Self.traits.enumerated() {
        for (bodyNumber, body) in Self.bodies.enumerated() {
          let name = "P\(fileNumber)\(traitNumber)\(bodyNumber)"
          let hue = CGFloat(expected.count) / 60
          let arguments = ["\"\(name)\"", traits.text].filter { !$0.isEmpty }
          let preview =
            "#Preview(\(arguments.joined(separator: ", "))) {\n  "
            + body.text.replacing("$", with: "\(hue)") + "\n}"
          text += "\n" + place.replacing("PREVIEW", with: preview) + "\n"
          expected.append((name, traits.width ?? 40, traits.height ?? 30, hue))
        }
      }
      try scratch.write(text, to: "Previews\(fileNumber).swift")
    }
    let outcome = try run("scan", ".", "--json", "-o", "pictures")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let entries = try JSONDecoder().decode([Entry].self, from: Data(outcome.output.utf8))
      .filter(\.isPreview)
    #expect(entries.count == 60)
    for entry in entries { #expect(entry.drawn, "\(entry.name): \(entry.messages)") }
    for preview in expected {
      let file = "Previews" + String(preview.name.dropFirst().prefix(1))
      let pixels = try picture("pictures/\(file) \(preview.name).png")
      #expect(pixels.width == preview.width, "\(preview.name)")
      #expect(pixels.height == preview.height, "\(preview.name)")
      let middle = pixels[pixels.width / 2, pixels.height / 2]
      #expect(middle == Self.pixel(hue: preview.hue), "\(preview.name)")
    }
  }

  /// A full colour of the colour circle, as a pixel.
  private static func pixel(hue: CGFloat) -> UInt32 {
    func component(_ offset: CGFloat) -> UInt32 {
      let place = (hue * 6 + offset).truncatingRemainder(dividingBy: 6)
      return UInt32((1 - max(0, min(place, 4 - place, 1))) * 255 + 0.5)
    }
    return 0xFF00_0000 | component(5) << 16 | component(3) << 8 | component(1)
  }

  // MARK: Choosing

  private static let three = """
    import UIKit

    #Preview { UISwitch() }

    #Preview("Wide", traits: .fixedLayout(width: 90, height: 20)) {
      UIView()
    }

    #Preview("Text", traits: .fixedLayout(width: 50, height: 50), arguments: ["one", "two"]) { text in
      let label = UILabel()
      label.text = text
      return label
    }
    """

  @Test func `a preview is named by its name, or by its line`() throws {
    try scratch.write(Self.three, to: "Three.swift")
    for (name, width) in [
      ("Wide", 90), ("Three.swift:5", 90), ("Three.swift:7", 90), ("Line 3", 393),
      ("Three.swift:1", 393), ("Text (two)", 50), ("Three.swift:99", 50),
    ] {
      let outcome = try run("snapshot", "Three.swift", "--preview", name, "-o", "out.png")
      #expect(outcome.status == 0, "\(name): \(outcome.errors)")
      #expect(try picture("out.png").width == width, "\(name)")
    }
  }

  @Test func `the first preview is shown, unless a class is named`() throws {
    try scratch.write(
      Self.three + "\n@IBDesignable class Dial: UIView {}\n", to: "Three.swift")
    #expect(try run("snapshot", "Three.swift", "-o", "out.png").status == 0)
    #expect(try picture("out.png").height == 852)
    #expect(try run("snapshot", "Three.swift", "--view", "Dial", "-o", "out.png").status == 0)
    #expect(try picture("out.png").height == 240)
  }

  @Test func `a preview that is not there is told with those that are`() throws {
    try scratch.write(Self.three, to: "Three.swift")
    let outcome = try run("snapshot", "Three.swift", "--preview", "Tall", "-o", "out.png")
    #expect(outcome.status == 65)
    #expect(
      outcome.errors.contains(
        "--preview: there is no preview “Tall”; there are “Line 3”, “Wide”, “Text (one)”, "
          + "“Text (two)”"))
    #expect(try run("snapshot", "--preview", "Tall", "-o", "out.png").status == 64)
    let both = try run(
      "snapshot", "Three.swift", "--view", "A", "--preview", "B", "-o", "out.png")
    #expect(both.status == 64)
  }

  @Test func `a device has its screen, upright and on its side`() throws {
    try scratch.write(Self.three, to: "Three.swift")
    func size(_ options: String...) throws -> [Int] {
      let outcome = try SourceProgram.run(
        ["snapshot", "Three.swift", "-o", "out.png"] + options, folder: scratch.path)
      #expect(outcome.status == 0, "\(outcome.errors)")
      let picture = try picture("out.png")
      return [picture.width, picture.height]
    }
    #expect(try size("--device", "iphone 16 pro max") == [440, 956])
    #expect(try size("--device", "iPad mini (A17 Pro)", "--landscape") == [1133, 744])
    #expect(try size("--size", "30x40") == [30, 40])
    let outcome = try run("snapshot", "Three.swift", "--device", "iPhone 61", "-o", "out.png")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("--device: there is no “iPhone 61”; there are iPhone"))
  }

  @Test func `a device gives the traits and the screen that code asks for`() throws {
    try scratch.write(
      """
      import UIKit
      #Preview {
        let (traits, view) = (UITraitCollection.current, UIView())
        print(
          traits.userInterfaceIdiom == .pad, traits.horizontalSizeClass == .regular,
          traits.verticalSizeClass == .regular, UIScreen.main.bounds.width)
        return view
      }
      """, to: "Traits.swift")
    for (device, landscape, line) in [
      ("iPhone 16", false, "false false true 393.0"),
      ("iPhone 16", true, "false false false 852.0"),
      ("iPhone 16 Plus", true, "false true false 932.0"),
      ("iPad (A16)", false, "true true true 820.0"),
    ] {
      let outcome = try SourceProgram.run(
        ["snapshot", "Traits.swift", "-o", "out.png", "--device", device]
          + (landscape ? ["--landscape"] : []), folder: scratch.path)
      #expect(
        outcome.errors.contains(line) || outcome.output.contains(line), "\(device): \(outcome)")
    }
  }

  // MARK: Listing

  private struct Described: Decodable {
    struct Preview: Decodable {
      var name: String
      var file: String
      var line: Int
      var traits: [String]
    }
    struct Property: Decodable {
      var name: String
      var value: String?
      var problem: String?
    }
    var className: String
    var preview: Preview?
    var properties: [Property]
    var problem: String?
  }

  @Test func `inspect lists each preview with its place and its traits`() throws {
    try scratch.write(
      Self.three + "\n@IBDesignable class Dial: UIView {}\n", to: "Three.swift")
    let outcome = try run("inspect", "Three.swift", "--json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let views = try JSONDecoder().decode([Described].self, from: Data(outcome.output.utf8))
    #expect(views.map(\.className) == ["UISwitch", "UIView", "UILabel", "UILabel", "Dial"])
    #expect(
      views.map { $0.preview?.name } == ["Line 3", "Wide", "Text (one)", "Text (two)", nil])
    #expect(views[1].preview?.line == 5)
    #expect(views[1].preview?.traits == [".fixedLayout(width: 90, height: 20)"])
  }

  private static let crashing = """
    import UIKit

    #Preview("Whole") { UISwitch() }
    #Preview("Broken") { fatalError("no data") }
    #Preview("Dial") { Dial() }

    @IBDesignable class Dial: UIView {
      @IBInspectable var level: Int { parts[3] }
      @IBInspectable var turns = 2
      private var parts: [Int] { [] }
    }
    @IBDesignable class Lamp: UIView {
      override func layoutSubviews() { fatalError("no lamp") }
    }
    """

  @Test func `inspect goes on behind a preview that crashes, and names it in a row`() throws {
    try scratch.write(Self.crashing, to: "Four.swift")
    let outcome = try run("inspect", "Four.swift", "--json")
    #expect(outcome.status == 65, "\(outcome.errors)")
    let views = try JSONDecoder().decode([Described].self, from: Data(outcome.output.utf8))
    #expect(views.map(\.className) == ["UISwitch", "", "Dial", "Dial", "Lamp"])
    #expect(views.map { $0.preview?.name } == ["Whole", "Broken", "Dial", nil, nil])
    #expect(views[1].problem == "Four.swift:4:22: no data, in #Preview")
    #expect(views[4].problem?.hasPrefix("Four.swift:13:36: no lamp, in Lamp.layout") == true)
    for dial in views[2...3] {
      #expect(dial.problem == nil)
      let properties = Dictionary(uniqueKeysWithValues: dial.properties.map { ($0.name, $0) })
      #expect(properties["level"]?.problem?.hasPrefix("Four.swift:8") == true)
      #expect(properties["level"]?.value == nil)
      #expect(properties["turns"]?.value == "2" && properties["turns"]?.problem == nil)
    }
  }

  @Test func `a row of a crash is one line`() throws {
    try scratch.write(Self.crashing, to: "Four.swift")
    let lines = try run("inspect", "Four.swift").output.split(separator: "\n").map(String.init)
    #expect(
      lines.contains(
        "Preview “Broken” · Four.swift:4 · crashed: Four.swift:4:22: no data, in #Preview"))
    let level = lines.first { $0.contains(" level ") } ?? ""
    #expect(level.contains("reading it crashed: Four.swift:"), "\(level)")
  }

  // MARK: Errors

  @Test(arguments: [
    (
      "#Preview {\n  let a = UILabel()\n  a.txt = \"\"\n  return a\n}",
      "4:5: value of type 'UILabel'"
    ),
    ("#Preview(\"x\") { UILabell() }", "2:17: cannot find 'UILabell' in scope"),
    ("#Preview(traits: .fixedLayout(width: 3)) { UILabel() }", "2:39: missing argument"),
    ("#Preview { 3 }", "a preview's body returns a UIView or a UIViewController"),
  ])
  func `an error in a preview has the person's line and column`(
    text: String, message: String
  ) throws {
    try scratch.write("import UIKit\n" + text, to: "Bad.swift")
    let outcome = try run("snapshot", "Bad.swift", "-o", "out.png")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func `a preview that crashes is told by its place`() throws {
    try scratch.write("import UIKit\n#Preview { fatalError(\"no data\") }\n", to: "Bad.swift")
    let outcome = try run("snapshot", "Bad.swift", "-o", "out.png")
    #expect(outcome.status != 0)
    #expect(outcome.errors.contains("Bad.swift:2:12: no data, in #Preview"), "\(outcome.errors)")
  }

  @Test func `a preview that SwiftUI alone can show is left out`() throws {
    try scratch.write(
      """
      import SwiftUI
      import UIKit
      struct Banner: View { var body: some View { Text("x") } }
      #Preview("SwiftUI") { Banner() }
      #Preview("UIKit", traits: .fixedLayout(width: 20, height: 10)) { UIView() }
      """, to: "Mixed.swift")
    let outcome = try run("snapshot", "Mixed.swift", "-o", "out.png")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try picture("out.png").width == 20)
    let named = outcome.errors.components(separatedBy: "#Preview(\"SwiftUI\")").count - 1
    #expect(named == 1, "\(outcome.errors)")
  }
}
