// `vitrine serve`: what a client that drives it sees.

import CoreGraphics
import Foundation
import ImageCoding
import TestSupport
import Testing

@Suite(.serialized) struct ServeTests {
  private static let python = "/usr/bin/python3"
  private static let hasPython = FileManager.default.isExecutableFile(atPath: python)

  private static let card = """
    import UIKit
    @IBDesignable class Card: UIView {
      let button = UIButton(type: .system)
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        button.setTitle("Start", for: .normal)
        button.frame = CGRect(x: 10, y: 10, width: 80, height: 30)
        button.addAction(UIAction { [weak self] _ in self?.label.text = "Started" }, for: .touchUpInside)
        label.text = "Waiting"
        label.accessibilityIdentifier = "state"
        label.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        label.frame = CGRect(x: 10, y: 50, width: 100, height: 20)
        let box = UIView(frame: CGRect(x: 110, y: 10, width: 40, height: 40))
        box.backgroundColor = .blue
        box.layer.cornerRadius = 0
        addSubview(button)
        addSubview(label)
        addSubview(box)
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override var intrinsicContentSize: CGSize { CGSize(width: 160, height: 80) }
    }
    """

  /// A server, and the lines that it answers.
  private final class Client {
    let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var received = Data()
    private var count = 0

    init(_ options: [String] = [], folder: Scratch) throws {
      process.executableURL = URL(fileURLWithPath: Program.path)
      process.arguments = ["serve"] + options
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      var environment = ProcessInfo.processInfo.environment
      environment["DISPLAY"] = nil
      process.environment = environment.merging(CompilerCache.environment) { $1 }
      process.standardInput = input
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
      try process.runWithAllSignals()
    }

    func send(_ line: String) {
      try? input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    }

    func line() -> [String: Any]? {
      while true {
        if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
          let line = Data(received[..<end])
          received = Data(received[(end + 1)...])
          return try? JSONSerialization.jsonObject(with: line) as? [String: Any]
        }
        let more = output.fileHandleForReading.availableData
        if more.isEmpty { return nil }
        received += more
      }
    }

