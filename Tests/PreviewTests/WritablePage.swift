// A page in this process that says that its values can be written, and answers as a test wants.

import CoreGraphics
import Foundation
import Messages
import Pages
import Stage
import UIKit

/// Hands everything on to a page in this process but what is about writing and previews.
@MainActor
final class WritablePage: Page {
  private let page: InProcessPage
  /// The answer to what is to be written. Default: an empty plan.
  var plan: ([ViewValue]) -> WritePlan = { _ in WritePlan() }
  /// The values that were asked for last.
  private(set) var asked: [ViewValue] = []
  /// The number of previews. Default: 1.
  var previewCount = 1
  /// The shown preview, from 0.
  private(set) var preview = 0

  init(_ page: InProcessPage) { self.page = page }

  let takesWriting = true
  func plan(
    writing values: [ViewValue], _ body: @escaping @MainActor (Result<WritePlan, Failure>) -> Void
  ) {
    asked = values
    body(.success(plan(values)))
  }
  var list: PageList {
    PageList((1...previewCount).map { "Preview \($0)" }, shown: preview, sections: [1])
  }
  func show(listed index: Int) { preview = index }

  var view: UIView { page.view }
  var host: (any PageHost)? {
    get { page.host }
    set { page.host = newValue }
  }
  var initialFocus: UIView? { page.initialFocus }
  var commands: Set<PageCommand.Name> { page.commands }
  var openingSize: CGSize { page.openingSize }
  var console: PageConsole { page.console }
  var languages: [String] { page.languages }
  var beginTime: TimeInterval { page.beginTime }
  var isRunning: Bool { page.isRunning }
  func open() { page.open() }
  func close() { page.close() }
  func tick() { page.tick() }
  func takeChange() -> Bool { page.takeChange() }
  func rescale(to scale: PageScale) { page.rescale(to: scale) }
  func rewind() { page.rewind() }
  func interrupt() { page.interrupt() }
  func perform(_ command: PageCommand) { page.perform(command) }
  func turn(at point: CGPoint, by degrees: Double) -> Bool { page.turn(at: point, by: degrees) }
  func outline(_ body: @escaping @MainActor ([PageNode]) -> Void) { page.outline(body) }
  func properties(
    of view: Int, _ body: @escaping @MainActor (Result<[PropertyGroup], Failure>) -> Void
  ) { page.properties(of: view, body) }
  func constraints(of view: Int, _ body: @escaping @MainActor (PageConstraints) -> Void) {
    page.constraints(of: view, body)
  }
  func images(_ body: @escaping @MainActor ([PageImage]) -> Void) { page.images(body) }
  func colors(_ body: @escaping @MainActor ([PageColor]) -> Void) { page.colors(body) }
  func planes(scale: CGFloat, _ body: @escaping @MainActor ([PagePlane]) -> Void) {
    page.planes(scale: scale, body)
  }
  func change(
    _ change: PropertyChange,
    _ body: @escaping @MainActor (Result<[PropertyGroup], Failure>) -> Void
  ) { page.change(change, body) }
  func show(_ assignments: [Assignment]) { page.show(assignments) }
  func show(as variant: PageVariant, on stage: Stage) { page.show(as: variant, on: stage) }
  func showVariants(_ variants: [PageVariant], scale: PageScale) -> [any PageTile] {
    page.showVariants(variants, scale: scale)
  }
  func move(to time: TimeInterval, on stage: Stage, keepsLater: Bool) {
    page.move(to: time, on: stage, keepsLater: keepsLater)
  }
  func pictures(
    at times: [TimeInterval], scale: PageScale, of paths: [[Int]],
    _ body: @escaping @MainActor (Result<PagePictures, Failure>) -> Void
  ) { page.pictures(at: times, scale: scale, of: paths, body) }
  func animations(_ body: @escaping @MainActor ([PageAnimation]) -> Void) { page.animations(body) }
  func pace(_ change: CurveChange) { page.pace(change) }
  func note(_ touch: AgentTouch) { page.note(touch) }
  func notePress(of control: UIControl) { page.notePress(of: control) }
  func prepare() async throws(Failure) { try await page.prepare() }
  func image(at time: TimeInterval) async throws(Failure) -> CGImage {
    try await page.image(at: time)
  }
  func descriptions() async throws(Failure) -> [AgentView] { try await page.descriptions() }
}

extension StudioHands {
  /// A person at a page with a property of each kind, whose values can be written.
  static func atWritable() throws -> (hands: StudioHands, page: WritablePage) {
    let page = WritablePage(try InProcessPage(PageScene(), of: KindsModule()))
    return (StudioHands(try Harness(page: page)), page)
  }
}
