// A page beside an asset catalog.

import CoreGraphics
import Messages
import Pages
import TestSupport
import UIKit

@testable import Inspection

/// A catalog in the searched folders, whose names no other test has.
@MainActor
struct ScratchCatalog {
  private let scratch: Scratch
  private let prefix = "c\(UUID().uuidString.prefix(8))-"

  init() throws { scratch = try Scratch() }

  /// The name of one of its colours.
  func name(_ words: String) -> String { prefix + words }

  /// Adds a set. `path`: the groups around it, with a slash behind each.
  func add(_ words: String, in path: String = "", _ contents: String) throws {
    try scratch.write(
      contents, to: "Assets.xcassets/\(path)\(name(words)).colorset/Contents.json")
  }

  /// Makes its colours known.
  func register() { ResourceSearchPath.register(scratch.file("Assets.xcassets")) }

  /// Its own names among all.
  func own(_ names: [String]) -> [String] { names.filter { $0.contains(prefix) } }
}

/// One view on a page whose module tells of the registered catalogs' colours.
@MainActor
struct CatalogModule: PageModule {
  let inspector = Inspector([])
  let names: [String]
  var shownClasses: [String] { [] }
  var colorNames: [String] { names }

  func composition() -> PageComposition? {
    let view = UIView(frame: CGRect(x: 40, y: 40, width: 100, height: 100))
    view.backgroundColor = .white
    return PageComposition(size: CGSize(width: 200, height: 200), views: [view])
  }
}
