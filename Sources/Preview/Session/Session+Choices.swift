// The page in another way than it was opened: its device, appearance, text size, direction and language.

internal import CoreGraphics
internal import Inspection
internal import Messages
internal import Pages
internal import Studio
internal import UIKit

extension Session {
  /// The axes on which a person chooses for the page itself.
  private static let axes: [VariantAxis] = [
    .device, .appearance, .textSize, .direction, .language, .state, .scale,
  ]

  /// The choices in words, for the command palette.
  var choiceCommands: [(command: Command, title: String)] {
    Self.axes.flatMap { axis in
      let all = axis.choices(languages: languages).filter { !$0.isOwnSize }.map { choice in
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

  /// The device that the page stands on: one that was chosen or asked for, else the standard one where the page is as
  /// large as that; nil: none.
  var shownDevice: (device: Device, isOnSide: Bool)? {
    switch choices[.device]?.value {
    case .device(let device?, let isOnSide): return (device, isOnSide)
    case .device(nil, _), .size: return nil
    default: break
    }
    if let device = request.device { return (device, request.isLandscape) }
    return [false, true].first { isOnSide in
      let size = Device.standard.size(isLandscape: isOnSide)
      return page.size == CGSize(width: size.width, height: size.height)
    }.map { (.standard, $0) }
  }

  /// The size that somebody typed; nil: the page has another.
  private var typedSize: CGSize? {
    guard case .size(let width, let height)? = choices[.device]?.value else { return nil }
    return CGSize(width: width, height: height)
  }

  /// Whether there is something to turn: a device, or a size that somebody typed.
  var canRotate: Bool { shownDevice != nil || typedSize != nil }

  /// Turns the device that the page is shown on by 90°, or the size that somebody typed.
  func rotate() {
    if let size = typedSize {
      return show(.device, .size(CGSize(width: size.height, height: size.width)))
    }
    guard let (device, isOnSide) = shownDevice else { return say("The page stands on no device") }
    let opened = request.device.map { VariantChoice.device($0, isOnSide: request.isLandscape) }
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
