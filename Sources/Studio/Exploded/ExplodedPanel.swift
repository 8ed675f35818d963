// The page's views apart, by depth, in place of the page.

internal import CoreGraphics
internal import Messages
internal import Pages
internal import UIKit

/// The stack of planes under its bar. It asks the page for the pictures.
@MainActor
final class ExplodedPanel: UIView {
  /// Seconds of real time between two questions for pictures.
  private static let patience: TimeInterval = 0.1
  /// Degrees of a key.
  private static let keyDegrees: CGFloat = 5
  /// Points between planes, of a notch or a key.
  private static let step: CGFloat = 6
  private static let zoomStep: CGFloat = 1.25

  let stack = PlaneStack()
  private let bar: ExplodedBar
  private let page: any Page
  private let schedule: @MainActor (TimeInterval, @escaping @MainActor () -> Void) -> Void
  private var nodes: [PageNode] = []
  private var selections: [NodePath] = []
  /// Whether an answer is awaited, or the pause after one; and whether to ask again then.
  private var rests = false
  private var asksAgain = false
  /// Hears of another camera.
  var onTurn: (@MainActor (StackCamera) -> Void)?

  /// `schedule`: runs a closure once, after seconds of real time.
  init(
    _ page: any Page, _ camera: StackCamera,
    schedule: @escaping @MainActor (TimeInterval, @escaping @MainActor () -> Void) -> Void,
    onClose: @escaping @MainActor () -> Void
  ) {
    self.page = page
    self.schedule = schedule
    let stack = stack
    bar = ExplodedBar(onReset: { stack.reset() }, onClose: onClose)
    super.init(frame: .zero)
    backgroundColor = Palette.canvas
    clipsToBounds = true
    stack.camera = camera
    stack.onTurn = { [weak self] in self?.cameraDidChange() }
    bar.slider.onSlide = { [weak self] share, _ in
      self?.space(by: CGFloat(share) * StackCamera.spacings.upperBound - stack.camera.spacing)
    }
    addSubview(stack)
    addSubview(bar)
    showWords()
  }

  required init?(coder: NSCoder) { nil }

  private func cameraDidChange() {
    onTurn?(stack.camera)
    showWords()
  }

  // MARK: Content

  /// Shows the page's views.
  func show(_ nodes: [PageNode]) {
    self.nodes = nodes
    stack.show(nodes, pageSize: page.view.bounds.size)
    showWords()
  }

  /// Shows which views are selected.
  func select(_ paths: [NodePath]) {
    selections = paths
    stack.select(paths)
    showWords()
  }

  private func showWords() {
    bar.show(words, spacing: stack.camera.spacing)
  }

  private var words: String {
    let levels = stack.levels
    guard let path = selections.last, let plane = stack.planes.first(where: { $0.path == path })
    else {
      let number = stack.planes.count
      return number == 0
        ? ""
        : "\(number) \(number == 1 ? "view" : "views") on \(levels) \(levels == 1 ? "level" : "levels")"
    }
    let size = NumberText.size(plane.node.size)
    return "\(plane.node.readableName)  \(size)  ·  level \(plane.level) of \(levels)"
  }

  /// The page may look otherwise than before: asks for the pictures, at most ten times a second.
  func pageMayHaveChanged() {
    guard !rests else {
      asksAgain = true
      return
    }
    rests = true
    page.planes(scale: outputScale) { [weak self] in
      guard let self else { return }
      stack.show($0)
      schedule(Self.patience) { [weak self] in self?.hasRested() }
    }
  }

  private func hasRested() {
    rests = false
    guard asksAgain, superview != nil else { return }
    asksAgain = false
    pageMayHaveChanged()
  }

  // MARK: Turning

  /// Moves the planes apart by points of the page.
  private func space(by points: CGFloat) {
    stack.camera.spacing += points
    cameraDidChange()
  }

  /// Shows the stack larger or smaller, within its camera's range.
  func zoom(by factor: CGFloat) {
    stack.camera.zoom *= factor
    cameraDidChange()
  }

  /// Notches up move the planes apart, with Control they zoom in.
  func scroll(by notches: CGFloat, zooms: Bool) {
    if zooms { zoom(by: pow(Self.zoomStep, notches)) } else { space(by: notches * Self.step) }
  }

  /// Turns by keys; `factor`: times the usual step.
  func turn(right: CGFloat, up: CGFloat, factor: CGFloat) {
    stack.turn(
      right: right * Self.keyDegrees * factor, up: up * Self.keyDegrees * factor)
  }

  /// Takes a typed character; false: it is none of the panel's.
  func type(_ character: Character) -> Bool {
    switch character {
    case "+", "=": zoom(by: Self.zoomStep)
    case "-": zoom(by: 1 / Self.zoomStep)
    case ">": space(by: Self.step)
    case "<": space(by: -Self.step)
    case "0": stack.reset()
    default: return false
    }
    return true
  }

  /// The view `step` planes further towards the person than the selected one; nil: there is none.
  func neighbour(_ step: Int) -> NodePath? {
    let planes = stack.planes
    guard !planes.isEmpty else { return nil }
    guard let path = selections.last, let index = planes.firstIndex(where: { $0.path == path })
    else { return planes[step > 0 ? 0 : planes.count - 1].path }
    return planes[(index + step + planes.count) % planes.count].path
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: ExplodedBar.height)
    stack.frame = CGRect(
      x: 0, y: ExplodedBar.height, width: bounds.width,
      height: max(0, bounds.height - ExplodedBar.height))
  }
}
