// A page that answers with anything that has the form of an answer, as a hostile agent does.

import CoreGraphics
import Foundation
import Messages
import Pages
import Stage
import TestSupport
import UIKit

/// A page whose views, properties and animations are random, and whose numbers reach the ends of their types.
@MainActor
final class ForgedPage: Page {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
  weak var host: (any PageHost)?
  let initialFocus: UIView? = nil
  let commands: Set<PageCommand.Name> = [.start]
  let openingSize = CGSize(width: 200, height: 150)
  var isRunning = false
  /// Whether there are no views and no animations.
  var isEmpty = false
  let takesWriting = true
  let beginTime: TimeInterval = 0
  let console = PageConsole()
  let languages = ["en", "", "\u{1B}[31m", String(repeating: "long ", count: 1000)]
  private var random: SeededGenerator
  /// How often each was asked for.
  private(set) var answers = 0
  private var lastAnimations: [PageAnimation] = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  func open() { host?.pageDidChange(.ready) }
  func close() {}
  func tick() {}
  func takeChange() -> Bool { true }
  func rescale(to scale: PageScale) {}
  func rewind() {}
  var list = PageList(["", "\u{1B}[31m", String(repeating: "long ", count: 1000)], shown: 2)
  func show(listed index: Int) { list.shown = index }
  func interrupt() {}
  func perform(_ command: PageCommand) {}
  func turn(at point: CGPoint, by degrees: Double) -> Bool { false }
  func show(_ assignments: [Assignment]) { host?.pageDidReplaceViews() }
  func move(to time: TimeInterval, on stage: Stage, keepsLater: Bool) {
    if time < stage.clock.now { stage.rewind(to: time) } else { stage.clock.step(to: time) }
  }
  func show(as variant: PageVariant, on stage: Stage) {}
  func showVariants(_ variants: [PageVariant], scale: PageScale) -> [any PageTile] { [] }
  func pace(_ change: CurveChange) {}
  func note(_ touch: AgentTouch) {}
  func notePress(of control: UIControl) {}
  func prepare() async throws(Failure) {}
  func image(at time: TimeInterval) async throws(Failure) -> CGImage {
    throw Failure(.fault, "no picture")
  }
  func descriptions() async throws(Failure) -> [AgentView] { [] }

  func outline(_ body: @escaping @MainActor ([PageNode]) -> Void) {
    answers += 1
    body(isEmpty ? [] : list(4) { node(depth: 0) } + [node(depth: 0)])
  }

  func properties(
    of view: Int, _ body: @escaping @MainActor (Result<[PropertyGroup], Failure>) -> Void
  ) {
    answers += 1
    body(.success(list(4) { group() }))
  }

  func constraints(of view: Int, _ body: @escaping @MainActor (PageConstraints) -> Void) {
    var told = PageConstraints(
      list(5) {
        var constraint = PageConstraint(line: (0..<4).map { _ in number() }, text: text())
        constraint.helper = isTrue() ? (0..<4).map { _ in number() } : []
        constraint.isOptional = isTrue()
        constraint.problem = isTrue() ? text() : nil
        return constraint
      })
    told.ambiguity = isTrue() ? text() : nil
    body(told)
  }

  func images(_ body: @escaping @MainActor ([PageImage]) -> Void) {
    body(list(4) { PageImage(name: text(), isSymbol: isTrue(), picture: Data("no PNG".utf8)) })
  }

  func colors(_ body: @escaping @MainActor ([PageColor]) -> Void) {
    body(list(4) { PageColor(name: text(), light: text(), dark: isTrue() ? text() : nil) })
  }

  func planes(scale: CGFloat, _ body: @escaping @MainActor ([PagePlane]) -> Void) {
    body(list(6) { PagePlane(view: whole(), picture: isTrue() ? Data("no PNG".utf8) : Data()) })
  }

  func change(
    _ change: PropertyChange,
    _ body: @escaping @MainActor (Result<[PropertyGroup], Failure>) -> Void
  ) { properties(of: change.view, body) }

  func plan(
    writing values: [ViewValue], _ body: @escaping @MainActor (Result<WritePlan, Failure>) -> Void
  ) {
    var plan = WritePlan()
    for _ in 0..<3 {
      let failure = Failure(.badData, text())
      plan.refusals[whole()] = isTrue() ? .noPlace(failure) : .failed(failure)
      plan.paths[whole()] = text()
    }
    body(isTrue() ? .success(plan) : .failure(Failure(.badData, text())))
  }

