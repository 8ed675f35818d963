// Wrong command lines: one line, the right status, nothing written.

import CoreGraphics
import TestSupport
import Testing

@Suite struct WrongOptionTests {
  /// Runs `snapshot` with the arguments into a folder; nothing may be left there.
  private func fail(
    _ arguments: [String], status: Int32, mentions word: String, usage: Bool,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let scratch = try Scratch()
    let outcome = try Program.run(
      ["snapshot", "-o", scratch.file("out.png")] + arguments, folder: scratch.path)
    #expect(outcome.status == status, "\(outcome.errors)", sourceLocation: location)
    let first = outcome.errorLines.first ?? ""
    #expect(first.hasPrefix("vitrine: "), "\(outcome.errors)", sourceLocation: location)
    #expect(!first.contains("Error:"), "\(first)", sourceLocation: location)
    #expect(first.contains(word), "\(first)", sourceLocation: location)
    #expect(outcome.output.isEmpty, sourceLocation: location)
    let saysUsage = outcome.errors.contains("Usage:") || outcome.errors.contains("USAGE:")
    #expect(saysUsage == usage, "\(outcome.errors)", sourceLocation: location)
    if !usage { #expect(outcome.errorLines.count == 1, sourceLocation: location) }
    #expect(scratch.names.isEmpty, sourceLocation: location)
  }

  @Test(arguments: [
    (["--size", "0x10"], "0x10"), (["--size", "10x"], "10x"),
    (["--size", "1000000000x10"], "--size"),
    (["--size", "nanx10"], "nanx10"), (["--size", "ten"], "ten"), (["--size", "-5x5"], "-5x5"),
    (["--scale", "0"], "--scale"), (["--scale", "nan"], "nan"), (["--scale", "1e9"], "1e9"),
    (["--scale", "-1"], "-1"), (["--scale", "inf"], "inf"), (["--scale", "two"], "two"),
    (["--at", "-1"], "--at"), (["--at", "nan"], "nan"), (["--at", "soon"], "soon"),
    (["--at", "1e9"], "1e9"), (["--seed-date", "2024-02-30"], "2024-02-30"),
    (["--seed-date", "yesterday"], "yesterday"), (["--seed-date", "2024-1-1"], "2024-1-1"),
    (["--view", "NoSuchView"], "NoSuchView"), (["--view", ""], "--view"),
    (["--set", "angle=1"], "angle"), (["--set", "nonsense"], "nonsense"),
    (["--set", "NoSuch.angle=1"], "NoSuch"), (["--set", "LDGradientView.angel=1"], "angel"),
    (["--set", "LDGradientView.angle=nan"], "nan"), (["--set", "LDGradientView.angle=inf"], "inf"),
    (["--set", "LDGradientView.angle=45°"], "45°"),
    (["--set", "LDGradientView.startColor=mauve"], "mauve"),
    (["--set", "FancyButton.enableGradientBackground=maybe"], "maybe"),
    (["--view", "LDGradientView", "--set", "layer.cornerRadius=round"], "round"),
    (["--view", "LDGradientView", "--set", "title=Hello"], "title"),
    (["--fps", "60"], "--fps"), (["--nonsense"], "--nonsense"), (["--size"], "--size"),
    (["--seed-date", "+024-01-01"], "+024-01-01"),
    (["--set", "UILabel.nonsense=1"], "nonsense"), (["--set", "UILabel.tag=many"], "many"),
    (["-o", ""], "-o"), (["-o", "-"], "./-"), (["-o", "out.jpg"], "out.jpg"),
    (["-o", "out.GIF"], "out.GIF"),
  ])
  func `a wrong value ends with 64, the value and the usage`(
    arguments: [String], word: String
  ) throws {
    try fail(arguments, status: 64, mentions: word, usage: true)
  }

  @Test(arguments: [
    ("VITRINE_LOOP", "foundations"), ("VITRINE_APPEARANCE", "Dark"), ("VITRINE_DAMAGE", "1"),
    ("VITRINE_NO_SHM", "yes"), ("VITRINE_THREADS", "0"), ("VITRINE_MEMORY", "2G"),
  ])
  func `a variable whose value means nothing is named, and ignored`(
    name: String, value: String
  ) throws {
    let scratch = try Scratch()
    let arguments = ["snapshot", "--size", "100x100", "-o", scratch.file("out.png")]
    let outcome = try Program.run(arguments, environment: [name: value])
    #expect(outcome.status == 0)
    #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("vitrine: \(name) “\(value)” is ignored: "))
    #expect(try Program.run(arguments, environment: [name: ""]).errors.isEmpty)
  }

  @Test(arguments: ["snapshot", "record"])
  func `an unknown option is answered with the usage of its command`(command: String) throws {
    let outcome = try Program.run([command, "--nonsense", "-o", "out"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("vitrine \(command)"))
    #expect(outcome.errors.contains("--output"))
  }

  @Test func `a picture over the bound ends with 65`() throws {
    try fail(
      ["--size", "16000x16000", "--scale", "2"], status: 65, mentions: "16384", usage: false)
  }

  @Test func `a missing image ends with 66`() throws {
    try fail(
      ["--set", "FancyButton.image=/proc/nonexistent/x.png"], status: 66,
      mentions: "/proc/nonexistent/x.png", usage: false)
  }

  @Test func `a damaged image ends with 65`() throws {
    let scratch = try Scratch()
    try Data("not a picture".utf8).write(to: URL(fileURLWithPath: scratch.file("bad.png")))
    try fail(
      ["--set", "FancyButton.image=" + scratch.file("bad.png")], status: 65, mentions: "bad.png",
      usage: false)
  }

  @Test(arguments: ["/proc/nonexistent/folder/out.png", "/", "/dev/full/x.png"])
  func `an output that cannot be written ends with 73`(path: String) throws {
    let outcome = try Program.run("snapshot", "-o", path)
    #expect(outcome.status == 73)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("vitrine: "))
    #expect(outcome.errors.contains(path))
  }

  @Test func `a recording without a place to go ends with 73 and leaves nothing`() throws {
    let scratch = try Scratch()
    _ = FileManager.default.createFile(atPath: scratch.file("taken"), contents: Data("x".utf8))
    let overFile = try Program.run("record", "--duration", "0", "-o", scratch.file("taken"))
    #expect(overFile.status == 73)
    try FileManager.default.createDirectory(
      atPath: scratch.file("full"), withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: scratch.file("full/letter.txt"), contents: Data())
    let overFolder = try Program.run("record", "--duration", "0", "-o", scratch.file("full"))
    #expect(overFolder.status == 73)
    let nowhere = try Program.run("record", "--duration", "0", "-o", scratch.file("no/where"))
    #expect(nowhere.status == 73)
    #expect(nowhere.errorLines.count == 1)
    #expect(scratch.names == ["full", "taken"])
    #expect(try scratch.text("taken") == "x")
  }

  @Test(arguments: ["run.gif", "run.mp4", "run.png"])
  func `a recording under another format's name ends with 64 and leaves nothing`(
    name: String
  ) throws {
    let scratch = try Scratch()
    let outcome = try Program.run("record", "--duration", "0", "-o", scratch.file(name))
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(name))
    #expect(scratch.names.isEmpty)
  }

  @Test(arguments: [
    ["--fps", "0"], ["--fps", "nan"], ["--fps", "1e9"], ["--duration", "-1"],
    ["--duration", "long"], ["--duration", "86400", "--fps", "1000"],
    ["--duration", "601", "--fps", "60"], ["--set", "LDGradientView.angle=nan"],
  ])
  func `a recording with a wrong value ends with 64 and leaves nothing`(
    arguments: [String]
  ) throws {
    let scratch = try Scratch()
    for name in ["frames", "run.apng"] {
      let outcome = try Program.run(["record", "-o", scratch.file(name)] + arguments)
      #expect(outcome.status == 64)
      #expect(outcome.errors.hasPrefix("vitrine: "))
    }
    #expect(scratch.names.isEmpty)
  }

  @Test(arguments: [
    ["--strip", "1"], ["--strip", "101"], ["--strip", "3.5"], ["--strip", "3", "--fps", "2"],
  ])
  func `a film strip has a number of pictures and no rate`(arguments: [String]) throws {
    let scratch = try Scratch()
    let outcome = try Program.run(["record", "-o", scratch.file("strip.png")] + arguments)
    #expect(outcome.status == 64 && outcome.errors.hasPrefix("vitrine: --"))
    let folder = try Program.run("record", "-o", scratch.file("strip.webp"), "--strip", "3")
    #expect(folder.status == 64 && folder.errors.contains("but this writes a PNG file"))
    #expect(scratch.names.isEmpty)
  }

  @Test(arguments: ["no/where.apng", "no/where"])
  func `a recording's errors name the place that was asked for`(output: String) throws {
    let scratch = try Scratch()
    let outcome = try Program.run("record", "-o", output, "--duration", "0", folder: scratch.path)
    #expect(outcome.status == 73)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains(" \(output): "))
    #expect(!outcome.errors.contains(".tmp"))
  }

  @Test func `a wrong name is told before a missing display`() throws {
    for arguments in [["--view", "NoSuchView"], ["--set", "LDGradientView.angle=nan"]] {
      let outcome = try Program.run(["preview"] + arguments)
      #expect(outcome.status == 64, "\(outcome.errors)")
    }
  }

  @Test(arguments: ["snapsho", "/tmp/no/such/Dial.swift"])
  func `a mistyped command and a missing file are told before a missing display`(
    name: String
  ) throws {
    let outcome = try Program.run([name])
    #expect(outcome.status == 66)
    #expect(outcome.errors == "vitrine: \(name): there is no such file or folder\n")
  }

  @Test func `an empty DISPLAY names no server`() throws {
    let outcome = try Program.run("preview", environment: ["DISPLAY": ""])
    #expect(outcome.errors == "vitrine: no display: DISPLAY is not set\n")
  }

  @Test func `no display ends with 69 and one line`() throws {
    for environment in [[:], ["DISPLAY": ":987"]] {
      let outcome = try Program.run(environment: environment)
      #expect(outcome.status == 69)
      #expect(outcome.errorLines.count == 1)
      #expect(outcome.errors.hasPrefix("vitrine: no display"))
    }
  }

  @Test(arguments: [["preview", "--zoom", "100"], ["--zoom", "0"], ["preview", "--at", "nan"]])
  func `wrong values for the window are told before a display is looked for`(
    arguments: [String]
  ) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("vitrine: "))
  }

  @Test func `without its pictures the program ends with 66 and one line`() throws {
    let scratch = try Scratch()
    // A file that this process wrote might still be open in one that another test starts just now.
    _ = try Program.run([Program.path, scratch.file("vitrine")], program: "/bin/cp")
    let outcome = try Program.run(
      ["snapshot", "-o", scratch.file("out.png")], program: scratch.file("vitrine"))
    #expect(outcome.status == 66)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("vitrine: "))
    #expect(scratch.names == ["vitrine"])
  }
}
