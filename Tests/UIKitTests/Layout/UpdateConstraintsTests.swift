// Which views are asked to update their constraints, and in which order.

import Testing

@testable import UIKit

@MainActor @Suite struct UpdateConstraintsTests {
  private final class Asked: UIView {
    let name: String
    let log: Log
    var onUpdate: () -> Void = {}

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      log.names += name
      onUpdate()
      super.updateConstraints()
    }
  }

  private final class Log {
    var names = ""

    func take() -> String {
      defer { names = "" }
      return names
    }
  }

  /// a around b around c, and d beside b.
  private func tree() -> (log: Log, views: [Asked]) {
    let log = Log()
    let views = ["a", "b", "c", "d"].map { Asked($0, log) }
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    views[0].addSubview(views[3])
    return (log, views)
  }

  @Test func `each view is asked once, those below first, and then none`() {
    let (log, views) = tree()
    views[0].layoutIfNeeded()
    #expect(log.take() == "cbda")
    views[0].setNeedsLayout()
    views[0].layoutIfNeeded()
    #expect(log.take() == "")
  }

  @Test func `a view asks for itself alone, and a view that is moved keeps its wish`() {
    let (log, views) = tree()
    views[0].layoutIfNeeded()
    _ = log.take()
    views[2].setNeedsUpdateConstraints()
    views[0].layoutIfNeeded()
    #expect(log.take() == "c")
    views[2].removeFromSuperview()
    views[2].setNeedsUpdateConstraints()
    views[0].layoutIfNeeded()
    #expect(log.take() == "")
    views[3].addSubview(views[2])
    #expect(views[2].needsUpdateConstraints())
    views[0].layoutIfNeeded()
    #expect(log.take() == "c")
  }

  @Test func `a part that is laid out by itself is asked, and the rest later`() {
    let (log, views) = tree()
    views[1].updateConstraintsIfNeeded()
    #expect(log.take() == "cb")
    views[0].layoutIfNeeded()
    #expect(log.take() == "da")
  }

  @Test func `a view that was asked and is needed again by another one is asked in the next pass`()
  {
    let (log, views) = tree()
    views[3].onUpdate = { [c = views[2]] in c.setNeedsUpdateConstraints() }
    views[0].updateConstraintsIfNeeded()
    #expect(log.take() == "cbda" && views[2].needsUpdateConstraints())
    views[0].updateConstraintsIfNeeded()
    #expect(log.take() == "c")
  }

  @Test func `a view that is made while others are asked is asked in the next pass`() {
    let (log, views) = tree()
    views[3].onUpdate = { [b = views[1]] in b.addSubview(Asked("e", log)) }
    views[0].updateConstraintsIfNeeded()
    #expect(log.take() == "cbda")
    views[0].updateConstraintsIfNeeded()
    #expect(log.take() == "e")
  }
}
