// Pictures come whatever a power cut, a full disk or another program did to the cache.

import Foundation
import TestSupport
import Testing

@Suite struct DamagedCacheTests {
  private let scratch: Scratch
  init() throws {
    scratch = try Scratch()
    for name in ["Dial", "Knob"] {
      try scratch.write(
        "import UIKit\n@IBDesignable class \(name): UIView {}", to: "Sources/\(name).swift")
    }
  }

  private func snapshot() throws -> Outcome {
    try SourceProgram.run(
      ["snapshot", scratch.file("Sources"), "-o", scratch.file("a.png")],
      environment: ["XDG_CACHE_HOME": scratch.file("cache")])
  }

  /// The paths of the kept files of a kind.
  private func kept(_ suffix: String) -> [String] {
    let folder = scratch.file("cache/vitrine")
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(suffix) }.map { "\(folder)/\($0)" }
  }

  /// Writes bytes in the place of the kept files of a kind; their number.
  private func damage(_ suffix: String, _ change: (Data) -> Data) throws -> Int {
    let paths = kept(suffix)
    for path in paths {
      let file = URL(fileURLWithPath: path)
      try change(try Data(contentsOf: file)).write(to: file, options: .atomic)
    }
    return paths.count
  }

  private func removeLibraries() throws {
    for path in kept(".so") { try FileManager.default.removeItem(atPath: path) }
  }

  private static let changes: [@Sendable (Data) -> Data] = [
    { _ in Data() }, { $0.prefix($0.count / 2) }, { Data(repeating: 0x41, count: $0.count) },
  ]

  @Test(arguments: 0..<3) func `damaged libraries and objects are built anew`(index: Int) throws {
    let change = Self.changes[index]
    #expect(try snapshot().status == 0)
    #expect(try damage(".so", change) > 0)
    let first = try snapshot()
    #expect(first.status == 0, "\(first.errors)")
    #expect(try damage(".o", change) > 0)
    try removeLibraries()
    let second = try snapshot()
    #expect(second.status == 0, "\(second.errors)")
  }

  @Test func `an empty object of a file that did not change is made anew`() throws {
    #expect(try snapshot().status == 0)
    let objects = kept(".o")
    #expect(objects.count == 2)
    for path in objects {
      try Data().write(to: URL(fileURLWithPath: path), options: .atomic)
      try removeLibraries()
      for view in ["Dial", "Knob"] {
        let outcome = try SourceProgram.run(
          ["snapshot", scratch.file("Sources"), "--view", view, "-o", scratch.file("a.png")],
          environment: ["XDG_CACHE_HOME": scratch.file("cache")])
        #expect(outcome.status == 0, "\(outcome.errors)")
      }
    }
  }

  @Test(arguments: 0..<3) func `damaged modules of the compiler are made anew`(index: Int) throws {
    #expect(try snapshot().status == 0)
    #expect(try damage(".pcm", Self.changes[index]) > 0)
    try scratch.write(
      "import UIKit\n@IBDesignable class Dial: UIControl {}", to: "Sources/Dial.swift")
    let outcome = try snapshot()
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func `damaged objects stay while another process builds in the cache`() throws {
    #expect(try snapshot().status == 0)
    #expect(try damage(".o") { _ in Data([0x41]) } == 2)
    try removeLibraries()
    let held = scratch.file("held")
    try FileManager.default.createDirectory(atPath: held, withIntermediateDirectories: true)
    let other = Process()
    other.executableURL = URL(fileURLWithPath: "/usr/bin/flock")
    // Then it copies the objects that it would have linked.
    other.arguments =
      ["--shared", scratch.file("cache/vitrine/use.lock"), "sh", "-c"]
      + ["sleep 5; cp --backup=numbered \"$@\" \(held)", "sh"] + kept(".o")
    try other.run()
    defer { other.terminate() }
    let outcome = try snapshot()
    #expect(outcome.status == 0, "\(outcome.errors)")
    other.waitUntilExit()
    let names = try FileManager.default.contentsOfDirectory(atPath: held)
    #expect(names.count == 2)
    for name in names {
      #expect(FileManager.default.contents(atPath: "\(held)/\(name)") == Data([0x41]), "\(name)")
    }
  }
}
