// The selection around views that move, and the names of their animations.

import CoreGraphics
import Inspection
import Messages
import Pages
import Stage
import Testing
import UIKit
import Windowing

@testable import Preview
@testable import Studio

@MainActor @Suite(.ownScreenScale) struct StudioMovingTests {
  private func opened() throws -> Harness {
    let harness = try Harness(page: try InProcessPage(PageScene(), of: MovingModule()))
    harness.type("t")
    harness.wait(1)
    return harness
  }

  /// The corners of the first box, on the page.
  private func corners(_ harness: Harness) throws -> [Double] {
    let model = harness.session.studio.model
    return try #require(model.nodes[NodePath(indices: [0, 0])]).corners.map { $0.rounded() }
  }

  @Test func `the selection surrounds what moves where it is seen, also where time is moved to`()
    throws
  {
    let harness = try opened()
    harness.session.studio.model.select(NodePath(indices: [0, 0]))
    harness.frame()
    #expect(try corners(harness) == [0, 0, 20, 0, 20, 20, 0, 20])
    harness.type("s")
    harness.wait(0.5)
    // Half of the way to 100, 0, and half of the way to twice the size.
    let half: [Double] = [45, -5, 75, -5, 75, 25, 45, 25]
    #expect(try corners(harness) == half)
    harness.wait(2)
    let end: [Double] = [90, -10, 130, -10, 130, 30, 90, 30]
    #expect(try corners(harness) == end)
    let run = try #require(harness.session.studio.run)
    harness.session.seek(to: run.lowerBound + 0.5)
    harness.frame()
    #expect(try corners(harness) == half)
  }

  @Test func `animations tell what a transform does, and which layer of several it is`() throws {
    let harness = try opened()
    harness.type("s")
    harness.wait(0.1)
    let texts = harness.views(UILabel.self).filter { !$0.isHidden }.compactMap(\.text)
    for text in ["View 1", "View 2", "Label “Hello”", "scale 1 → 2", "rotate 0° → 90°"] {
      #expect(texts.contains(text), "\(text) in \(texts)")
    }
  }

  private func animation(
    _ number: Int, views: Int = 1, path: Int = 0, key: String? = "move", begin: Double,
    end: Double? = nil
  ) -> PageAnimation {
    PageAnimation(
      number: number, views: views, view: nil, layer: "Layer", path: [path], key: key,
      keyPath: "position", from: nil, to: nil, begin: begin, duration: 1, end: end ?? begin + 1,
      curve: [0, 1], curveName: "linear")
  }

  @Test func `rows keep their places when a run is played again a little later`() {
    var run = AnimationRun()
    run.take([animation(1, begin: 1), animation(2, path: 1, begin: 1)])
    run.take([
      animation(3, views: 2, begin: 1.01), animation(4, views: 2, path: 1, begin: 1),
    ])
    #expect(run.animations.map(\.path) == [[0], [1]])
    #expect(run.names == ["Layer 1", "Layer 2"])
    run.take([
      animation(4, views: 2, path: 1, begin: 1), animation(5, views: 2, path: 2, begin: 0.5),
    ])
    #expect(run.animations.map(\.path) == [[2], [0], [1]])
  }

  @Test func `a run begins where it began though what began it was begun again`() {
    var run = AnimationRun()
    run.take([animation(1, begin: 1)])
    run.take([animation(2, begin: 1.5)])
    #expect(run.range == 1...2.5)
    run.take([animation(3, begin: 4)])
    #expect(run.range == 4...5)
  }

