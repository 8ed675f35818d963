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

extension ScanTarget {
  /// The designables of some files, and behind them the previews; where there is neither, their views, if these are
  /// meant.
  static func all(
    _ report: SourceReport, of files: Set<String>, areViewsMeant: Bool
  ) -> [ScanTarget] {
    let own = report.views.filter { files.contains($0.place.file) }
    let previews = report.previews.filter { files.contains($0.place.file) }
    let designable = own.filter(\.isDesignable)
    let views = designable.isEmpty && previews.isEmpty && areViewsMeant ? own : designable
    return views.map { view in
      ScanTarget(
        name: view.name, place: view.place, isPreview: false, isDesignable: view.isDesignable)
    }
      + previews.map { preview in
        ScanTarget(
          name: preview.name ?? SourcePreview.name(ofLine: preview.place.line),
          place: preview.place, isPreview: true, isDesignable: false)
      }
  }
}
