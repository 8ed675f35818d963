// `vitrine check`: pictures are stored beside their sources, compared, and told of in words, XML and HTML.

import CoreGraphics
import Foundation
import FoundationXML
import ImageCoding
import TestSupport
import Testing

@Suite struct CheckTests {
  /// Whether a program can be given a mount namespace of its own.
  private static let canMount =
    (try? Program.run(["-rm", "true"], program: "/usr/bin/unshare"))?.status == 0

  /// A class with one inspectable, in a file of its own.
  private func dial(_ name: String = "Dial", radius: Int = 4) -> String {
    """
    import UIKit
    @IBDesignable class \(name): UIView {
      @IBInspectable var level: CGFloat = 0.5
      override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 30) }
      override func draw(_ rect: CGRect) {
        UIColor.label.setFill()
        UIBezierPath(
          roundedRect: CGRect(x: 4, y: 4, width: (bounds.width - 8) * level, height: 22),
          cornerRadius: \(radius)
        ).fill()
      }
    }
    """
  }

  private func check(_ scratch: Scratch, _ options: String...) throws -> Outcome {
    try SourceProgram.run(["check", "Views"] + options, folder: scratch.path)
  }

  private func stored(_ scratch: Scratch, _ file: String) -> [String] {
    let folder = scratch.file("Views/__Snapshots__/\(file)")
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  @Test func `a picture is missing, then stored, then the same, then different`() throws {
    let scratch = try Scratch()
    try scratch.write(dial() + "\n#Preview(\"On / off\") { Dial() }", to: "Views/Dial.swift")
    let before = try check(scratch)
    #expect(before.status == 1)
    #expect(
      before.output.contains(
        "missing  Views/__Snapshots__/Dial/Dial.png\n    no picture is stored yet\n"))
    #expect(stored(scratch, "Dial").isEmpty)
    let recorded = try check(scratch, "--record")
    #expect(recorded.status == 0, "\(recorded.output)\(recorded.errors)")
    #expect(stored(scratch, "Dial") == ["Dial.png", "On-off.png"])
    let same = try check(scratch, "--verbose")
    #expect(same.status == 0)
    #expect(same.output.hasPrefix("same  Views/__Snapshots__/Dial/Dial.png\nsame  Views/"))
    #expect(same.output.contains("\n2 pictures: 2 same; "))
    try scratch.write(
      dial(radius: 9) + "\n#Preview(\"On / off\") { Dial() }", to: "Views/Dial.swift")
    let different = try check(scratch)
    #expect(different.status == 1)
    #expect(
      different.output.contains(
        /different  Views\/__Snapshots__\/Dial\/Dial.png\n    \d+ of 1200 pixels differ, in 16 × 22 at \(4, 4\): alpha by up to \d+ of 255\n/
      ), "\(different.output)")
    #expect(
      different.output.contains("\n--record stores the pictures that are missing or different\n"))
    let updated = try check(scratch, "--record")
    #expect(updated.status == 0 && updated.output.contains("1 updated; "))
    #expect(try check(scratch).status == 0)
  }

  @Test func `what check stores is what snapshot draws`() throws {
    let scratch = try Scratch()
    try scratch.write(dial(), to: "Views/Dial.swift")
    try scratch.write(
      #"{"sizes": ["60x40"], "scales": [2], "samples": {"Dial": {"full": {"level": 1}}}}"#,
      to: "Views/vitrine.json")
    #expect(try check(scratch, "--record").status == 0)
    #expect(stored(scratch, "Dial") == ["Dial-60x40@2x.png", "Dial-full-60x40@2x.png"])
    let outcome = try SourceProgram.run(
      [
        "snapshot", "Views", "--view", "Dial", "--set", "level=1", "--size", "60x40", "--scale",
        "2", "-o", "full.png",
      ], folder: scratch.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      try scratch.data("full.png")
        == scratch.data("Views/__Snapshots__/Dial/Dial-full-60x40@2x.png"))
  }

  @Test func `each combination of a settings file's values is a picture`() throws {
    let scratch = try Scratch()
    try scratch.write(dial() + "\n" + dial("Knob").dropFirst(13), to: "Views/Dial.swift")
    try scratch.write(
      """
      {
        "appearances": ["light", "dark"], "times": [0, 0.5],
        "views": { "Knob": { "sizes": ["natural", "20x20"], "times": [0] } }
      }
      """, to: "vitrine.json")
    #expect(try check(scratch, "--record").status == 0)
    #expect(
      stored(scratch, "Dial") == [
        "Dial-0.5s.png", "Dial-dark-0.5s.png", "Dial-dark.png", "Dial.png", "Knob-20x20-dark.png",
        "Knob-20x20.png", "Knob-dark.png", "Knob.png",
      ])
    let folder = "Views/__Snapshots__/Dial/"
    // Light text is black, dark text white.
    let light = try PNG.decode(try scratch.data(folder + "Dial.png"))
    let dark = try PNG.decode(try scratch.data(folder + "Dial-dark.png"))
    #expect(light[10, 15] == 0xFF00_0000 && dark[10, 15] == 0xFFFF_FFFF)
    // A picture that is no longer wanted is told of, and removed when somebody asks.
    try scratch.write(#"{"times": [0], "skip": ["Knob"]}"#, to: "vitrine.json")
    let less = try check(scratch)
    #expect(less.status == 0 && less.output.contains("unused"))
    try scratch.write("png", to: "Views/__Snapshots__/Gone/Gone.png")
    try scratch.write("import Testing", to: "Views/DialTests.swift")
    try scratch.write("png", to: "Views/__Snapshots__/Notes/readme.txt")
    #expect(try check(scratch, "--prune").status == 0)
    #expect(stored(scratch, "Dial") == ["Dial.png"])
    #expect(stored(scratch, "") == ["Dial", "Notes"])
  }

  @Test func `code that crashes or hangs is named, and the rest is drawn`() throws {
    let scratch = try Scratch()
    try scratch.write(dial(), to: "Views/Dial.swift")
    try scratch.write(
      """
      import UIKit
      @IBDesignable class Falling: UIView {
        override func layoutSubviews() { fatalError("no ground") }
      }
      @IBDesignable class Endless: UIView { override func layoutSubviews() { while true {} } }
      """, to: "Views/Bad.swift")
    let outcome = try check(
      scratch, "--record", "--limit", "3", "--junit", "report.xml", "--html", "report.html")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        "crashed   Views/__Snapshots__/Bad/Falling.png\n    Views/Bad.swift:3:36: no ground, in "),
      "\(outcome.output)")
    #expect(
      outcome.output.contains(
        "hung      Views/__Snapshots__/Bad/Endless.png\n    no answer in 3 s while making the view\n"
      ))
    #expect(outcome.output.contains("\n3 pictures: 1 recorded, 1 crashed, 1 hung; "))
    #expect(stored(scratch, "Dial") == ["Dial.png"] && stored(scratch, "Bad").isEmpty)
    let xml = try scratch.text("report.xml")
    #expect(XMLParser(data: Data(xml.utf8)).parse())
    #expect(xml.contains("<testsuites tests=\"3\" failures=\"0\" errors=\"2\""))
    #expect(xml.contains("<error type=\"hung\" message=\"no answer in 3 s"))
    #expect(try scratch.text("report.html").contains("2 of 3 pictures need a look"))
  }

  @Test func `a view that now crashes is shown as it was stored`() throws {
    let scratch = try Scratch()
    try scratch.write(dial(), to: "Views/Dial.swift")
    #expect(try check(scratch, "--record").status == 0)
    try scratch.write(
      dial().replacingOccurrences(
        of: "UIColor.label", with: "fatalError(\"no ink\"); UIColor.label"),
      to: "Views/Dial.swift")
    let outcome = try check(scratch, "--html", "page.html")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("\nthe pictures, stored and new: page.html\n"))
    let page = try scratch.text("page.html")
    let stored = try scratch.data("Views/__Snapshots__/Dial/Dial.png").base64EncodedString()
    #expect(page.contains("alt=\"Dial, stored\" src=\"data:image/png;base64,\(stored)\""))
    #expect(page.contains("no ink"))
  }

  @Test func `a view that draws nothing is stored with a word about it`() throws {
    let scratch = try Scratch()
    try scratch.write(
      "import UIKit\n@IBDesignable class Glass: UIView {}", to: "Views/Glass.swift")
    let sentence = "    the new picture is transparent throughout: the view has drawn nothing\n"
    for options in [["--junit", "report.xml"], ["--record"]] {
      let outcome = try SourceProgram.run(["check", "Views"] + options, folder: scratch.path)
      #expect(outcome.output.contains(sentence), "\(outcome.output)")
    }
    let xml = try scratch.text("report.xml")
    #expect(xml.contains("--record stores the pictures that are missing or different"))
    // The time of all is that of the whole check, with what it has built.
    let times = xml.matches(of: /time="([0-9.]+)"/).compactMap { Double($0.1) }
    #expect(times.count == 3 && times[0] >= times[1] && times[1] == times[2])
  }

  @Test func `sources that do not compile are rows with the compiler's words`() throws {
    let scratch = try Scratch()
    try scratch.write(
      "import UIKit\n@IBDesignable class Lost: UIView { let radio: Radio? = nil }",
      to: "Views/Lost.swift")
    try scratch.write(dial(), to: "Views/Dial.swift")
    let outcome = try check(scratch, "--record")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains("not compiled  Views/Lost.swift:2: Lost\n"), "\(outcome.output)")
    #expect(outcome.output.contains("cannot find type 'Radio' in scope"))
    #expect(stored(scratch, "Dial") == ["Dial.png"])
  }

  @Test func `a picture does not depend on those that were drawn before`() throws {
    let scratch = try Scratch()
    let views = (1...6).map { number in
      """
      @IBDesignable class View\(number): UIView {
        override func draw(_ rect: CGRect) {
          Counter.count += 1
          UIRectFill(CGRect(x: 0, y: 0, width: 10 * Counter.count, height: 10))
        }
      }
      """
    }
    try scratch.write(
      "import UIKit\nenum Counter { nonisolated(unsafe) static var count = 0 }\n"
        + views.joined(separator: "\n"), to: "Views/Views.swift")
    #expect(try check(scratch, "--record").status == 0)
    let folder = "Views/__Snapshots__/Views/"
    let first = try scratch.data(folder + "View1.png")
    for number in 2...6 { #expect(try scratch.data(folder + "View\(number).png") == first) }
    #expect(try check(scratch).status == 0)
  }

  @Test func `the page holds stored, new and difference of what differs`() throws {
    let scratch = try Scratch()
    try scratch.write(dial(), to: "Views/Dial.swift")
    #expect(try check(scratch, "--record").status == 0)
    try scratch.write(dial(radius: 9), to: "Views/Dial.swift")
    #expect(try check(scratch, "--html", "page.html", "-o", "new").status == 1)
    let page = try scratch.text("page.html")
    let expected = try scratch.data("Views/__Snapshots__/Dial/Dial.png").base64EncodedString()
    for part in [expected, "type=\"range\"", "<figcaption>Difference</figcaption>"] {
      #expect(page.contains(part))
    }
    // It needs nothing else.
    #expect(!page.contains("http") && !page.contains("src=\"/"))
    let drawn = try scratch.data("new/Dial.swift/Dial.png")
    #expect(page.contains(drawn.base64EncodedString()))
    let marked = try PNG.decode(try scratch.data("new/Dial.swift/Dial.difference.png"))
    #expect(marked.width == 40 && marked.height == 30)
    // Once it is stored, the page shows it among those that are as stored.
    #expect(try check(scratch, "--record").status == 0)
    #expect(try check(scratch, "--html", "page.html").status == 0)
    #expect(try scratch.text("page.html").contains("The picture is as stored"))
  }

  @Test(arguments: [
    ("{\"sizes\": [\"320\"]}", "sizes[0]: “320” is not a size: "),
    ("{\"sizes\": []}", "sizes: a list of 0 values: write 1 to 100"),
    ("{\"scale\": [1]}", "scale: there is no such field; perhaps scales"),
    ("{\"scales\": [0]}", "scales[0]: “0” is not a number from 0.01 to 64"),
    ("{\"times\": [true]}", "times[0]: “true” is not a number from 0 to 86400"),
    ("{\"tolerance\": 1.5}", "tolerance: “1.5” is not a whole number"),
    ("{\"appearances\": [\"night\"]}", "appearances[0]: “night” is neither \"light\" nor"),
    ("{\"devices\": [\"iPhone 61\"]}", "devices[0]: there is no device “iPhone 61”; there are"),
    ("{\"views\": {\"Dial\": {\"bear\": true}}}", "views.Dial.bear: there is no such field"),
    ("{\"views\": {\"Dail\": {}}}", "views: there is no view, preview or scene “Dail”; perhaps"),
    ("{\"samples\": {\"Dial\": {\"a\": {\"level\": []}}}}", "samples.Dial.a.level: “[]” is no"),
    ("[]", "the file: “[]” is no object"),
    ("{\"sizes\": ", "this is no JSON: "),
  ])
  func `a wrong field is named with its file and value`(text: String, words: String) throws {
    let scratch = try Scratch()
    try scratch.write(dial(), to: "Views/Dial.swift")
    try scratch.write(text, to: "Views/vitrine.json")
    let outcome = try check(scratch, "--record")
    #expect(outcome.status == 65)
    #expect(
      outcome.errorLines.first?.hasPrefix("vitrine: Views/vitrine.json: \(words)") == true,
      "\(outcome.errors)")
    // Names are known when all sources are read, and what was read before is drawn by then.
    if !words.contains("“Dail”") { #expect(stored(scratch, "Dial").isEmpty) }
  }

  @Test func `a full disk is a sentence, and a run that is killed leaves whole pictures`() throws {
    let scratch = try Scratch()
    try scratch.write(dial(), to: "Views/Dial.swift")
    let times = (0..<60).map { "\(Double($0) / 10)" }.joined(separator: ", ")
    try scratch.write("{\"times\": [\(times)]}", to: "Views/vitrine.json")
    #expect(try check(scratch).status == 1)
    if Self.canMount {
      // A disk of a few pages, which is gone with the program.
      try scratch.write("", to: "Views/__Snapshots__/.gitkeep")
      let line =
        "mount -t tmpfs -o size=32k none Views/__Snapshots__ && exec \"$0\" check Views --record"
      let full = try Program.run(
        ["-rm", "sh", "-c", line, Program.path], environment: CompilerCache.environment,
        folder: scratch.path, program: "/usr/bin/unshare")
      #expect(full.status == 73)
      #expect(full.errorLines.last?.contains("No space left on device") == true, "\(full.errors)")
      #expect(stored(scratch, "Dial").isEmpty)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program.path)
    process.arguments = ["check", scratch.file("Views"), "--record"]
    process.environment = ProcessInfo.processInfo.environment.merging(
      CompilerCache.environment
    ) { $1 }
    process.standardOutput = try scratch.handle("output")
    process.standardError = try scratch.handle("errors")
    try process.runWithAllSignals()
    let end = Date(timeIntervalSinceNow: 60)
    // A file that is being written has another name, and is no picture yet.
    var pictures: [String] { stored(scratch, "Dial").filter { $0.hasSuffix(".png") } }
    while pictures.count < 5, Date() < end { usleep(2000) }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let names = pictures
    #expect(names.count >= 5)
    for name in names {
      let pixels = try PNG.decode(try scratch.data("Views/__Snapshots__/Dial/" + name))
      #expect(pixels.width == 40 && pixels.height == 30)
    }
    #expect(try check(scratch, "--record").status == 0)
    #expect(pictures.count == 60)
  }
}
