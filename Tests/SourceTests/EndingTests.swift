// A command ends with all that it has started, however it ends, and it hears the first signal.

import Foundation
import TestSupport
import Testing

@Suite(.serialized) struct EndingTests {
  /// An expression that the compiler takes half a minute for.
  /// Six functions, each of which the compiler gives up only after seconds.
  private static let slow =
    "import UIKit\nclass Dial: UIView {\n"
    + (1...6).map { index in
      """
        func area\(index)(_ a: Double?, _ n: Int?, _ c: Float, _ s: String) -> Double {
          let v = (a ?? 1) * 2 + -(a ?? 2) / 3 + [1, 2.5, 3].map { $0 * 2 + -(a ?? 2) - 1 }
            .reduce(0) { $0 + $1 * 2 - -3 } + Double([1, 2, 3].map { x in x * 2 - -(n ?? 1) }
            .reduce(0, +)) - -(a ?? 3) * -(a ?? 4) + -1 + -2.0 + -(c) + s.count
          return v
        }
      """
    }.joined(separator: "\n") + "\n}\n"

  /// A run of the program with a cache of its own.
  private final class Run {
    let scratch: Scratch
    let process = Process()

    init(_ arguments: [String], _ source: String, environment: [String: String] = [:]) throws {
      scratch = try Scratch()
      try scratch.write(source, to: "Dial.swift")
      process.executableURL = URL(fileURLWithPath: Program.path)
      process.arguments = arguments
      process.currentDirectoryURL = URL(fileURLWithPath: scratch.path)
      var all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      all["DISPLAY"] = nil
      all["XDG_CACHE_HOME"] = scratch.file("cache")
      process.environment = all
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try scratch.handle("output")
      process.standardError = try scratch.handle("errors")
      try process.runWithAllSignals()
    }

    /// Waits up to `seconds`; whether the condition came true.
    func waits(_ seconds: Double, until condition: () -> Bool) -> Bool {
      let end = Date(timeIntervalSinceNow: seconds)
      while !condition() {
        if Date() > end { return false }
        usleep(20_000)
      }
      return true
    }

    /// The processes whose command lines name this run's folder, but for the program itself.
    func helpers(_ word: String = "") -> [Int32] {
      let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return all.compactMap { Int32($0) }.filter { number in
        let data = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") ?? Data()
        let text = String(decoding: data, as: UTF8.self)
        return number != process.processIdentifier
          && (text.contains(scratch.path)
            || text.contains("vitrine-supervisor\0\(process.processIdentifier)\0"))
          && text.contains(word)
      }
    }

    deinit {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
  }

  @Test(arguments: [
    (["scan", "."], [SIGINT, SIGTERM, SIGHUP, SIGKILL]),
    (["snapshot", "Dial.swift", "-o", "o.png"], [SIGINT, SIGKILL]),
    (["record", "Dial.swift", "-o", "o.apng"], [SIGTERM]), (["inspect", "Dial.swift"], [SIGTERM]),
  ])
  func `a compiler ends with the program, at the first signal`(
    arguments: [String], signals: [Int32]
  ) throws {
    for signal in signals {
      let run = try Run(arguments, Self.slow)
      #expect(run.waits(30) { !run.helpers("swift-frontend").isEmpty }, "\(arguments)")
      kill(run.process.processIdentifier, signal)
      #expect(run.waits(5) { !run.process.isRunning }, "\(arguments), signal \(signal)")
      #expect(run.process.terminationReason == .uncaughtSignal)
      #expect(run.process.terminationStatus == signal)
      #expect(run.waits(5) { run.helpers().isEmpty }, "\(arguments), signal \(signal)")
    }
  }

  @Test func `the first signal is heard at a pipe that nobody reads`() throws {
    let run = try Run(
      ["snapshot", "Dial.swift", "-o", "pipe"], "import UIKit\nclass Dial: UIView {}",
      environment: [:])
    #expect(unsafe mkfifo(run.scratch.file("pipe"), 0o600) == 0)
    #expect(run.waits(60) { !run.helpers("vitrine-agent").isEmpty })
    #expect(run.waits(60) { run.helpers().isEmpty })
    #expect(run.process.isRunning)
    kill(run.process.processIdentifier, SIGTERM)
    #expect(run.waits(5) { !run.process.isRunning })
    #expect(run.process.terminationStatus == SIGTERM)
  }

  @Test func `a compile is ended at its bound, and named`() throws {
    let run = try Run(
      ["snapshot", "Dial.swift", "-o", "o.png"], Self.slow,
      environment: ["VITRINE_COMPILE_SECONDS": "10"])
    #expect(run.waits(60) { !run.process.isRunning })
    #expect(run.process.terminationStatus == 65)
    let said = try run.scratch.text("errors")
    #expect(said.contains("Dial.swift:"), "\(said)")
    #expect(said.contains("the compiler was ended after 10 s, in Dial.area"), "\(said)")
  }

  @Test func `what a killed program wrote for a build goes at the next start`() throws {
    let run = try Run(["snapshot", "Dial.swift", "-o", "o.png"], Self.slow)
    #expect(run.waits(30) { !run.helpers("swift-frontend").isEmpty })
    kill(run.process.processIdentifier, SIGKILL)
    run.process.waitUntilExit()
    func left() -> [String] {
      let folder = run.scratch.file("cache/vitrine/scratch")
      return (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
    #expect(left().count == 1)
    try run.scratch.write("import UIKit\nclass Dial: UIView {}", to: "Dial.swift")
    let old = "cache/vitrine/builds/999999999-\(UUID().uuidString)"
    try run.scratch.write("", to: old + "/0.o")
    let outcome = try SourceProgram.run(
      ["snapshot", "Dial.swift", "-o", "o.png"], folder: run.scratch.path,
      environment: ["XDG_CACHE_HOME": run.scratch.file("cache")])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(left().isEmpty)
    #expect(!FileManager.default.fileExists(atPath: run.scratch.file(old)))
  }

  @Test func `code that is stopped does not outlive a killed program`() throws {
    let run = try Run(
      ["snapshot", "Dial.swift", "-o", "o.png"],
      """
      import UIKit
      class Dial: UIView {
        override func layoutSubviews() { print("stopping"); kill(getpid(), SIGSTOP) }
      }
      """)
    #expect(run.waits(60) { (try? run.scratch.text("errors").contains("stopping")) == true })
    #expect(!run.helpers("vitrine-agent").isEmpty)
    kill(run.process.processIdentifier, SIGKILL)
    #expect(run.waits(5) { run.helpers("vitrine-agent").isEmpty })
  }

  @Test func `few descriptors are a sentence, and nothing of another program's`() throws {
    for count in [4, 7, 10, 12, 14, 16, 20, 24] {
      let scratch = try Scratch()
      try scratch.write("import UIKit\nclass Dial: UIView {}", to: "Dial.swift")
      let outcome = try Program.run(
        ["-c", "ulimit -n \(count); exec \"$0\" snapshot Dial.swift -o o.png", Program.path],
        environment: CompilerCache.environment, folder: scratch.path, program: "/bin/sh")
      #expect((0...73).contains(outcome.status), "\(count): \(outcome.status) \(outcome.errors)")
      #expect(
        outcome.errorLines.allSatisfy { $0.hasPrefix("vitrine: ") }, "\(count): \(outcome.errors)")
    }
  }
}
