// Compilers that wait for their source.

import Foundation
import Messages
import TestSupport
import Testing

@testable import Building

@Suite struct WaitingCompilerTests {
  private let scratch: Scratch
  private let object: String

  init() throws {
    scratch = try Scratch()
    object = ModuleCompiler.object(0, scratch.path)
  }

  /// Starts a compiler with the framework's modules, or another program in its place.
  private func start(_ program: String? = nil) async throws -> WaitingCompiler {
    var toolchain = try await Toolchain.find()
    _ = try #require(await GateModule.bytes(of: toolchain))
    if let program {
      let path = scratch.file("frontend")
      try scratch.write("#!/bin/sh\n" + program, to: "frontend")
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
      toolchain = Toolchain(
        frontend: Tool(path: path), linker: toolchain.linker, version: toolchain.version,
        triple: toolchain.triple, runtimeObject: "", runtimeLibraries: [])
    }
    let arguments = try await ["-module-name", "Live"] + ModuleSet.find().arguments()
    return try #require(WaitingCompiler(toolchain, arguments, object: object))
  }

  @Test(arguments: [0.0, 2.0])
  func `the text may come before the modules are loaded, and after`(
    _ seconds: Double
  ) async throws {
    let compiler = try await start()
    try await Task.sleep(for: .seconds(seconds))
    let outcome = try #require(
      await compiler.finish(Array("import UIKit\nclass Dial: UIView {}\n".utf8)))
    #expect(outcome.isSuccess, "\(outcome.complaints)")
    #expect(try scratch.data("0.o").range(of: Data("4Live4DialC".utf8)) != nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func `the framework's modules are loaded before the text is there`() async throws {
    let frontend = try await Toolchain.find().frontend.path
    let compiler = try await start(
      #"echo "/proc/$$/maps" > "$(dirname "$4")/maps"; exec \#(frontend) "$@""#)
    func mapped() -> String {
      let place = try? String(contentsOfFile: compiler.folder.path + "/maps", encoding: .utf8)
      // Foundation reads the first page of such a file by its name.
      let maps = place.flatMap {
        FileHandle(forReadingAtPath: $0.trimmingCharacters(in: .newlines))
      }
      return String(decoding: (try? maps?.readToEnd()) ?? Data(), as: UTF8.self)
    }
    for module in ["UIKit", "Inspection"] {
      while !mapped().contains("/\(module).swiftmodule") {
        try await Task.sleep(for: .milliseconds(10))
      }
    }
  }

  @Test func `its messages are about the text, in lines of the original`() async throws {
    let compiler = try await start()
    let text = "#sourceLocation(file: \"/Dial.swift\", line: 7)\nlet dial: Dial"
    let outcome = try #require(await compiler.finish(Array(text.utf8)))
    #expect(outcome.complaints.contains("/Dial.swift:7:11: error: cannot find type 'Dial'"))
    #expect(!outcome.complaints.contains("not there yet"))
  }

  @Test func `a text that is too long is for another compiler`() async throws {
    let compiler = try await start()
    let text = [UInt8](repeating: UInt8(ascii: " "), count: WaitingCompiler.capacity + 1)
    #expect(await compiler.finish(text) == nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a compiler that reads its source before the modules has not taken the text`() async throws {
    // As one that copied the file: `$4` is the source.
    let compiler = try await start(
      #"echo "error: $(head -1 "$4")" >&2; cat "$(dirname "$4")"/*.swiftmodule; exit 1"#)
    while compiler.running.complaints.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    #expect(await compiler.finish(Array("let dial = 1\n".utf8)) == nil)
  }

  @Test func `a text that the waiting compiler does not take is compiled by another one`()
    async throws
  {
    let compiler = try await start("echo \"error: no such module 'VitrineGate'\" >&2; exit 1")
    let text = "func dial() {}"
    try scratch.write(text, to: "Dial.swift")
    let copy = scratch.file("Dial.swift")
    let module = ModuleCompiler(
      frontend: try await Toolchain.find().frontend,
      arguments: ["-module-name", "Live", "-parse-as-library"], version: Fingerprint(),
      scratch: scratch.path, copies: [copy],
      files: [LoweredFile(path: copy, text: text, shifts: [])], ready: compiler)
    #expect(try await module.object(of: 0) == object)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a compiler that was ended while it waited has not taken the text`() async throws {
    let compiler = try await start()
    while !compiler.running.isRunning { try await Task.sleep(for: .milliseconds(10)) }
    compiler.running.kill()
    #expect(await compiler.finish(Array("let dial = 1\n".utf8)) == nil)
  }

  @Test func `a compiler that names the gate, and succeeds, has taken the text`() async throws {
    let compiler = try await start(
      #"echo "0. Program arguments: -import-module VitrineGate" >&2; exit 0"#)
    #expect(await compiler.finish(Array("let dial = 1\n".utf8))?.isSuccess == true)
  }

  @Test func `its files go with it`() async throws {
    var compiler: WaitingCompiler? = try await start()
    let files = try #require(compiler?.folder.path)
    #expect(FileManager.default.fileExists(atPath: files))
    compiler = nil
    #expect(!FileManager.default.fileExists(atPath: files))
  }
}
