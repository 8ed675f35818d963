// The files of a snapshot, and their comparison.

internal import CoreGraphics
internal import ImageCoding
internal import Synchronization

/// The files of one snapshot: `__Snapshots__/TESTFILE/TEST.NAME.png` beside the test.
struct SnapshotFiles {
  private let stored: String
  private let fresh: String
  private let difference: String

  /// The numbers of snapshots without a name, by test.
  private static let numbers = Mutex<[String: Int]>([:])

  /// The files for a snapshot that a test at a path takes; `name` nil: numbered from 1 within the test.
  init(test: String, filePath: String, name: String?, pathExtension: String) {
    let file = URL(fileURLWithPath: filePath)
    let suite = file.deletingPathExtension().lastPathComponent
    let function = Self.plain(test.hasSuffix("()") ? String(test.dropLast(2)) : test)
    let own = name.map(Self.plain) ?? Self.nextNumber("\(filePath) \(test)")
    let base = "\(function).\(own)"
    let folder = file.deletingLastPathComponent().path + "/__Snapshots__/" + suite
    stored = "\(folder)/\(base).\(pathExtension)"
    let environment = ProcessInfo.processInfo.environment
    let artifacts =
      environment["SNAPSHOT_ARTIFACTS"] ?? NSTemporaryDirectory() + "vitrine-snapshots"
    fresh = "\(artifacts)/\(suite)/\(base).\(pathExtension)"
    difference = "\(artifacts)/\(suite)/\(base).difference.\(pathExtension)"
  }

  private static func nextNumber(_ key: String) -> String {
    numbers.withLock { numbers in
      numbers[key, default: 0] += 1
      return "\(numbers[key] ?? 1)"
    }
  }

  /// A text with a dash for each run of characters that are neither letters, digits nor underscores.
  static func plain(_ text: String) -> String {
    var plain = ""
    for character in text {
      let isWord = character.isLetter || character.isNumber || character == "_"
      if isWord { plain.append(character) } else if plain.last != "-" { plain.append("-") }
    }
    return plain.trimmingCharacters(in: CharacterSet(charactersIn: "-"))
  }

  /// Compares bytes with the stored ones, or stores them; the message of a failure, nil where there is none.
  func check(_ data: Data, mode: SnapshotRecordMode, tolerance: Int) -> String? {
    do throws(FileError) {
      guard let known = try? AtomicFile.read(stored) else {
        guard mode == .never else { return try record(data) }
        return try failure("nothing is stored", data, difference: nil)
      }
      if mode == .all { return known == data ? nil : try record(data) }
      guard let (sentence, picture) = comparison(known, data, tolerance: tolerance) else {
        return nil
      }
      let message = try failure(sentence, data, difference: picture)
      if mode == .failed { _ = try record(data) }
      return message
    } catch {
      return "\(error)"
    }
  }

  private func record(_ data: Data) throws(FileError) -> String? {
    try Self.write(data, to: stored)
    print("recorded \(stored)")
    return nil
  }

  /// Three lines that name three files.
  private func failure(
    _ sentence: String, _ data: Data, difference picture: Data?
  ) throws(FileError) -> String {
    try Self.write(data, to: fresh)
    if let picture { try Self.write(picture, to: difference) }
    let last = picture == nil ? "" : "\ndifference \(difference)"
    return "stored     \(stored): \(sentence)\nnew        \(fresh)\(last)"
  }

  private static func write(_ data: Data, to path: String) throws(FileError) {
    try? FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try AtomicFile.write(data, to: path)
  }

  /// The difference in a sentence and a picture or text; nil where there is none.
  private func comparison(
    _ known: Data, _ data: Data, tolerance: Int
  ) -> (String, Data?)? {
    if known == data { return nil }
    guard stored.hasSuffix(".png") else { return Self.lineComparison(known, data) }
    guard let actual = try? PNG.decode(data) else { return ("the new picture cannot be read", nil) }
    guard let expected = try? PNG.decode(known) else {
      return ("the stored file is no picture", nil)
    }
    let difference = PictureDifference(expected: expected, actual: actual)
    return difference.sentence(tolerance: tolerance).map { sentence in
      (sentence, try? PNG.encode(difference.marked(tolerance: tolerance)))
    }
  }

  private static func lineComparison(_ known: Data, _ data: Data) -> (String, Data?) {
    let lines = [known, data].map {
      String(decoding: $0, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }
    let changes = lines[1].difference(from: lines[0])
    let text = changes.map { change in
      switch change {
      case .remove(let offset, let line, _): "- \(offset + 1): \(line)"
      case .insert(let offset, let line, _): "+ \(offset + 1): \(line)"
      }
    }
    let count = changes.count
    return (
      "\(count) line\(count == 1 ? "" : "s") removed or added",
      Data((text.joined(separator: "\n") + "\n").utf8)
    )
  }
}
