// The list of animations on a second press, and the curves that a person gives animations.

import CoreGraphics
import Inspection
import Messages
import Pages
import Stage
import TestSupport
import Testing
import UIKit
import Windowing

@testable import Preview
@testable import Studio

@MainActor @Suite(.ownScreenScale) struct StudioCurvesTests {
  private func opened(scale: CGFloat = 1) throws -> Harness {
    let page = try InProcessPage(PageScene(), of: CurvedModule())
    let harness = try Harness(page: page, scale: scale)
    harness.type("t")
    harness.wait(1)
    return harness
  }

  private func rows(_ harness: Harness) -> [AnimationRow] {
    harness.views(AnimationRow.self).filter { !$0.isHidden }
  }

  private func run(_ harness: Harness) -> AnimationRun { harness.session.studio.animations.run }

  /// A point of a view in the window, in pixels.
  private func place(_ point: CGPoint, of view: UIView, _ harness: Harness) -> CGPoint {
    let place = view.convert(point, to: harness.stage.root)
    return CGPoint(x: place.x * harness.stage.scale, y: place.y * harness.stage.scale)
  }

  private func click(_ view: UIView, _ harness: Harness) {
    let middle = place(CGPoint(x: view.bounds.midX, y: view.bounds.midY), of: view, harness)
    harness.click(middle.x, middle.y)
  }

  /// Drags from a point of a view to another one.
  private func drag(_ view: UIView, from start: CGPoint, to end: CGPoint, _ harness: Harness) {
    let (start, end) = (place(start, of: view, harness), place(end, of: view, harness))
    harness.send(.pointerMoved(harness.pointer(start.x, start.y)))
    harness.send(.pointerPressed(harness.pointer(start.x, start.y), .primary))
    for step in 1...4 {
      let share = CGFloat(step) / 4
      harness.send(
        .pointerMoved(
          harness.pointer(
            start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)))
    }
    harness.send(.pointerReleased(harness.pointer(end.x, end.y), .primary))
  }

  /// The first black column of the page in a line of it, in points.
  private func column(_ y: CGFloat, _ harness: Harness) -> Int? {
    let start = place(CGPoint(x: 0, y: y), of: harness.session.page.view, harness)
    let screen = harness.presenter.screen
    return (0..<200).first { screen[Int(start.x) + $0, Int(start.y)] & 0xFFFFFF == 0 }
  }

  private func editor(_ harness: Harness) throws -> CurveEditor {
    try #require(harness.views(CurveEditor.self).first)
  }

  private func plane(_ harness: Harness) throws -> CurvePlane {
    try #require(harness.views(CurvePlane.self).first)
  }

  /// The texts of the four fields.
  private func numbers(_ harness: Harness) -> [String] {
    harness.views(CurveEditor.self).first.map { editor in
      editor.subviews.compactMap { ($0 as? StudioField)?.text }
    } ?? []
  }

