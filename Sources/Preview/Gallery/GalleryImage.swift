// The gallery's icons, drawn for this project at 1×, 2× and 3×.

internal import CoreGraphics
internal import Messages
internal import UIKit

/// An icon of the gallery.
@MainActor
enum GalleryImage: String, CaseIterable {
  case arrow
  case heart

  /// The icon that `image` is a representation of.
  init?(showing image: UIImage) {
    let scales: [CGFloat] = [1, 2, 3]
    let icon = Self.allCases.first { icon in
      scales.contains { icon.image(scale: $0)?.cgImage === image.cgImage }
    }
    guard let icon else { return nil }
    self = icon
  }

  /// Fails where an icon's file is missing or damaged.
  static func checkAll(scale: CGFloat) throws(Failure) {
    for icon in allCases {
      for scale in [1, scale] { _ = try Assets.load(icon.path(scale: scale)) }
    }
  }

  /// The representation that suits `scale` pixels per point: the next larger one of 1, 2 and 3.
  func image(scale: CGFloat) -> UIImage? {
    Assets.image(path(scale: scale), scale: CGFloat(Self.pixels(scale)))
  }

  /// The same, failing where its file is missing or damaged.
  func loaded(scale: CGFloat) throws(Failure) -> UIImage {
    UIImage(
      cgImage: try Assets.load(path(scale: scale)), scale: CGFloat(Self.pixels(scale)),
      orientation: .up)
  }

  private func path(scale: CGFloat) -> String {
    let pixels = Self.pixels(scale)
    return "Gallery/\(rawValue)\(pixels == 1 ? "" : "@\(pixels)x").png"
  }

  /// Pixels per point of the file that suits `scale`.
  private static func pixels(_ scale: CGFloat) -> Int {
    Int(min(max(scale.rounded(.up), 1), 3))
  }
}
