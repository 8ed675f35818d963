// A user's code writes where it may, and no more than it may of memory.

import Foundation
import TestSupport
import Testing

@Suite struct ConfinementTests {
  /// Results of a view's attempts to write a file beside its source, and one in its temporary folder.
  private func written(_ arguments: [String]) throws -> (beside: Bool, said: String) {
    let scratch = try Scratch()
    try scratch.write(
      """
      import UIKit
      class Dial: UIView {
        override func layoutSubviews() {
          try? Data("x".utf8).write(to: URL(fileURLWithPath: "\(scratch.file("stray"))"))
          let own = NSTemporaryDirectory() + "/own"
          do { try Data("x".utf8).write(to: URL(fileURLWithPath: own)); print("own: yes") }
          catch { print("own: no") }
        }
      }
      """, to: "Dial.swift")
    let outcome = try SourceProgram.run(
      ["snapshot", "Dial.swift", "-o", "out.png"] + arguments, folder: scratch.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return (
      FileManager.default.fileExists(atPath: scratch.file("stray")), outcome.errors
    )
  }

  @Test func `code writes in its temporary folder alone, as doctor says`() throws {
    let doctor = try SourceProgram.run(["doctor"])
    let line = try #require(
      doctor.output.split(separator: "\n").first { $0.hasPrefix("isolation") })
    let outcome = try written([])
    #expect(outcome.beside == line.contains("off, "))
    #expect(outcome.said.contains("own: yes"))
  }

  @Test func `code may write everywhere where somebody allows it`() throws {
    #expect(try written(["--allow-writing"]).beside)
  }

  @Test(arguments: [[], ["--allow-writing"]])
  func `code ends no other program, where doctor says so`(arguments: [String]) throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      import UIKit
      class Dial: UIView {
        override func layoutSubviews() { print("ended:", kill(getppid(), SIGTERM) == 0) }
      }
      """, to: "Dial.swift")
    let doctor = try SourceProgram.run(["doctor"])
    guard doctor.output.contains("ends no other program") else { return }
    let outcome = try SourceProgram.run(
      ["snapshot", "Dial.swift", "-o", "out.png"] + arguments, folder: scratch.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("ended: false"))
  }

  @Test func `code closes no descriptor but its own`() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      import UIKit
      class Dial: UIView {
        override func draw(_ rect: CGRect) {
          let own = open("/dev/null", O_RDONLY)
          for number: Int32 in 0..<1024 where number != own { close(number) }
          print("own:", close(own), "again:", close(own))
          UIColor.red.setFill()
          UIRectFill(rect)
        }
      }
      """, to: "Dial.swift")
    let outcome = try SourceProgram.run(
      ["snapshot", "Dial.swift", "-o", "out.png"], folder: scratch.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("close(0) has no effect"))
    #expect(outcome.errors.contains("own: 0 again: -1"))
  }

  @Test func `where code cuts the connection all the same, that is no quiet end`() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      import UIKit
      class Dial: UIView {
        override func draw(_ rect: CGRect) { closefrom(3) }
      }
      """, to: "Dial.swift")
    let outcome = try SourceProgram.run(
      ["snapshot", "Dial.swift", "-o", "out.png"], folder: scratch.path)
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("the code closed a descriptor that is not its own"))
    #expect(outcome.errorLines.last?.contains("signal") == true, "\(outcome.errors)")
  }

  @Test func `code cannot make the memory shorter that the window reads`() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      import UIKit
      class Dial: UIView {
        override func draw(_ rect: CGRect) {
          for number: Int32 in 3..<64 {
            guard fcntl(number, F_GETFL) >= 0, ftruncate(number, 0) == 0 else { continue }
            print("shortened:", number)
          }
          UIColor.red.setFill()
          UIRectFill(rect)
        }
      }
      """, to: "Dial.swift")
    let outcome = try SourceProgram.run(
      ["snapshot", "Dial.swift", "-o", "out.png"], folder: scratch.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.errors.contains("shortened"))
  }
}