  func pictures(
    at times: [TimeInterval], scale: PageScale, of paths: [[Int]],
    _ body: @escaping @MainActor (Result<PagePictures, Failure>) -> Void
  ) {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 1 + (whole() & 31), height: 30)).image
    { _ in }
    let pictures = list(6) { picture.cgImage }.compactMap(\.self)
    body(
      isTrue()
        ? .success(PagePictures(pictures: pictures, revision: whole()))
        : .failure(Failure(.fault, text())))
  }

  func animations(_ body: @escaping @MainActor ([PageAnimation]) -> Void) {
    answers += 1
    // Rows that are new in each frame cost an unoptimised build a second.
    if answers % 8 == 1 { lastAnimations = list(5) { animation() } }
    body(isEmpty ? [] : lastAnimations)
  }

  // MARK: Random answers

  private func isTrue() -> Bool { Bool.random(using: &random) }

  private func list<Element>(_ most: Int, _ element: () -> Element) -> [Element] {
    (0..<Int.random(in: 0...most, using: &random)).map { _ in element() }
  }

  private func number() -> Double {
    [
      0, 1, -1, 100, 1e308, -1e308, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 0.5, 3, 60,
      2_147_483_648, 9.3e18, -9.3e18,
    ].randomElement(using: &random) ?? 0
  }

  private func whole() -> Int {
    [0, 1, 2, 3, 4, -1, .max, .min, 1 << 40].randomElement(using: &random) ?? 0
  }

  private func text() -> String {
    [
      "", "a", "Dial", "\u{1B}[31m\u{0}\u{202E}", "number", "color", "#ff0000", "1e999", "nan",
      "inf,inf", "1,2,3,4", "-9223372036854775808", "1e308", String(repeating: "x", count: 60),
      "point", "[1,", "{{}}", "😀", "system 1e308",
    ].randomElement(using: &random) ?? ""
  }

  private func node(depth: Int) -> PageNode {
    var node = PageNode(
      id: whole(), className: text(), readableName: text(), text: isTrue() ? text() : nil,
      size: (0..<2).map { _ in number() }, corners: (0..<8).map { _ in number() },
      isHidden: isTrue(), clips: isTrue(),
      children: depth > 2 ? [] : list(3) { self.node(depth: depth + 1) })
    node.identifier = isTrue() ? text() : nil
    node.isFree = isTrue()
    node.isPart = isTrue()
    node.layer = isTrue() ? PageLayer(isMask: isTrue(), viewsBehind: whole()) : nil
    node.layers = depth > 2 ? [] : list(2) { self.node(depth: depth + 1) }
    node.untoldLayers = whole()
    return node
  }

  private func group() -> PropertyGroup {
    PropertyGroup(name: text(), isInspectable: isTrue(), properties: list(6) { property() })
  }

  private func property() -> PageProperty {
    let kinds = [
      "boolean", "integer", "number", "string", "color", "image", "point", "size", "rect", "insets",
      "font", "choice", "options", "list", "dictionary", "none", "no kind",
    ]
    var property = PageProperty(
      name: text(), readableName: text(), kind: kinds.randomElement(using: &random) ?? "",
      choices: list(4) { text() }, isOptional: isTrue(), isWritable: isTrue(),
      value: isTrue() ? text() : nil, isChanged: isTrue(), documentation: isTrue() ? text() : nil)
    property.elementKind = isTrue() ? kinds.randomElement(using: &random) : nil
    property.keyKind = isTrue() ? kinds.randomElement(using: &random) : nil
    property.problem = isTrue() ? text() : nil
    property.isMixed = isTrue()
    return property
  }

  private func animation() -> PageAnimation {
    var animation = PageAnimation(
      number: whole(), views: whole(), view: isTrue() ? whole() : nil, layer: text(),
      path: list(4) { whole() },
      key: isTrue() ? text() : nil, keyPath: text(),
      from: isTrue() ? text() : nil, to: isTrue() ? text() : nil, begin: number(),
      duration: number(), end: isTrue() ? number() : nil, curve: list(6) { number() },
      curveName: text())
    animation.added = number()
    animation.points = PageCurve(x1: 1, y1: isTrue() ? 10 : -10, x2: 0, y2: 0.5)
    animation.isOfBlock = isTrue()
    return animation
  }
}
