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
  }
}