  /// Starts, and stands in the middle of the second that all animations take; opens a row's curve.
  private func editing(row: Int = 0, scale: CGFloat = 1) throws -> Harness {
    let harness = try opened(scale: scale)
    harness.type("s")
    harness.wait(0.5)
    harness.type("p")
    click(try #require(rows(harness).dropFirst(row).first).curve, harness)
    return harness
  }

  // MARK: The list

  @Test func `animations of a second press have rows beside those of the first`() throws {
    let harness = try opened()
    harness.type("s")
    harness.wait(0.5)
    let first = run(harness).animations
    #expect(first.map(\.keyPath) == ["position.x", "bounds.size.width", "position", "opacity"])
    harness.type("s")
    harness.wait(0.25)
    let both = run(harness).animations
    #expect(both.count == 8)
    #expect(rows(harness).count == 8)
    // Their places were taken under their keys; what a block adds to goes on.
    #expect(both.prefix(4).map(\.begin) == [1, 1, 1, 1])
    #expect(both.prefix(4).map(\.end) == [1.5, 1.5, 2, 1.5])
    #expect(both.suffix(4).map(\.begin) == [1.5, 1.5, 1.5, 1.5])
    #expect(both.suffix(4).map(\.end) == [2.5, 2.5, 2.5, 2.5])
    harness.wait(3)
    #expect(run(harness).animations.map(\.begin) == both.map(\.begin))
    // Times before and after the second press are played again.
    for time in [1.2, 1.6, 2.2, 1.1] {
      harness.session.seek(to: time)
      harness.frame()
      #expect(run(harness).animations.map(\.begin) == both.map(\.begin), "at \(time)")
      #expect(run(harness).animations.map(\.end) == both.map(\.end), "at \(time)")
    }
    harness.type("r")
    harness.wait(0.1)
    #expect(rows(harness).isEmpty)
  }

  @Test func `a list that was scrolled is not empty below when the panel gets taller`() throws {
    let harness = try opened()
    for _ in 0..<3 {
      harness.type("s")
      harness.wait(0.1)
    }
    harness.type("p")
    let list = try #require(rows(harness).first?.superview as? UIScrollView)
    #expect(list.contentSize.height > list.bounds.height)
    list.contentOffset.y = list.contentSize.height - list.bounds.height
    harness.session.studio.layout[.time] += 60
    harness.frame()
    #expect(list.contentOffset.y == max(0, list.contentSize.height - list.bounds.height))
    harness.session.studio.layout[.time] += 400
    harness.frame()
    #expect(list.contentOffset.y == 0)
  }

  @Test func `a bar beside the list stays while rows are out of sight`() throws {
    let harness = try opened()
    func bar() throws -> ScrollBar { try #require(harness.views(ScrollBar.self).first) }
    harness.type("s")
    harness.wait(0.1)
    let list = try #require(rows(harness).first?.superview as? UIScrollView)
    harness.session.studio.layout[.time] += 100
    harness.frame()
    #expect(try bar().isHidden)
    harness.session.studio.layout[.time] -= 100
    harness.type("s")
    harness.wait(5)
    #expect(list.contentSize.height > list.bounds.height)
    #expect(try !bar().isHidden)
    #expect(try bar().frame.maxX == list.frame.maxX)
    // By the wheel.
    let middle = place(CGPoint(x: 100, y: 40), of: list, harness)
    let over = harness.pointer(middle.x, middle.y)
    for _ in 0..<10 { harness.send(.scrolled(ScrollEvent(pointer: over, deltaX: 0, deltaY: 1))) }
    harness.wait(1)
    #expect(list.contentOffset.y == list.contentSize.height - list.bounds.height)
    // By the keyboard.
    harness.session.perform(.studio(.curves))
    #expect(list.contentOffset.y < AnimationRow.height / 2)
    for _ in 0..<7 { harness.press(.down) }
    #expect(rows(harness)[7].curve.isFirstResponder)
    #expect(list.contentOffset.y + list.bounds.height >= rows(harness)[7].frame.maxY - 2)
    // By the bar.
    let low = CGPoint(x: 5, y: list.bounds.height - 4)
    drag(try bar(), from: low, to: CGPoint(x: 5, y: -40), harness)
    #expect(list.contentOffset.y == 0)
  }

  // MARK: Dragging

  @Test func `a dragged handle changes the frame that is shown, also when time is played again`()
    throws
  {
    let harness = try editing()
    #expect(column(5, harness) == 50)
    let plane = try plane(harness)
    // From (0, 0) to (1, 0), and from (1, 1) to (1, 0): slow at first.
    drag(
      plane, from: plane.handles[0].center,
      to: CGPoint(x: plane.handles[0].center.x + 140, y: plane.handles[0].center.y), harness)
    let name = try #require(run(harness).animations.first).name
    let curve = try #require(harness.session.studio.animations.curves[name])
    #expect(curve == PageCurve(x1: 1, y1: 0, x2: 1, y2: 1))
    let wanted = curve.samples[16] * 100
    #expect(column(5, harness) == Int(wanted.rounded(.up)))
    #expect(numbers(harness) == ["1", "0", "1", "1"])
    // The other animations are as they were, and the row shows the curve.
    #expect(column(25, harness) == 0)
    harness.press(.escape)
    #expect(harness.views(CurveEditor.self).isEmpty)
    for (time, index) in [(1.25, 8), (1.75, 24), (1.5, 16)] {
      harness.session.seek(to: time)
      harness.frame()
      #expect(column(5, harness) == Int((curve.samples[index] * 100).rounded(.up)), "at \(time)")
    }
    // Begun anew it is kept, and Reset gives the code's back.
    harness.type("r")
    harness.clock.isPaused = false
    harness.type("s")
    harness.wait(0.5)
    harness.type("p")
    #expect(column(5, harness) == Int(wanted.rounded(.up)))
    click(try #require(rows(harness).first).curve, harness)
    #expect(numbers(harness) == ["1", "0", "1", "1"])
    click(
      try #require(harness.views(TextButton.self).first { $0.canBecomeFirstResponder }), harness)
    #expect(harness.session.studio.animations.curves.isEmpty)
    #expect(column(5, harness) == 50)
    #expect(numbers(harness) == ["0", "0", "1", "1"])
  }

  @Test func `a curve is drawn in loops, in pictures of the run and in variants`() throws {
    let harness = try editing()
    click(try #require(harness.views(PresetButton.self).dropFirst().first), harness)
    let curve = try #require(PageCurve.named.first { $0.name == "easeIn" }).curve
    let middle = Int((curve.samples[16] * 100).rounded(.up))
    #expect(column(5, harness) == middle)
    harness.press(.escape)
    harness.type("l", .control)
    harness.clock.isPaused = false
    harness.wait(1)
    harness.wait(0.5)
    #expect(column(5, harness) == middle)
    var drawn: CGImage?
    harness.session.page.pictures(at: [1.5], scale: PageScale(screen: 1), of: []) {
      drawn = try? $0.get().pictures.first
    }
    let picture = try #require(drawn)
    #expect(picture.width == 200)
    let buffer = picture.pixels
    #expect((0..<200).first { buffer[$0, 5] == 0xFF00_0000 } == middle)
  }

  // MARK: Keys

  @Test func `the keyboard alone finds, opens, changes and closes a curve`() throws {
    let harness = try opened()
    harness.session.perform(.studio(.curves))
    #expect(harness.session.panels.toast?.text == "Nothing has moved yet")
    harness.type("s")
    harness.wait(0.5)
    harness.type("p")
    harness.session.perform(.studio(.curves))
    harness.frame()
    #expect(rows(harness)[0].curve.isFirstResponder)
    harness.press(.down)
    #expect(rows(harness)[1].curve.isFirstResponder)
    harness.press(.up)
    harness.press(.return)
    #expect(try plane(harness).handles[0].isFirstResponder)
    harness.press(.right, .shift)
    harness.press(.right)
    harness.press(.up, .alt)
    #expect(numbers(harness) == ["0.11", "0.001", "1", "1"])
    harness.press(.tab)
    for _ in 0..<3 { harness.press(.left, .shift) }
    harness.press(.down)
    #expect(numbers(harness) == ["0.11", "0.001", "0.7", "0.99"])
    // The fields come next; a time outside of 0 to 1 is refused.
    harness.press(.tab)
    harness.enter("2")
    harness.press(.return)
    #expect(harness.views(StudioField.self).contains { $0.isWrong })
    harness.type("a", .control)
    harness.enter("1/4")
    harness.press(.tab)
    #expect(numbers(harness) == ["0.25", "0.001", "0.7", "0.99"])
    harness.press(.up, .shift)
    #expect(numbers(harness)[1] == "0.101")
    let name = try #require(run(harness).animations.first).name
    #expect(
      harness.session.studio.animations.curves[name]
        == PageCurve(x1: 0.25, y1: 0.101, x2: 0.7, y2: 0.99))
    // Time goes by a frame meanwhile.
    harness.press(.tab, .shift)
    harness.press(.tab, .shift)
    let time = harness.clock.now
    harness.type(".")
    #expect(harness.clock.now > time)
    harness.press(.escape)
    #expect(harness.views(CurveEditor.self).isEmpty)
    #expect(rows(harness)[0].curve.isFirstResponder)
  }

  @Test func `a curve that is not copied holds the program once`() throws {
    let harness = try editing()
    func said() -> String { harness.session.panels.toast?.text ?? "" }
    let plane = try plane(harness)
    let start = plane.handles[0].center
    drag(plane, from: start, to: CGPoint(x: start.x + 70, y: start.y), harness)
    #expect(harness.session.studio.uncopiedCurves == 1)
    harness.press(.escape)
    harness.press(.escape)
    harness.type("q")
    #expect(
      said() == "1 curve is not copied · Press Q again to quit without it, any other key to stay")
    #expect(!harness.hasQuit)
    click(rows(harness)[0].curve, harness)
    let copy = try #require(
      harness.views(CurveEditor.self).first?.subviews.compactMap { $0 as? TextButton }
        .first { $0.text == "Copy as Swift" })
    click(copy, harness)
    #expect(UIPasteboard.general.string?.hasPrefix("CAMediaTimingFunction(controlPoints:") == true)
    harness.press(.escape)
    harness.press(.escape)
    harness.type("q")
    #expect(harness.hasQuit)
  }

  @Test func `a curve that has a name is copied by it`() throws {
    for (name, curve) in PageCurve.named {
      #expect(curve.timingFunction == "CAMediaTimingFunction(name: .\(name))")
    }
    let other = try #require(PageCurve(x1: 0.42, y1: 0, x2: 0.9, y2: 1))
    #expect(other.timingFunction == "CAMediaTimingFunction(controlPoints: 0.42, 0, 0.9, 1)")
  }

  @Test func `Tab leads from the field of seconds to the curves and back`() throws {
    let harness = try opened()
    harness.type("s")
    harness.wait(0.5)
    harness.type("p")
    let field = try #require(
      harness.views(StudioField.self).first { $0.accessibilityLabel == "Seconds" })
    click(field, harness)
    harness.press(.tab)
    #expect(rows(harness)[0].curve.isFirstResponder)
    harness.press(.tab, .shift)
    #expect(field.isEditing)
  }

  @Test func `a drag is one step of undo, and so is a held key, beside the open editor too`() throws
  {
    let harness = try editing()
    let name = try #require(run(harness).animations.first).name
    func curve() -> PageCurve? { harness.session.studio.animations.curves[name] }
    let plane = try plane(harness)
    let start = plane.handles[0].center
    drag(plane, from: start, to: CGPoint(x: start.x + 70, y: start.y), harness)
    let dragged = try #require(PageCurve(x1: 0.5, y1: 0, x2: 1, y2: 1))
    #expect(curve() == dragged)
    harness.send(.keyPressed(KeyEvent(.up)))
    harness.send(.keyPressed(KeyEvent(.up, isRepeat: true)))
    #expect(curve() == PageCurve(x1: 0.5, y1: 0.02, x2: 1, y2: 1))
    harness.type("z", .control)
    #expect(curve() == dragged)
    #expect(harness.session.panels.toast?.text == "Undone: curve of position.x")
    #expect(numbers(harness) == ["0.5", "0", "1", "1"])
    harness.type("z", .control)
    #expect(curve() == nil)
    #expect(column(5, harness) == 50)
    harness.type("z", [.control, .shift])
    #expect(curve() == dragged)
    // Without the editor, and between changes of values.
    harness.press(.escape)
    harness.type("z", .control)
    #expect(curve() == nil)
    harness.type("z", .control)
    #expect(harness.session.panels.toast?.text == "Nothing to undo")
  }

  // MARK: Code

  @Test func `a curve is copied as Swift, of a block's animation for an animator too`() throws {
    let harness = try editing()
    let named = try #require(harness.views(PresetButton.self).last)
    click(named, harness)
    click(try #require(button("Copy as Swift", harness)), harness)
    #expect(UIPasteboard.general.string == "CAMediaTimingFunction(name: .default)")
    #expect(
      harness.session.panels.toast?.text == "Copied CAMediaTimingFunction")
    harness.press(.escape)
    click(rows(harness)[2].curve, harness)
    click(try #require(button("Copy as Swift", harness)), harness)
    #expect(
      UIPasteboard.general.string
        == "CAMediaTimingFunction(name: .easeInEaseOut)\n"
        + "UICubicTimingParameters(controlPoint1: CGPoint(x: 0.42, y: 0), "
        + "controlPoint2: CGPoint(x: 0.58, y: 1))")
  }

  private func button(_ words: String, _ harness: Harness) -> TextButton? {
    harness.views(TextButton.self).first { $0.shownWords == words }
  }

  @Test func `the editor opens over the time bar at the pressed curve, titled as its row`() throws {
    let harness = try editing()
    func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: harness.stage.root) }
    for index in 0..<3 {
      harness.press(.escape)
      let row = rows(harness)[index]
      click(row.curve, harness)
      let (editor, button) = (frame(try editor(harness)), frame(row.curve))
      let panel = try #require(harness.views(TimePanel.self).first)
      #expect(editor.maxY == frame(panel).minY + panel.barFrame.minY - 4)
      #expect(editor.minX < button.minX && editor.maxX > button.minX)
      #expect(harness.stage.root.bounds.contains(editor))
      #expect(!editor.intersects(frame(harness.session.page.view)))
      let names = row.subviews.compactMap { ($0 as? UILabel)?.text }.prefix(2)
      let labels = try self.editor(harness).subviews.compactMap { $0 as? UILabel }
      #expect(labels.prefix(2).map(\.text) == Array(names))
      for label in labels.prefix(2) {
        #expect(label.intrinsicContentSize.width <= label.frame.width + 0.5, "\(label.text ?? "")")
      }
    }
    // Where there is no room above, it leaves the curve, the row's names and the bar's buttons free.
    harness.press(.escape)
    harness.session.studio.layout[.time] += 300
    harness.frame()
    click(rows(harness)[0].curve, harness)
    let (editor, button) = (frame(try editor(harness)), frame(rows(harness)[0].curve))
    #expect(editor.minX == button.maxX + 4)
    #expect(harness.stage.root.bounds.contains(editor))
    let bar = try #require(harness.views(TimePanel.self).first).subviews
    for view in bar where view is ToolbarButton && frame(view).minX < button.minX {
      #expect(!editor.intersects(frame(view)))
    }
  }

  @Test func `the fields show three digits behind the point, whole`() throws {
    let harness = try editing()
    let name = try #require(run(harness).animations.first).name
    let curve = try #require(PageCurve(x1: 1.0 / 3, y1: -0.45678, x2: 0.875, y2: 1.5))
    harness.session.studio.pace(name, by: curve)
    harness.frame()
    #expect(numbers(harness) == ["0.333", "-0.457", "0.875", "1.5"])
    let fields = try editor(harness).subviews.compactMap { $0 as? StudioField }
    for field in fields { #expect(field.width(in: TextStyle.body) <= field.bounds.width) }
  }

  @Test func `in a low window the editor is as high as that, and nothing is hidden`() throws {
    let harness = try editing()
    let editor = try editor(harness)
    editor.frame.size.height = 320
    harness.stage.root.setNeedsLayout()
    harness.frame()
    let plane = try plane(harness)
    #expect(plane.bounds.height > 100)
    let places = editor.subviews.filter { !$0.isHidden }.map(\.frame)
    #expect(places.allSatisfy { editor.bounds.contains($0) })
    for (index, place) in places.enumerated() {
      #expect(
        !places[(index + 1)...].contains { $0.insetBy(dx: 0.5, dy: 0.5).intersects(place) },
        "\(place)")
    }
    let handle = plane.handles[0]
    drag(
      plane, from: handle.center, to: CGPoint(x: plane.handles[1].center.x, y: handle.center.y),
      harness)
    #expect(numbers(harness) == ["1", "0", "1", "1"])
  }

  @Test func `a spring says why its curve cannot be dragged`() throws {
    let harness = try editing(row: 1)
    let texts = harness.views(UILabel.self).compactMap(\.text)
    #expect(texts.contains { $0.hasPrefix("A spring has no control points") })
    #expect(try plane(harness).handles.allSatisfy(\.isHidden))
    let plane = try plane(harness)
    drag(plane, from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 200), harness)
    #expect(harness.session.studio.animations.curves.isEmpty)
    harness.press(.escape)
    #expect(harness.views(CurveEditor.self).isEmpty)
  }

  @Test func `assistive technologies hear of rows, curves and handles`() throws {
    let harness = try editing()
    let row = try #require(rows(harness).first)
    #expect(!row.accessibilityFacts.isElement)
    #expect(row.curve.accessibilityFacts.label == "Curve of position.x: linear")
    #expect(try editor(harness).accessibilityFacts.role == .dialog)
    let handle = try plane(harness).handles[1]
    #expect(handle.accessibilityFacts.label == "Second control point")
    #expect(handle.accessibilityFacts.value == "time 1, progress 1")
    handle.adopt(accessibilityNumber: 1.25)
    harness.frame()
    #expect(handle.accessibilityFacts.value == "time 1, progress 1.25")
    #expect(numbers(harness) == ["0", "0", "1", "1.25"])
  }

  @Test(arguments: ["light", "dark"]) func `the editor of a curve`(style: String) throws {
    let harness = try opened()
    harness.session.studio.style = style == "dark" ? .dark : .light
    harness.type("s")
    harness.wait(0.25)
    harness.type("p")
    click(rows(harness)[2].curve, harness)
    let plane = try plane(harness)
    let start = plane.handles[1].center
    drag(plane, from: start, to: CGPoint(x: start.x, y: start.y - 42), harness)
    harness.send(.pointerMoved(harness.pointer(700, 5)))
    let editor = try editor(harness)
    let corner = place(.zero, of: editor, harness)
    expectGolden(
      named: "curve-\(style)",
      of: harness.screen().part(
        x: Int(corner.x), y: Int(corner.y), width: Int(editor.bounds.width),
        height: Int(editor.bounds.height)), showsText: true, maximumBytes: 24_576,
      because: "the whole editor is the fact")
  }
}

