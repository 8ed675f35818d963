// One of the pictures that are wanted of a view.

internal import CoreGraphics
internal import Inspection
internal import Messages

/// The size, appearance, time and scale of one picture.
struct PictureVariant: Hashable, Sendable {
  /// Points; nil: the view's natural size.
  var size: CGSize?
  /// Nil: iPhone 16, or the document's own.
  var device: Device?
  var isLandscape = false
  var isDark = false
  /// Seconds since the view was shown.
  var time = 0.0
  /// Pixels per point.
  var scale = 1.0

  /// The part of a picture's name that says how it differs from the usual one: `-320x200-dark-0.5s@2x`; a name stays as
  /// it is when further pictures are wanted.
  var suffix: String {
    var words: [String] = []
    if let size {
      words.append(
        DecimalText.text(Double(size.width)) + "x" + DecimalText.text(Double(size.height)))
    }
    if let device { words.append(device.name) }
    if isLandscape { words.append("landscape") }
    if isDark { words.append("dark") }
    if time != 0 { words.append(DecimalText.text(time) + "s") }
    return words.map { "-" + $0 }.joined() + (scale == 1 ? "" : "@\(DecimalText.text(scale))x")
  }

  /// A scene as this variant shows it.
  func applied(to scene: PageScene) -> PageScene {
    var scene = scene
    scene.width = size.map { Double($0.width) }
    scene.height = size.map { Double($0.height) }
    scene.device = device
    scene.isLandscape = isLandscape
    scene.isDark = isDark
    scene.scale = PageScale(screen: scale)
    return scene
  }
}
