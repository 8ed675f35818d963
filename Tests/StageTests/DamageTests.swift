// Damaged repaints show what full ones do, byte for byte.

import CoreGraphics
import Stage
import TestSupport
import Testing
import UIKit
import Windowing

@MainActor @Suite struct DamageTests {
  private let size = PixelSize(width: 100, height: 72)

  private func options(threads: Int, everything: Bool = false) -> StageOptions {
    var options = StageOptions()
    options.threads = threads
    options.repaintsEverything = everything
    return options
  }

  /// 10,000 edits at `FUZZ_SCALE=20`. Time goes on between them, so animations run, begin and end.
  /// The whole picture is drawn by the stage itself, and now and then by another one whose scene had
  /// the same edits and of which no picture was taken in between. Its views draw when the first's do:
  /// what a view drew is stretched when its bounds change later.
  /// `missing`: the share of a pixel that the root lacks at the right and below.
  @Test(arguments: [(1, 1.0, 0), (2, 1, 0), (8, 1, 0), (1, 1.5, 0), (2, 0.8, 0), (1, 1.3, 0.68)])
  func `after each of 500 edits the screen shows what a full repaint draws`(
    threads: Int, scale: CGFloat, missing: CGFloat
  ) {
    let seed = Fuzz.seed &+ UInt64(scale * 100) &- 100
    let scenes = [RandomScene(seed: seed), RandomScene(seed: seed)]
    let clock = ManualClock()
    let rootSize = CGSize(
      width: (CGFloat(size.width) - missing) / scale,
      height: (CGFloat(size.height) - missing) / scale)
    let stage = Stage(
      root: scenes[0].root, size: size, rootSize: rootSize, scale: scale, clock: clock,
      options: options(threads: threads))
    let presenter = MemoryPresenter(size: size)
    stage.frame(into: presenter)
    let unshown = Stage(
      root: scenes[1].root, size: size, rootSize: rootSize, scale: scale, clock: clock,
      options: options(threads: 1))
    for edit in 0..<500 * Fuzz.scale {
      for scene in scenes { scene.time = clock.now }
      let name = scenes.map { $0.edit() }[0]
      // Whole microseconds, as a frame's time is.
      clock.advance(by: edit % 3 == 0 ? 0 : 1.0 / 64)
      stage.frame(into: presenter)
      unshown.update()
      var wholes = [stage.snapshot()]
      if edit % 100 == 99 { wholes.append(unshown.snapshot()) }
      guard wholes.allSatisfy(presenter.screen.hasSamePixels) else {
        Issue.record(
          "FUZZ_SEED=\(Fuzz.seed), scale \(scale): edit \(edit) (\(name)) left other pixels")
        return
      }
    }
  }

  @Test func `any number of threads and any scale draw the same bytes`() {
    for scale in [1, 1.5, 2.25] {
      let pictures = [1, 2, 8].map { threads in
        Stage(
          root: RandomScene(seed: Fuzz.seed).root, size: size, scale: scale,
          options: options(threads: threads)
        ).snapshot()
      }
      #expect(pictures[0].hasSamePixels(as: pictures[1]))
      #expect(pictures[0].hasSamePixels(as: pictures[2]))
    }
  }

  @Test func `full repaints on demand show the same as damaged ones`() {
    let scenes = [false, true].map { everything in
      let scene = RandomScene(seed: Fuzz.seed &+ 7)
      let stage = Stage(
        root: scene.root, size: size, options: options(threads: 1, everything: everything))
      let presenter = MemoryPresenter(size: size)
      stage.frame(into: presenter)
      for _ in 0..<60 {
        _ = scene.edit()
        stage.frame(into: presenter)
      }
      return presenter.screen
    }
    #expect(scenes[0].hasSamePixels(as: scenes[1]))
  }

  @Test func `damage is less than everything for a small change`() {
    let scene = RandomScene(seed: Fuzz.seed)
    let box = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
    scene.root.addSubview(box)
    let stage = Stage(root: scene.root, size: size, options: options(threads: 1))
    let presenter = MemoryPresenter(size: size)
    stage.frame(into: presenter)
    box.backgroundColor = .systemPink
    let report = stage.frame(into: presenter)
    #expect(report?.damagedPixels == 30)
  }
}
