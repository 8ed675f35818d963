// The way in which the page is looked at, from one run of the program to the next.

internal import CoreGraphics
internal import Messages
internal import Pages
internal import Stage
internal import Studio
internal import UIKit

extension Session {
  /// The axes that are remembered.
  private static let rememberedAxes: [VariantAxis] = [
    .device, .appearance, .textSize, .direction, .language, .scale,
  ]

  /// The way in which the page is shown and played now.
  var memory: PageMemory {
    var memory = PageMemory()
    memory.choices = Self.rememberedAxes.compactMap { axis in
      guard let choice = choices[axis], choice.hasWord else { return nil }
      return choice
    }
    (memory.rate, memory.loops) = (stage.clock.rate, loops)
    // A page that was never ready has no list.
    memory.shown = page.list.shown == nil ? rememberedTitle : page.list.shownTitle
    if page.list.shown == 0 { memory.shown = nil }
    return memory
  }

  /// Shows and plays the page as it was last. An option of the command line wins. Call it before ``start()``.
  func recall(_ memory: PageMemory) {
    let hasScreen = request.device != nil || request.isLandscape || request.size != nil
    for choice in memory.choices where choice.axis != .device || !hasScreen {
      choices[choice.axis] = choice
    }
    if !choices.isEmpty { page.show(as: variant, on: stage) }
    if choices[.scale] != nil { page.rescale(to: pageScale(on: canvas.outputScale)) }
    stage.clock.rate = memory.rate
    (loops, studio.followsAnimations) = (memory.loops, memory.loops)
    guard request.preview == nil, request.view == nil, request.document?.scene == nil,
      let title = memory.shown
    else { return }
    rememberedTitle = title
    page.begin(with: title)
  }

  /// Shows what was looked at last, once the page knows what it can show; the first one where it is not there any more.
  func showRemembered() {
    guard let title = rememberedTitle, page.list.shown != nil else { return }
    rememberedTitle = nil
    let list = page.list
    guard list.shown == 0, list.shownTitle != title, let index = list.titles.firstIndex(of: title)
    else { return }
    page.show(listed: index)
  }
}
