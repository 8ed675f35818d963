// Variables of the environment whose values mean nothing.

internal import CoreGraphics

/// Says once what of the environment is ignored; the window server's variables say it themselves.
package enum EnvironmentCheck {
  private static let words: [(name: String, known: [String])] = [
    ("VITRINE_APPEARANCE", ["dark", "light"]), ("VITRINE_DAMAGE", ["full"]),
    ("VITRINE_LOOP", ["poll", "foundation"]), ("VITRINE_NO_SHM", ["0", "1"]),
  ]
  /// The variables that count something, from 1 on.
  private static let numbers = [
    "VITRINE_COMPILE_SECONDS", "VITRINE_MEMORY", "VITRINE_THREADS",
  ]

  /// A line for each, with the name, the value and what would be one; an empty value asks for nothing.
  package static func warn() {
    for (name, known) in words {
      guard let value = nonemptyEnvironmentVariable(name), !known.contains(value) else { continue }
      logOnce("\(name) “\(value)” is ignored: it is \(known.joined(separator: " or "))")
    }
    for name in numbers {
      guard let value = nonemptyEnvironmentVariable(name), !(Int(value).map { $0 >= 1 } ?? false)
      else {
        continue
      }
      logOnce("\(name) “\(value)” is ignored: it is a whole number from 1 on")
    }
  }
}
