// The page that a request asks for: the one place that tells sources from the gallery.

package import CoreGraphics
package import MainLoop
package import Messages
package import Pages
internal import SourcePages
package import Stage
internal import UIKit

extension Request {
  /// The request's page on a screen with `scale` pixels per point. Fails where the request names what is not there in
  /// the gallery; a page of sources fails when it is shown. `earlier`: a page that this one takes the place of.
  @MainActor
  package func page(
    scale: CGFloat, options: StageOptions = StageOptions(), after earlier: (any Page)? = nil,
    on loop: EventLoop
  ) throws(Failure) -> any Page {
    guard sources.isEmpty, document == nil else {
      ScreenScale.current = scale
      return SourcePage(
        sources, scene(scale: scale), preview: preview,
        limits: AgentLimits(permissions, sources: sources, document: document?.path),
        at: time ?? 0, isVerbose: isVerbose, after: earlier as? SourcePage, on: loop)
    }
    return try galleryPage(scale: scale, options: options)
  }

  /// The request's page of sources for a server, which takes the place of an earlier one.
  @MainActor
  func servedPage(
    after earlier: SourcePage?, isDark: Bool?, on loop: EventLoop
  ) -> SourcePage {
    let scale = scale ?? 1
    ScreenScale.current = scale
    var scene = scene(scale: scale)
    scene.isDark = isDark
    let page = SourcePage(
      sources, scene, preview: preview,
      limits: AgentLimits(permissions, sources: sources, document: document?.path),
      isVerbose: isVerbose, after: earlier, on: loop)
    page.isServed = true
    return page
  }

  /// The gallery's page, or one of its views alone.
  @MainActor
  package func galleryPage(
    scale: CGFloat, options: StageOptions = StageOptions()
  ) throws(Failure) -> InProcessPage {
    ScreenScale.current = scale
    return try InProcessPage(
      scene(scale: scale), of: GalleryModule(today: seedDate), options: options)
  }

  private var permissions: AgentPermissions {
    var permissions = AgentPermissions()
    permissions.writing = allowsWriting
    permissions.network = allowsNetwork
    permissions.readablePaths = readablePaths + assignedFiles
    return permissions
  }

  /// The files that `--set` names, such as pictures.
  private var assignedFiles: [String] {
    assignments.map(\.text).filter { !$0.isEmpty && FileManager.default.fileExists(atPath: $0) }
      .map { URL(fileURLWithPath: $0).path }
  }

  private func scene(scale: CGFloat) -> PageScene {
    var scene = PageScene(
      view: view, document: document, assignments: assignments,
      width: size.map { Double($0.width) },
      height: size.map { Double($0.height) }, scale: Double(scale), device: device,
      isLandscape: isLandscape, isBare: isBare, starts: starts)
    scene.scale.zoom = Double(zoom)
    return variant.map(scene.shown) ?? scene
  }
}
