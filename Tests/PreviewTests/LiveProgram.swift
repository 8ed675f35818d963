// The program with a user's file in a real window.

import CoreGraphics
import Foundation
import TestSupport
import Testing
import Windowing

/// A window that shows `Dial.swift` at 100 × 100 points.
final class LiveProgram {
  let program: RunningProgram
  private let folder: String
  private let file: String
  /// Of the window.
  private let size: PixelSize

  /// `opens`: whether the file is shown from the beginning, else the gallery; `inFolder`: whether that is
  /// done by naming the folder `Sources` that it is in; `size`: of its page in points; `server`: where,
  /// by default one of its own; `options`: further ones of the command line.
  init(
    opens: Bool = true, inFolder: Bool = false, options: [String] = [],
    _ environment: [String: String] = [:],
    size: PixelSize = PixelSize(width: 100, height: 100), on server: PrivateXServer? = nil
  ) throws {
    program = try RunningProgram(
      opens
        ? [inFolder ? "Sources" : "Dial.swift", "--size", "\(size.width)x\(size.height)"] + options
        : ["--at", "0"],
      environment: CompilerCache.environment.merging(environment) { $1 }, on: server)
    self.size =
      opens
      ? PixelSize(width: size.width + 80, height: size.height + 80)
      : PixelSize(width: 455, height: 747)
    folder = program.folder + (inFolder ? "/Sources" : "")
    file = folder + "/Dial.swift"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// Saves a view of one colour, with `code` in its `layoutSubviews` and `members` of its own. `further`: what stands
  /// behind it in the file.
  func save(
    _ color: String, _ code: String = "", members: String = "", further: String = "",
    renames: Bool = false
  ) throws {
    let text = """
      import UIKit
      @IBDesignable class Dial: UIView {
        \(members)
        override func layoutSubviews() {
          super.layoutSubviews()
          backgroundColor = \(color)
          \(code)
        }
      }
      \(further)
      """
    try write(text, renames: renames)
  }

  func write(_ text: String, renames: Bool = false) throws {
    try Data(text.utf8).write(
      to: URL(fileURLWithPath: file), options: renames ? .atomic : [])
  }

  /// A file manager drops the file on the window.
  func drop() throws -> Bool {
    let source = try #require(program.hands.dragSource())
    source.enter(types: ["text/uri-list"])
    source.move(x: 60, y: 60)
    source.drop("file://\(file)\r\n")
    return program.hands.wait {
      source.serve()
      return source.answers.contains { $0.name == "XdndFinished" && $0.values[1] & 1 == 1 }
    }
  }

  /// Puts a link in the file's place, to one in another folder that is written already.
  func moveBehindLink(_ color: String) throws {
    let folder = program.folder + "/elsewhere"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try text.replacing(/\.(red|green|blue)/, with: color)
      .write(toFile: folder + "/Real.swift", atomically: false, encoding: .utf8)
    try remove()
    try FileManager.default.createSymbolicLink(
      atPath: file, withDestinationPath: "elsewhere/Real.swift")
  }

  /// Puts another folder in the file's folder's place, with a file of this colour.
  func replaceFolder(by color: String) throws {
    let other = program.folder + "/Other"
    try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try text.replacing(/\.(red|green|blue)/, with: color)
      .write(toFile: other + "/Dial.swift", atomically: false, encoding: .utf8)
    try FileManager.default.moveItem(atPath: folder, toPath: program.folder + "/Gone")
    try FileManager.default.moveItem(atPath: other, toPath: folder)
  }

  func remove() throws { try FileManager.default.removeItem(atPath: file) }

  /// Waits until the window's middle has this colour; or any other one.
  func shows(_ color: UInt32, not: Bool = false) -> Bool {
    waits { isShown(color) != not }
  }

  /// Whether the window's middle has this colour.
  func isShown(_ color: UInt32) -> Bool {
    let pixels = program.hands.pixels(size)
    return pixels?[size.height / 2 * size.width + size.width / 2] == color
  }

  /// Waits until the program or the code in it has said this.
  func says(_ words: String) -> Bool { waits { program.said.contains(words) } }

  /// Waits for a condition.
  func waits(until condition: () -> Bool) -> Bool { program.hands.wait(until: condition) }
}
