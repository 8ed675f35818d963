// Which golden pictures no test names.

import CoreGraphics

/// Compares the pictures of every suite with the string literals in its sources.
///
/// A literal with interpolations names every picture that its fixed parts fit, so a table that
/// shrinks can leave a picture undetected.
package enum GoldenCensus {
  /// The pictures below `…/Tests/<Suite>/Goldens` that no literal of the suite names, sorted.
  package static func deadPictures(below tests: String) -> [String] {
    let suites = (try? FileManager.default.contentsOfDirectory(atPath: tests)) ?? []
    return suites.sorted().flatMap { deadPictures(ofSuite: "\(tests)/\($0)") }
  }

  private static func deadPictures(ofSuite suite: String) -> [String] {
    let scenes = files(in: "\(suite)/Goldens").filter { name in
      name.hasSuffix(".png") && !name.hasSuffix(".new.png") && !name.hasSuffix(".diff.png")
    }
    guard !scenes.isEmpty else { return [] }
    let literals = files(in: suite).filter { $0.hasSuffix(".swift") }.flatMap { name in
      self.literals(in: (try? String(contentsOfFile: "\(suite)/\(name)", encoding: .utf8)) ?? "")
    }
    return scenes.sorted().filter { name in
      !literals.contains { matches(String(name.dropLast(4)), $0) }
    }.map { "\(suite)/Goldens/\($0)" }
  }

  private static func files(in folder: String) -> [String] {
    let walk = FileManager.default.enumerator(atPath: folder)
    return walk?.compactMap { $0 as? String } ?? []
  }

  /// The string literals of Swift source, each as its fixed parts around interpolations.
  package static func literals(in source: String) -> [[String]] {
    var scanner = LiteralScanner(source)
    return scanner.literals()
  }

  /// Whether `name` begins with the first part, ends with the last and holds those between in
  /// order. Three characters must be fixed, else `"\(name)"` would name everything.
  package static func matches(_ name: String, _ parts: [String]) -> Bool {
    guard parts.count > 1, let first = parts.first, let last = parts.last else {
      return parts.first == name
    }
    guard parts.reduce(0, { $0 + $1.count }) >= 3, name.hasPrefix(first) else { return false }
    var rest = name.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let place = rest.range(of: part) else { return false }
      rest = rest[place.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}

/// Finds string literals of one line; comments are not told apart, which only spares pictures.
private struct LiteralScanner {
  private var rest: Substring.UnicodeScalarView

  init(_ source: String) { rest = Substring(source).unicodeScalars }

  mutating func literals() -> [[String]] {
    var found: [[String]] = []
    while let scalar = rest.popFirst() {
      if scalar == "\"" { found += literal() }
    }
    return found
  }

  /// The rest of a literal behind its quote, and the literals inside its interpolations.
  private mutating func literal() -> [[String]] {
    var parts = [""]
    var inner: [[String]] = []
    while let scalar = rest.popFirst(), scalar != "\"", scalar != "\n" {
      guard scalar == "\\" else {
        parts[parts.count - 1].unicodeScalars.append(scalar)
        continue
      }
      if rest.popFirst() == "(" {
        inner += interpolation()
        parts.append("")
      }
    }
    return [parts] + inner
  }

  private mutating func interpolation() -> [[String]] {
    var inner: [[String]] = []
    var depth = 1
    while depth > 0, let scalar = rest.popFirst() {
      switch scalar {
      case "(": depth += 1
      case ")": depth -= 1
      case "\"": inner += literal()
      default: break
      }
    }
    return inner
  }
}
