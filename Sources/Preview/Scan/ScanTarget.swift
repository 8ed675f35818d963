// A class or a preview that a scan draws.

internal import Building
internal import CoreGraphics
internal import Messages

/// A class or a preview that is drawn.
struct ScanTarget {
  let name: String
  let place: SourcePlace
  let isPreview: Bool
  let isDesignable: Bool

  /// The scene that shows it; nil: the library does not declare it.
  func scene(
    of previews: [AgentPreview], in library: BuiltLibrary, isBare: Bool
  ) -> PageScene? {
    // Where a module before this one has a class of the name, the library calls it by its module's, too.
    let own = library.report.views.first { $0.place == place }?.name
    guard isPreview else { return PageScene(view: own ?? name, isBare: isBare) }
    return previews.firstIndex { $0.file == place.file && $0.line == place.line }
      .map { PageScene(preview: $0) }
  }
}
