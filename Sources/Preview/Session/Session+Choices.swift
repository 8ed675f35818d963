// The page in another way than it was opened: its device, appearance, text size, direction and language.

internal import CoreGraphics
internal import Messages
internal import Pages
internal import Studio
internal import UIKit

extension Session {
  private static let axes: [VariantAxis] = [
    .device, .appearance, .textSize, .direction, .language, .state, .scale,
  ]

  /// The choices in words, for the command palette.
  var choiceCommands: [(command: Command, title: String)] {
    Self.axes.flatMap { axis in
      let all = axis.choices(languages: languages).map { choice in
        (command: Command.show(axis, choice), title: "\(axis.title): \(choice.title)")
      }
      return all.isEmpty ? [] : all + [(.show(axis, nil), "\(axis.title): as opened")]
    }
  }

  /// The choices as a variant of the page, but for the scale, see ``pageScale(on:)``.
  var variant: PageVariant {
    PageVariant(VariantAxis.allCases.compactMap { $0 == .scale ? nil : choices[$0] })
  }

  /// The scale that the page is drawn at on a screen of `scale` pixels per point: that scale, or one that a person chose,
  /// in the same size.
  func pageScale(on scale: CGFloat) -> PageScale {
    let (screen, zoom) = (Double(scale), Double(canvas.zoom))
    guard case .scale(let chosen)? = choices[.scale]?.value else {
      return PageScale(screen: screen, zoom: zoom)
    }
    return PageScale(screen: chosen, zoom: screen * zoom / chosen)
  }

  /// Turns the device that the page is shown on by 90°. A page on no device is shown on the standard one then.
  func rotate() {
    var (device, isOnSide) = (request.device ?? .standard, request.isLandscape)
    let opened: VariantChoice? = request.device == nil ? nil : .device(device, isOnSide: isOnSide)
    if case .device(let chosen?, let isChosenOnSide)? = choices[.device]?.value {
      (device, isOnSide) = (chosen, isChosenOnSide)
    }
    let turned = VariantChoice.device(device, isOnSide: !isOnSide)
    show(.device, turned == opened ? nil : turned)
  }

  /// Shows the page with a choice on an axis from the next frame on; nil: as it was opened.
  func show(_ axis: VariantAxis, _ choice: VariantChoice?) {
    choices[axis] = choice
    if axis == .scale {
      page.rescale(to: pageScale(on: canvas.outputScale))
    } else {
      choicesHaveChanged = true
    }
    say("\(axis.title): \(choice?.title ?? "as opened")")
  }

  /// Reads which languages there are now.
  func readLanguages() { languages = page.languages }
}
