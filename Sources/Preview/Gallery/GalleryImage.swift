// The gallery's icons, drawn for this project at 1×, 2× and 3×.

internal import CoreGraphics
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

  /// Fails where an icon is missing or damaged.
  static func checkAll(scale: CGFloat) throws(Failure) {
    for icon in allCases where icon.image(scale: scale) == nil {
      throw Failure(
        .missingInput, "the icon “\(icon.rawValue)” is missing or damaged in \(Assets.folder)")
    }
    if UIImage(named: "bubble") == nil {
      throw Failure(
        .missingInput, "the picture “bubble” is missing beside \(ImageFolders.executableFolder)")
    }
  }

  /// The representation that suits `scale` pixels per point: the next larger one of 1, 2 and 3.
  func image(scale: CGFloat) -> UIImage? {
    let pixels = Int(min(max(scale.rounded(.up), 1), 3))
    let suffix = pixels == 1 ? "" : "@\(pixels)x"
    return Assets.image("Gallery/\(rawValue)\(suffix).png", scale: CGFloat(pixels))
  }
}