    /// The answer to a request; news is skipped.
    func call(_ method: String, _ params: String = "{}") -> [String: Any] {
      count += 1
      send(#"{"jsonrpc": "2.0", "id": \#(count), "method": "\#(method)", "params": \#(params)}"#)
      while let answer = line() {
        if answer["id"] as? Int == count { return answer }
      }
      return [:]
    }

    func result(_ method: String, _ params: String = "{}") -> [String: Any] {
      call(method, params)["result"] as? [String: Any] ?? [:]
    }

    func code(_ method: String, _ params: String = "{}") -> Int? {
      (call(method, params)["error"] as? [String: Any])?["code"] as? Int
    }

    /// Closes its input and waits for its end.
    func finish() -> Int32 {
      try? input.fileHandleForWriting.close()
      process.waitUntilExit()
      return process.terminationStatus
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
  }

  @Test(.enabled(if: hasPython, "python3 is not installed"))
  func `a plain client in Python opens, taps, edits and sees each edit`() throws {
    let scratch = try Scratch()
    try scratch.write(Self.card, to: "Card.swift")
    let script =
      URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
      + "/Clients/client.py"
    let outcome = try Program.run(
      [script, Program.path, "Card.swift", "3"], environment: CompilerCache.environment,
      folder: scratch.path, program: Self.python)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let said = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect((said["offer"] as? [String: Any])?["designables"] as? [String] == ["Card"])
    #expect((said["tapped"] as? [Any])?.contains { $0 as? String == "Started" } == true, "\(said)")
    #expect(said["pictures"] as? Int == 3)
    #expect((said["problem"] as? String)?.hasPrefix("Card.swift:") == true, "\(said)")
    #expect(said["states"] as? [String] == ["building", "ready"])
    #expect(said["status"] as? Int == 0)
  }

  @Test func `a page is described, set, moved, drawn and compared`() throws {
    let scratch = try Scratch()
    try scratch.write(Self.card, to: "Card.swift")
    let client = try Client(folder: scratch)
    #expect(client.code("picture") == -32000)
    let offer = client.result("open", #"{"sources": "Card.swift", "view": "Card"}"#)
    #expect(offer["shown"] as? String == "Card")
    let views = client.result("describe")["views"] as? [[String: Any]] ?? []
    let card = try #require(views.first)
    #expect(card["class"] as? String == "Card" && card["backgroundColor"] as? String == "#ffffff")
    let parts = card["views"] as? [[String: Any]] ?? []
    let label = try #require(parts.first { $0["text"] as? String == "Waiting" })
    #expect(label["color"] as? String == "#ff0000")
    #expect((label["accessibility"] as? [String: Any])?["identifier"] as? String == "state")
    let box = try #require(parts.last?["id"] as? Int)
    _ = client.result("picture", #"{"file": "before.png"}"#)
    let inline = client.result("picture", "{\"view\": \(box), \"scale\": 2}")
    let png = try #require((inline["png"] as? String).flatMap { Data(base64Encoded: $0) })
    let pixels = try PNG.decode(png)
    #expect(pixels.width == 80 && pixels.height == 80 && pixels[40, 40] == 0xFF00_00FF)
    _ = client.result("picture", #"{"scale": 1, "file": "same.png"}"#)
    #expect(client.result("difference", #"{"stored": "before.png"}"#)["same"] as? Bool == true)
    _ = client.result(
      "set", "{\"view\": \(box), \"property\": \"backgroundColor\", \"value\": \"#00ff00\"}")
    let differs = client.result("difference", #"{"stored": "before.png", "file": "marked.png"}"#)
    #expect(differs["same"] as? Bool == false)
    #expect(
      differs["sentence"] as? String
        == "1600 of 12800 pixels differ, in 40 × 40 at (110, 10): "
        + "green by up to 255, blue by up to 255 of 255")
    #expect(client.result("tap", #"{"identifier": "none"}"#).isEmpty)
    #expect(client.result("seek", #"{"time": 2}"#)["time"] as? Double == 2)
    #expect(client.result("play", #"{"seconds": 0.5}"#)["time"] as? Double == 2.5)
    // From the beginning, without what was set.
    #expect(client.result("seek", #"{"time": 0}"#)["time"] as? Double == 0)
    #expect(client.result("difference", #"{"stored": "before.png"}"#)["same"] as? Bool == true)
    // Its own output carries the answers, and a pipe has nothing to compare.
    #expect(client.code("picture", #"{"file": "/dev/stdout"}"#) == -32602)
    #expect(client.code("picture", #"{"file": "a\u0000b.png"}"#) == -32602)
    try unsafe #require(mkfifo(scratch.file("pipe"), 0o600) == 0)
    #expect(client.code("difference", #"{"stored": "pipe"}"#) == -32004)
    #expect(scratch.names.contains("marked.png"))
    #expect(try scratch.data("same.png") == scratch.data("before.png"))
    #expect(client.finish() == 0)
  }

  @Test func `values of a view are shown as a difference, and written where that is asked for`()
    throws
  {
    let scratch = try Scratch()
    let text = """
      import UIKit
      @IBDesignable class Dial: UIView {
        @IBInspectable var level: CGFloat = 0.5  // half
        @IBInspectable var twice: CGFloat { level * 2 }
      }
      """
    try scratch.write(text, to: "Dial.swift")
    try scratch.write("{\"full\": {\"level\": 1}}", to: "Dial.vitrine.json")
    func present() throws -> String {
      try String(contentsOfFile: scratch.path + "/Dial.swift", encoding: .utf8)
    }
    let client = try Client(folder: scratch)
    _ = client.result("open", #"{"sources": "Dial.swift", "view": "Dial", "sample": "full"}"#)
    let views = client.result("describe")["views"] as? [[String: Any]] ?? []
    let dial = try #require(views.first?["id"] as? Int)
    func level() -> String? {
      let groups = client.result("properties", "{\"view\": \(dial)}")["groups"] as? [[String: Any]]
      let all = groups?.flatMap { $0["properties"] as? [[String: Any]] ?? [] } ?? []
      return all.first { $0["name"] as? String == "level" }?["value"] as? String
    }
    #expect(level() == "1")
    let shown = client.result("write", "{\"view\": \(dial), \"set\": {\"level\": 0.75}}")
    let changes = try #require(shown["changes"] as? [[String: Any]])
    #expect(shown["written"] as? Bool == false)
    #expect((changes.first?["diff"] as? String)?.contains("CGFloat = 0.75  // half\n") == true)
    #expect(try present() == text)
    _ = client.result("set", "{\"view\": \(dial), \"property\": \"level\", \"value\": 0.25}")
    #expect(
      client.result("write", "{\"view\": \(dial), \"write\": true}")["written"] as? Bool == true)
    #expect(try present() == text.replacing("= 0.5 ", with: "= 0.25 "))
    #expect(client.code("write", "{\"view\": \(dial), \"set\": {\"alpha\": 0}}") == -32001)
    #expect(client.code("write", "{\"view\": \(dial), \"set\": {\"depth\": 0}}") == -32602)
    #expect(client.code("write", "{\"view\": 99}") == -32602)
    #expect(client.code("open", #"{"sources": "Dial.swift", "sample": "none"}"#) == -32602)
    #expect(client.finish() == 0)
  }

  @Test func `requests that are wrong get the codes of the specification`() throws {
    let scratch = try Scratch()
    try scratch.write(Self.card, to: "Card.swift")
    let client = try Client(folder: scratch)
    #expect(client.code("opne") == -32601)
    #expect(client.code("open", #"{"sorces": "Card.swift"}"#) == -32602)
    #expect(client.code("open", #"{"sources": "Nowhere.swift"}"#) == -32001)
    #expect(client.code("open", #"{"sources": "Card.swift", "size": "0x3"}"#) == -32602)
    #expect(client.code("open", #"{"sources": "Card.swift", "view": "Crad"}"#) == -32001)
    client.send("{")
    #expect((client.line()?["error"] as? [String: Any])?["code"] as? Int == -32700)
    client.send("[]")
    #expect((client.line()?["error"] as? [String: Any])?["code"] as? Int == -32600)
    client.send(#"{"jsonrpc": "2.0", "method": "list"}"#)
    client.send(String(repeating: "x", count: 5 << 20))
    #expect((client.line()?["error"] as? [String: Any])?["code"] as? Int == -32700)
    // It still works.
    #expect(client.result("open", #"{"sources": "Card.swift"}"#)["designables"] != nil)
    #expect(client.finish() == 0)
  }

  @Test func `code that crashes is told of, and the next request starts it anew`() throws {
    let scratch = try Scratch()
    try scratch.write(
      Self.card.replacing("self?.label.text = \"Started\"", with: "fatalError(\"no hands\")"),
      to: "Card.swift")
    let client = try Client(folder: scratch)
    _ = client.result("open", #"{"sources": "Card.swift"}"#)
    let error = client.call("tap", #"{"text": "Start"}"#)["error"] as? [String: Any]
    #expect(error?["code"] as? Int == -32001)
    #expect((error?["message"] as? String)?.contains("no hands") == true, "\(error ?? [:])")
    #expect(client.result("picture")["width"] as? Int == 160)
    #expect(client.finish() == 0)
  }

  @Test func `the Model Context Protocol's handshake leads to tools that show pictures`() throws {
    let scratch = try Scratch()
    try scratch.write(Self.card, to: "Card.swift")
    let client = try Client(["--mcp"], folder: scratch)
    let start = client.result(
      "initialize",
      #"{"protocolVersion": "2025-03-26", "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}}"#
    )
    #expect(start["protocolVersion"] as? String == "2025-03-26")
    #expect((start["capabilities"] as? [String: Any])?["tools"] != nil)
    client.send(#"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#)
    let tools = client.result("tools/list")["tools"] as? [[String: Any]] ?? []
    #expect(tools.count == 15 && tools.allSatisfy { $0["inputSchema"] != nil })
    _ = client.result("tools/call", #"{"name": "open", "arguments": {"sources": "Card.swift"}}"#)
    let shown = client.result("tools/call", #"{"name": "picture"}"#)
    let content = shown["content"] as? [[String: Any]] ?? []
    #expect(content.first?["type"] as? String == "image")
    #expect(content.first?["mimeType"] as? String == "image/png")
    let wrong = client.result("tools/call", #"{"name": "seek", "arguments": {"time": -1}}"#)
    #expect(wrong["isError"] as? Bool == true)
    #expect(client.code("tools/call", #"{"name": "fly"}"#) == -32602)
    #expect(client.finish() == 0)
  }

  @Test func `a client that reads nothing makes the server wait, not grow`() throws {
    let scratch = try Scratch()
    // Each answer is 9 KB; 60 MB of them are asked for.
    try scratch.write(
      String(
        repeating: #"{"jsonrpc": "2.0", "id": 1, "method": "rpc.discover"}"# + "\n", count: 7000),
      to: "requests")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program.path)
    process.arguments = ["serve"]
    process.standardInput = try FileHandle(
      forReadingFrom: URL(fileURLWithPath: scratch.file("requests")))
    let unread = Pipe()
    process.standardOutput = unread
    process.standardError = FileHandle.nullDevice
    try process.runWithAllSignals()
    let number = process.processIdentifier
    Thread.sleep(forTimeInterval: 6)
    let status = try String(contentsOfFile: "/proc/\(number)/status", encoding: .utf8)
    let resident = status.firstMatch(of: /VmRSS:\s*(\d+) kB/).flatMap { Int($0.1) }
    #expect(try #require(resident) < 150_000)
    #expect(process.isRunning)
    kill(number, SIGTERM)
    let end = Date(timeIntervalSinceNow: 10)
    while process.isRunning, Date() < end { usleep(20_000) }
    #expect(!process.isRunning)
    kill(number, SIGKILL)
    withExtendedLifetime(unread) {}
  }

  @Test func `two clients at once have a server each, with what is built in common`() throws {
    let scratch = try Scratch()
    try scratch.write(Self.card, to: "Card.swift")
    let clients = try (0..<2).map { _ in try Client(folder: scratch) }
    for client in clients {
      let offer = client.result("open", #"{"sources": ["Card.swift"]}"#)
      #expect(offer["designables"] as? [String] == ["Card"])
    }
    _ = clients[0].result("tap", #"{"text": "Start"}"#)
    let states = clients.map { client in
      "\(client.result("describe"))".contains("Started")
    }
    #expect(states == [true, false])
    for client in clients { #expect(client.finish() == 0) }
  }

  @Test func `a server ends with its parent, though others hold its input`() throws {
    let scratch = try Scratch()
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    let script = #"exec 3<&0; "$0" serve <&3 & echo $! > number; wait"#
    shell.arguments = ["-c", script, Program.path]
    shell.currentDirectoryURL = URL(fileURLWithPath: scratch.path)
    let (input, output) = (Pipe(), Pipe())
    shell.standardInput = input
    shell.standardOutput = output
    try shell.runWithAllSignals()
    try input.fileHandleForWriting.write(
      contentsOf: Data((#"{"jsonrpc": "2.0", "id": 1, "method": "rpc.discover"}"# + "\n").utf8))
    #expect(!output.fileHandleForReading.availableData.isEmpty)
    let text = try String(contentsOfFile: scratch.file("number"), encoding: .utf8)
    let server = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(kill(server, 0) == 0)
    kill(shell.processIdentifier, SIGKILL)
    let end = Date(timeIntervalSinceNow: 10)
    while kill(server, 0) == 0, Date() < end { usleep(20_000) }
    #expect(kill(server, 0) != 0)
    kill(server, SIGKILL)
    withExtendedLifetime(input) {}
  }
}