  @Test func `an animation that took the place of another one has a row of its own`() {
    var run = AnimationRun()
    run.take([animation(1, begin: 1), animation(2, path: 1, key: nil, begin: 1)])
    run.take([animation(2, path: 1, key: nil, begin: 1), animation(3, begin: 1.5)])
    func ends() -> [Double?] { run.animations.map(\.end) }
    #expect(run.animations.map(\.number) == [1, 2, 3])
    #expect(ends() == [1.5, 2, 2.5])
    // Seen again, from the beginning.
    run.take([
      animation(4, views: 2, begin: 1), animation(5, views: 2, path: 1, key: nil, begin: 1),
    ])
    #expect(run.animations.map(\.number) == [4, 5, 3])
    #expect(ends() == [1.5, 2, 2.5])
    run.take([animation(6, views: 2, begin: 1.51)])
    #expect(run.animations.map(\.number) == [4, 5, 6])
    #expect(ends() == [1.51, 2, 2.51])
    // One that begins later takes the place at once.
    var delayed = animation(7, views: 2, begin: 2.5, end: 3.5)
    delayed.added = 2
    run.take([delayed])
    #expect(ends() == [1.51, 2, 2, 3.5])
    run.clear()
    #expect(run.animations.isEmpty)
  }

  @Test func `what is done before a time that was gone back from takes later rows away`() {
    var run = AnimationRun()
    run.take([animation(1, begin: 1)])
    run.take([animation(2, begin: 1.6)])
    run.take([animation(3, views: 2, begin: 1)])
    #expect(run.animations.map(\.begin) == [1, 1.6])
    run.take([animation(4, views: 2, begin: 1.3)])
    #expect(run.animations.map(\.begin) == [1, 1.3])
    #expect(run.animations.map(\.end) == [1.3, 2.3])
  }

  @Test func `animations that nobody saw before others took their places have no rows`() {
    var run = AnimationRun()
    for frame in 0..<60 {
      let begin = 1 + Double(frame) / 60
      run.take([animation(frame, begin: begin, end: begin + 0.25)])
    }
    #expect(run.animations.map(\.number) == [59])
    #expect(run.range?.lowerBound == 1)
  }

  @Test func `the time bar lists the files that a run can be saved as, and still pictures`() throws
  {
    let harness = try opened()
    let words = "Save a picture or the run: PNG, film strip, WebP or APNG"
    func button() -> ToolbarButton? {
      harness.views(ToolbarButton.self).first { $0.words == words && !$0.isHidden }
    }
    #expect(button() == nil)
    harness.type("s")
    harness.wait(0.1)
    let shown = try #require(button())
    let middle = shown.convert(CGPoint(x: 17, y: 15), to: harness.stage.root)
    harness.click(middle.x, middle.y)
    let texts = harness.views(UILabel.self).compactMap(\.text)
    for format in RunFormat.allCases { #expect(texts.contains(format.title)) }
    #expect(HostCommand.pictures.count == 2)
    for picture in HostCommand.pictures { #expect(texts.contains(picture.title)) }
    harness.press(.down)
    harness.press(.return)
    #expect(harness.session.isSaving)
    harness.session.saving?.cancel()
    harness.click(middle.x, middle.y)
    for _ in 0..<4 { harness.press(.down) }
    harness.press(.return)
    #expect(harness.saved.map(\.ending) == ["png"])
  }
}

/// Two boxes and a label that move in a second.
final class MovingView: UIView {
  private let boxes = [UIView(), UIView()]
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (index, box) in boxes.enumerated() {
      box.frame = CGRect(x: 0, y: CGFloat(index) * 40, width: 20, height: 20)
      box.backgroundColor = .black
      addSubview(box)
    }
    label.frame = CGRect(x: 0, y: 80, width: 100, height: 20)
    label.text = "Hello"
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func startMoving() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.boxes[0].center.x += 100
      self.boxes[0].transform = CGAffineTransform(scaleX: 2, y: 2)
      self.boxes[1].transform = CGAffineTransform(rotationAngle: .pi / 2)
      self.label.alpha = 0
    }
  }
}

@MainActor
private struct MovingModule: PageModule {
  let inspector: Inspector
  let shownClasses = ["MovingView"]

  init() {
    var description = DesignableDescription(MovingView.self) { MovingView(frame: $0) }
    description.start = { ($0 as? MovingView)?.startMoving() }
    inspector = Inspector([description])
  }

  func size(of description: DesignableDescription) -> CGSize? { CGSize(width: 160, height: 120) }
}
