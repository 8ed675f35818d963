// A session in a window of memory, driven as a person drives one.

import CoreGraphics
import Designables
import MainLoop
import Messages
import Pages
import Stage
import Studio
import Testing
import UIKit
import Windowing

@testable import Preview

/// A session whose screen is a `MemoryPresenter` and whose clock stands unless it is moved.
@MainActor
final class Harness: SessionHost {
  let session: Session
  let presenter: MemoryPresenter
  let clock = ManualClock()
  /// The figures that the overlay shows. Default: the last frame's.
  var report: (Stage) -> FrameReport? = { $0.lastReportWithCaches }
  private(set) var hasQuit = false
  private(set) var saved: [(file: Data, ending: String)] = []
  /// The beginnings of the names of these files.
  private(set) var savedNames: [String] = []
  /// The name of the file that a picture is saved as.
  var savedName = "vitrine-20240303-120000.png"
  /// How often the full screen was asked for or left.
  private(set) var fullScreenToggles = 0
  var presenterName = "memory"
  /// The seconds that things were scheduled for, so far.
  private(set) var scheduled: [TimeInterval] = []
  private var pending: [@MainActor () -> Void] = []

  init(
    _ request: Request = .seeded, size: PixelSize = PixelSize(width: 455, height: 747),
    scale: CGFloat = 1, layout: StudioLayout = StudioLayout()
  ) throws {
    presenter = MemoryPresenter(size: size)
    let page = try request.page(scale: scale, on: EventLoop())
    session = Session(
      request, page: page, size: size, scale: scale, clock: clock, layout: layout)
    session.host = self
    frame()
  }

  /// A session around a page, with all panels, in a window of 1100 × 791 points.
  init(page: any Page, scale: CGFloat = 1) throws {
    let size = PixelSize(width: Int(1100 * scale), height: Int(791 * scale))
    presenter = MemoryPresenter(size: size)
    session = Session(
      Request(), page: page, size: size, scale: scale, clock: clock, layout: .opened)
    session.host = self
    frame()
  }

  /// Has the variants be two devices in light and dark.
  func chooseTwoDevices() {
    session.studio.variantGrid = VariantGrid(
      VariantAxis.device.standardChoices() + VariantAxis.appearance.choices())
  }

  func quit() { hasQuit = true }

  func save(_ file: Data, named name: String, ending: String) throws(Failure) -> String {
    savedNames.append(name)
    saved.append((file, ending))
    return savedName
  }

  func save(_ file: Data, at path: String) throws(Failure) -> String {
    let path = try SavedFile.place(path)
    saved.append((file, path))
    return path
  }

  func suggestedPath(named name: String, ending: String) -> String { savedName }

  func schedule(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    scheduled.append(seconds)
    pending.append(body)
  }

  func toggleFullScreen() { fullScreenToggles += 1 }

  /// The room that panels asked for so far.
  private(set) var wantedRoom = CGSize.zero

  func resize(by change: CGSize) {
    wantedRoom.width += change.width
    wantedRoom.height += change.height
  }

  func frameReport(of stage: Stage) -> FrameReport? { report(stage) }

  var stage: Stage { session.stage }

  /// Makes frames until nothing is left to show; few are ever needed.
  func frame() {
    for _ in 0..<8 where session.needsFrame {
      session.prepareFrame()
      stage.frame(into: presenter)
      session.didMakeFrame()
    }
  }

  /// Sends events and shows what they did.
  func send(_ events: InputEvent...) {
    for event in events { stage.send(event) }
    frame()
  }

  func press(_ key: Key, _ modifiers: Modifiers = []) {
    send(.keyPressed(KeyEvent(key, modifiers: modifiers)))
    send(.keyReleased(KeyEvent(key, modifiers: modifiers)))
  }

  func type(_ character: Character, _ modifiers: Modifiers = []) {
    press(.character(character), modifiers)
  }

  /// Types a text into the field that has the keyboard.
  func enter(_ text: String) {
    for character in text {
      var key = KeyEvent(.character(character), text: String(character))
      key.textFollows = true
      send(.keyPressed(key), .textEntered(String(character)))
    }
  }

  /// The pointer over a place of the window, in pixels.
  func pointer(_ x: CGFloat, _ y: CGFloat, _ modifiers: Modifiers = []) -> PointerEvent {
    PointerEvent(position: CGPoint(x: x, y: y), modifiers: modifiers)
  }

  func click(_ x: CGFloat, _ y: CGFloat) {
    send(.pointerMoved(pointer(x, y)))
    send(.pointerPressed(pointer(x, y), .primary))
    send(.pointerReleased(pointer(x, y), .primary))
  }

  /// Lets time pass.
  func wait(_ seconds: TimeInterval) {
    clock.advance(by: seconds)
    frame()
  }

  /// Runs what was scheduled for later.
  func runScheduled() {
    let bodies = pending
    pending = []
    for body in bodies { body() }
    frame()
  }

  /// The pixels that a person sees now.
  func screen() -> PixelBuffer {
    let copy = PixelBuffer(width: presenter.screen.width, height: presenter.screen.height)
    for y in 0..<copy.height {
      for x in 0..<copy.width { copy[x, y] = presenter.screen[x, y] }
    }
    return copy
  }

  /// The shown views of a class, in order.
  func views<View: UIView>(_ type: View.Type) -> [View] { Self.find(type, in: stage.root) }

  private static func find<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { find(type, in: $0) }
  }

  var gradient: LDGradientView {
    get throws { try #require(views(LDGradientView.self).first) }
  }

  var chart: IDLineChartView {
    get throws { try #require(views(IDLineChartView.self).first) }
  }
}

extension Request {
  /// The gallery on the day of the three views' vectors.
  static var seeded: Request {
    var raw = RawRequest()
    raw.seedDate = "2024-03-03"
    return (try? raw.checked()) ?? Request()
  }
}

extension PixelBuffer {
  /// A copy of a part.
  func part(x: Int, y: Int, width: Int, height: Int) -> PixelBuffer {
    let part = PixelBuffer(width: width, height: height)
    for row in 0..<height {
      for column in 0..<width { part[column, row] = self[x + column, y + row] }
    }
    return part
  }
}
