// A page whose views live in this process.

package import CoreGraphics
internal import Inspection
package import Messages
package import Stage
package import UIKit
internal import Windowing

/// A page of a module that is linked into the program.
@MainActor
package final class InProcessPage: Page {
  package weak var host: (any PageHost)?
  package let view: UIView
  private let root: PageView
  private let scene: PageScene
  private let module: any PageModule
  private let options: StageOptions
  private var content: PageContent
  /// The stage that draws the page without a window; nil: nobody asked for a picture yet.
  private var ownStage: Stage?

  /// Makes the views. Fails where the scene names a class, a property or a value that is not there.
  package init(
    _ scene: PageScene, of module: any PageModule, options: StageOptions = StageOptions()
  ) throws(Failure) {
    self.scene = scene
    self.module = module
    self.options = options
    root = PageView(frame: .zero)
    view = root
    content = try PageContent(scene, of: module, namesOptions: true)
    show(content, scale: CGFloat(scene.scale))
  }

  private func show(_ content: PageContent, scale: CGFloat) {
    self.content = content
    root.frame = CGRect(origin: .zero, size: content.size)
    content.place(in: root)
    rescale(to: scale)
    root.layoutIfNeeded()
  }

  package var initialFocus: UIView? { content.initialFocus }
  package var commands: Set<PageCommand.Name> { content.commands }

  package var openingSize: CGSize { content.size }

  // MARK: In a window

  package func open() {}
  package func close() {}
  package func tick() {}
  package func interrupt() {}

  package func rescale(to scale: CGFloat) {
    root.outputScale = scale
    content.rescale(to: scale)
  }

  package func reset() {
    // The scene was shown before, so nothing in it is missing.
    guard let fresh = try? PageContent(scene, of: module, namesOptions: true) else { return }
    for view in root.subviews { view.removeFromSuperview() }
    show(fresh, scale: root.outputScale)
    host?.pageDidReplaceViews()
  }

  package func perform(_ command: PageCommand) { content.perform(command) }

  package func turn(at point: CGPoint, by degrees: Double) -> Bool {
    guard let hit = root.hitTest(point, with: nil), let view = content.turnableView(around: hit)
    else {
      return false
    }
    content.turn(view, by: degrees)
    return true
  }

  // MARK: Without a window

  package func prepare() async throws(Failure) {}

  package var isRunning: Bool { ownStage?.isRunning ?? false }

  package func image(at time: TimeInterval) async throws(Failure) -> CGImage {
    let stage = try stage()
    stage.seek(to: time)
    return stage.image()
  }

  package func descriptions() async throws(Failure) -> [AgentView] {
    content.views.map(content.inspector.report)
  }

  /// The stage that draws the page without a window, with its time at 0. Fails where the picture would be too large.
  package func stage() throws(Failure) -> Stage {
    if let ownStage { return ownStage }
    let scale = CGFloat(scene.scale)
    let stage = Stage(
      root: root, size: try PixelSize(pictureOf: content.size, scale: scale), scale: scale,
      clock: ManualClock(), options: options)
    ownStage = stage
    if scene.starts { stage.underClock { content.perform(.start) } }
    return stage
  }
}

extension PixelSize {
  /// The pixels of a picture of `size` points. Fails where a side is below 1 pixel or above 16,384.
  package init(pictureOf size: CGSize, scale: CGFloat) throws(Failure) {
    do throws(OutOfBounds) {
      try self.init(covering: size, scale: scale)
    } catch {
      let (width, height) = (Double(error.width), Double(error.height))
      throw Failure(
        .badData,
        "a picture of \(DecimalText.text(width)) × \(DecimalText.text(height)) pixels is out of "
          + "bounds (1 … \(Self.maximumSide) a side)")
    }
  }
}
