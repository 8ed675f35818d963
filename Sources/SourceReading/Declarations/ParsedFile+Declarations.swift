// The declarations of a file, which are found once.

internal import Foundation
internal import Messages

extension ParsedFile {
  private struct Collected {
    let missing: Set<String>
    let collector: DeclarationCollector
  }

  private struct Names {
    let names: Set<String>
  }

  private struct Words {
    let words: Set<Substring>
  }

  private struct Overridden {
    let names: Set<String>
  }

  /// Finds what each report asks of each file, where many files are worked on at the same time.
  func findFactsOfReports() { _ = (names, words, types) }

  /// Its declarations; `missing`: names that are for later versions of iOS.
  func declarations(missing: Set<String>) -> DeclarationCollector {
    fact {
      Collected(missing: missing, collector: DeclarationCollector.walked(self, missing: missing))
    } isCurrent: {
      $0.missing == missing
    }.collector
  }

  /// The names that it declares for other files.
  var names: Set<String> { fact { Names(names: NameCollector(self).names) }.names }

  /// All words of the text, in strings and comments too.
  var words: Set<Substring> {
    fact {
      Words(
        words: Set(source.text.unicodeScalars.split { !$0.isPartOfWord }.map { Substring($0) }))
    }.words
  }

  /// The types that it declares.
  var types: DeclaredTypes { fact { DeclaredTypes(in: tree) } }

  /// The names of members that it declares with `override`.
  var overriddenNames: Set<String> { fact { Overridden(names: OverriddenNames.of(tree)) }.names }

  /// Overrides in extensions of the framework's classes; `missing`: names that are for later versions of iOS.
  func foreignOverrides(missing: Set<String>) -> ForeignOverrides {
    fact {
      ForeignOverrides(in: self, missing: missing)
    } isCurrent: {
      $0.missing == missing
    }
  }
}

extension Unicode.Scalar {
  private static let lettersAndNumbers = CharacterSet.alphanumerics

  /// Whether it is a letter, a number or a low line.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: !isASCII && Self.lettersAndNumbers.contains(self)
    }
  }
}
