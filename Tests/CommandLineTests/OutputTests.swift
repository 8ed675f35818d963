// The commands' output: pictures, runs of pictures, tables, JSON.

import CoreGraphics
import ImageCoding
import TestSupport
import Testing

@Suite struct OutputTests {
  private func snapshot(_ arguments: String...) throws -> (Data, PixelBuffer) {
    let scratch = try Scratch()
    let outcome = try Program.run(["snapshot", "-o", scratch.file("out.png")] + arguments)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.isEmpty)
    #expect(scratch.names == ["out.png"])
    let data = try scratch.data("out.png")
    return (data, try PNG.decode(data))
  }

  @Test func `a snapshot of the gallery is its page and always the same bytes`() throws {
    let (first, pixels) = try snapshot("--seed-date", "2024-03-03")
    let (second, _) = try snapshot("--seed-date", "2024-03-03")
    #expect(first == second)
    #expect(pixels.width == 375)
    #expect(pixels.height == 667)
    #expect(pixels[5, 660] == 0xFFFF_FFFF)
    #expect(!first.contains("tIME"))
    #expect(first.contains("sRGB"))
  }

  @Test func `a view alone has the gallery's size and a clear ground`() throws {
    let (_, pixels) = try snapshot("--view", "LDGradientView")
    #expect(pixels.width == 375)
    #expect(pixels.height == 140)
    #expect(pixels[10, 10] == 0)
  }

  @Test func `size and scale multiply`() throws {
    let (_, pixels) = try snapshot(
      "--view", "LDGradientView", "--size", "40x30", "--scale", "1.5", "--set",
      "startColor=#ff0000", "--set", "endColor=#ff0000")
    #expect(pixels.width == 60)
    #expect(pixels.height == 45)
    #expect(pixels[0, 0] == 0xFFFF_0000)
    #expect(pixels[59, 44] == 0xFFFF_0000)
  }

  @Test func `a setting reaches every instance of its class`() throws {
    let (_, pixels) = try snapshot("--set", "FancyButton.alpha=0", "--set", "UIButton.isHidden=yes")
    #expect(pixels[100, 470] == 0xFFFF_FFFF)
    #expect(pixels[60, 560] == 0xFFFF_FFFF)
    #expect(pixels[200, 560] == 0xFFFF_FFFF)
  }

  @Test func `time draws the chart`() throws {
    let chart = ["--view", "IDLineChartView", "--seed-date", "2024-03-03"]
    let pictures = try [[], ["--start"], ["--start", "--at", "1.25"], ["--start", "--at", "2.5"]]
      .map { extra in
        let scratch = try Scratch()
        let outcome = try Program.run(["snapshot", "-o", scratch.file("o.png")] + chart + extra)
        #expect(outcome.status == 0)
        return try scratch.data("o.png")
      }
    #expect(pictures[1] != pictures[2])
    #expect(pictures[2] != pictures[3])
    #expect(Set(pictures).count >= 3)
  }

  @Test(arguments: ["1", "2", "8"])
  func `threads and whole repaints change no byte`(threads: String) throws {
    let scratch = try Scratch()
    let line = ["snapshot", "--seed-date", "2024-03-03", "--scale", "2", "-o"]
    let plain = try Program.run(line + [scratch.file("a.png")])
    let other = try Program.run(
      line + [scratch.file("b.png")],
      environment: ["VITRINE_THREADS": threads, "VITRINE_DAMAGE": "full"])
    #expect(plain.status == 0)
    #expect(other.status == 0)
    #expect(try scratch.data("a.png") == scratch.data("b.png"))
  }

  @Test func `a snapshot replaces a file whole`() throws {
    let scratch = try Scratch()
    try Data("old".utf8).write(to: URL(fileURLWithPath: scratch.file("out.png")))
    let outcome = try Program.run(
      "snapshot", "-o", scratch.file("out.png"), "--view", "UIView", "--size", "4x4")
    #expect(outcome.status == 0)
    #expect(try PNG.decode(scratch.data("out.png")).width == 4)
    #expect(scratch.names == ["out.png"])
  }

  @Test
  func `a recording is a folder of numbered pictures, each standing for the time until the next`()
    throws
  {
    let scratch = try Scratch()
    let line = [
      "record", "--view", "IDLineChartView", "--start", "--fps", "10", "--duration", "0.5",
      "--seed-date", "2024-03-03", "-o", scratch.file("frames"),
    ]
    #expect(try Program.run(line).status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.file("frames")).sorted()
    #expect(names == (0..<5).map { "frame-0000\($0).png" })
    let first = try scratch.data("frames/frame-00003.png")
    let again = try Program.run(line)
    #expect(again.status == 0)
    #expect(again.errors.isEmpty)
    #expect(try scratch.data("frames/frame-00003.png") == first)
    let still = try Program.run(
      "snapshot", "--view", "IDLineChartView", "--start", "--at", "0.3", "--seed-date",
      "2024-03-03", "-o", scratch.file("still.png"))
    #expect(still.status == 0)
    #expect(try scratch.data("still.png") == first)
  }

  @Test func `a recording ends when nothing runs`() throws {
    let scratch = try Scratch()
    let outcome = try Program.run(
      "record", "--view", "IDLineChartView", "--start", "--fps", "4", "-o", scratch.file("frames"))
    #expect(outcome.status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.file("frames"))
    #expect(names.count == 11)
  }

  @Test(arguments: [("0", 1), ("0.04", 1), ("0.24", 2), ("0.26", 3), ("0.3", 3)])
  func `a recording has its duration's frames, rounded, and never none`(
    duration: String, count: Int
  ) throws {
    let scratch = try Scratch()
    let outcome = try Program.run(
      "record", "--view", "UIView", "--size", "2x2", "--fps", "10", "--duration", duration, "-o",
      scratch.file("frames"))
    #expect(outcome.status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.file("frames"))
    #expect(names.count == count)
  }

  @Test func `an animated PNG holds the frames and is byte-stable`() throws {
    let scratch = try Scratch()
    for name in ["a.apng", "b.apng"] {
      let outcome = try Program.run(
        "record", "--view", "IDLineChartView", "--start", "--fps", "5", "--duration", "1",
        "--seed-date", "2024-03-03", "-o", scratch.file(name))
      #expect(outcome.status == 0)
    }
    let file = try scratch.data("a.apng")
    #expect(file == (try scratch.data("b.apng")))
    #expect(file.occurrences(of: "fcTL") == 5)
    #expect(try PNG.decode(file).width == 340)
    #expect(scratch.names == ["a.apng", "b.apng"])
  }

  @Test func `an animated WebP shows what the folder of pictures does`() throws {
    let scratch = try Scratch()
    for name in ["run.webp", "frames"] {
      let outcome = try Program.run(
        "record", "--view", "IDLineChartView", "--start", "--fps", "5", "--duration", "1",
        "--seed-date", "2024-03-03", "-o", scratch.file(name))
      #expect(outcome.status == 0)
    }
    let (frames, loops) = try WebP.decode(try scratch.data("run.webp"))
    #expect(frames.count == 5 && loops == 0)
    for (index, frame) in frames.enumerated() {
      #expect((frame.delay * 1000).rounded() == 200)
      let picture = try PNG.decode(try scratch.data("frames/frame-0000\(index).png"))
      #expect(frame.pixels.hasSamePixels(as: picture))
    }
  }

  @Test func `inspect prints each property with its readable name, kind and value`() throws {
    let outcome = try Program.run("inspect", "--view", "FancyButton", "--set", "cornerRadius=7")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("FancyButton · Fancy Button"))
    let line = try #require(
      outcome.output.split(separator: "\n").first { $0.contains("cornerRadius") })
    #expect(line.contains("Corner Radius"))
    #expect(line.contains("number"))
    #expect(line.hasSuffix(" 7"))
    #expect(!outcome.output.contains("\u{1B}"))
  }

  @Test func `inspect as JSON names the gallery's views in order`() throws {
    let outcome = try Program.run("inspect", "--json")
    #expect(outcome.status == 0)
    let entries = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    #expect(
      entries.compactMap { $0["className"] as? String } == [
        "LDGradientView", "IDLineChartView", "UIButton", "FancyButton", "FancyButton",
        "RoundedCornerButton",
      ])
    let properties = try #require(entries.first?["properties"] as? [[String: Any]])
    let angle = try #require(properties.first { $0["name"] as? String == "angle" })
    #expect(angle["value"] as? String == "270")
    #expect(angle["kind"] as? String == "number")
    #expect(angle["readableName"] as? String == "Angle")
    #expect(angle["isInspectable"] as? Bool == true)
  }

  @Test func `doctor works without a display and says so`() throws {
    let outcome = try Program.run("doctor")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("no display"))
    #expect(outcome.output.contains("font"))
  }

  @Test(arguments: [["--help"], ["help"], ["snapshot", "--help"], ["record", "-h"]])
  func `help goes to the standard output`(arguments: [String]) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("vitrine"))
    #expect(outcome.errors.isEmpty)
  }

  @Test(arguments: [["--version"], ["snapshot", "--version"], ["doctor", "--version"]])
  func `the version is one line`(arguments: [String]) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.status == 0)
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(outcome.errors.isEmpty)
  }

  @Test func `verbose says more on the standard error stream alone`() throws {
    let scratch = try Scratch()
    let outcome = try Program.run(
      "snapshot", "--verbose", "--view", "UIView", "--size", "4x4", "-o", scratch.file("o.png"))
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("o.png"))
  }
}

extension Data {
  fileprivate func contains(_ name: String) -> Bool { range(of: Data(name.utf8)) != nil }

  fileprivate func occurrences(of name: String) -> Int {
    var count = 0
    var rest = self[...]
    while let found = rest.range(of: Data(name.utf8)) {
      count += 1
      rest = rest[found.upperBound...]
    }
    return count
  }
}
