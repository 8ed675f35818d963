// The declarations of a file, which are found once.

extension ParsedFile {
  private struct Collected {
    let missing: Set<String>
    let collector: DeclarationCollector
  }

  private struct Names {
    let names: Set<String>
  }

  private struct Overridden {
    let names: Set<String>
  }

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

  /// The types that it declares.
  var types: DeclaredTypes { fact { DeclaredTypes(in: tree) } }

  /// The names of members that it declares with `override`.
  var overriddenNames: Set<String> { fact { Overridden(names: OverriddenNames.of(tree)) }.names }
}
