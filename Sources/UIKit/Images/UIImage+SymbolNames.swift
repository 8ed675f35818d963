// The names of the system symbols that there are.

import CoreGraphics

extension UIImage {
  /// The names of the drawn symbols, sorted, without the variants that are made of them, such as `star.fill`.
  package static var symbolNames: [String] {
    SymbolContent.names.split(separator: " ").map(String.init)
  }

  /// Whether there is a symbol of that name; nothing is logged.
  package static func hasSymbol(named name: String) -> Bool { SymbolShape(named: name) != nil }
}