/// Three boxes that move in a second: evenly, by a spring, and by a block.
final class CurvedView: UIView {
  private let boxes = [UIView(), UIView(), UIView()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (index, box) in boxes.enumerated() {
      box.frame = CGRect(x: 0, y: CGFloat(index) * 20, width: 10, height: 10)
      box.backgroundColor = .black
      addSubview(box)
    }
  }

  required init?(coder: NSCoder) { nil }

  func startMoving() {
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration) = (5, 105, 1)
    boxes[0].layer.add(move, forKey: "move")
    let grow = CASpringAnimation(keyPath: "bounds.size.width")
    (grow.fromValue, grow.toValue, grow.duration) = (10, 30, 1)
    boxes[1].layer.add(grow, forKey: "grow")
    UIView.animate(withDuration: 1, delay: 0, options: .curveEaseInOut) {
      self.boxes[2].center.x += 50
      self.boxes[2].alpha -= 0.25
    }
  }
}

@MainActor
private struct CurvedModule: PageModule {
  let inspector: Inspector
  let shownClasses = ["CurvedView"]

  init() {
    var description = DesignableDescription(CurvedView.self) { CurvedView(frame: $0) }
    description.start = { ($0 as? CurvedView)?.startMoving() }
    inspector = Inspector([description])
  }

  func size(of description: DesignableDescription) -> CGSize? { CGSize(width: 200, height: 120) }
}
