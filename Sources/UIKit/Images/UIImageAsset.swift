// The variants of one image for different traits.

import CoreGraphics
private import Synchronization

/// The variants of an image for different traits
/// ([Apple](https://developer.apple.com/documentation/uikit/uiimageasset)).
///
/// Image views show the variant for their traits. The asset of a named image has its file for the
/// dark style too.
open class UIImageAsset: NSObject, NSSecureCoding, @unchecked Sendable {
  fileprivate struct Entry: Sendable {
    let configuration: UIImage.Configuration
    let image: UIImage
  }

  // Guarded by the lock, hence `@unchecked Sendable`.
  private let entries = Mutex<[Entry]>([])
  private let variants: ImageVariants?

  public override init() { variants = nil }

  /// The asset of a picture that was found by name.
  init(_ variants: ImageVariants) { self.variants = variants }

  /// Foundation's coder holds no pictures of ours: a decoded asset is empty.
  public required init?(coder: NSCoder) { variants = nil }
  open func encode(with coder: NSCoder) {}
  open class var supportsSecureCoding: Bool { true }

  /// Returns the variant registered for these traits; else one that contradicts none of them, else
  /// any. An empty asset returns an image without pixels.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    image(with: UIImage.Configuration(traitCollection: traitCollection))
  }

  open func image(with configuration: UIImage.Configuration) -> UIImage {
    let wanted = (configuration.traitCollection ?? .current).specified
    let known = entries.withLock { $0 }
    // Later registrations take precedence.
    let best = known.reversed().max { $0.fits(wanted) < $1.fits(wanted) }
    guard let image = best?.image ?? named(wanted) else { return UIImage() }
    var values = image.values
    values.asset = self
    return UIImage(values)
  }

  /// The named picture in the style that is wanted.
  private func named(_ wanted: UITraitOverrides) -> UIImage? {
    guard let variants else { return nil }
    var values = UIImage.Values()
    UITraitCollection(wanted).performAsCurrent { values = variants.values }
    return values.cgImage == nil ? nil : UIImage(values)
  }

  /// Registers the variant for these traits, replacing another one.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    register(image, with: UIImage.Configuration(traitCollection: traitCollection))
  }

  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    // The asset's pictures do not know it, so that nothing holds itself.
    var values = image.values
    values.asset = nil
    let entry = Entry(configuration: configuration, image: UIImage(values))
    entries.withLock {
      $0.removeAll { $0.isFor(configuration) }
      $0.append(entry)
    }
  }

  open func unregisterImage(with traitCollection: UITraitCollection) {
    unregisterImage(with: UIImage.Configuration(traitCollection: traitCollection))
  }

  open func unregisterImage(with configuration: UIImage.Configuration) {
    entries.withLock { $0.removeAll { $0.isFor(configuration) } }
  }
}

extension UIImageAsset.Entry {
  fileprivate func isFor(_ other: UIImage.Configuration) -> Bool {
    (configuration.traitCollection ?? UITraitCollection())
      == (other.traitCollection ?? UITraitCollection())
  }

  /// Returns the number of matching traits; below 0 where one differs.
  fileprivate func fits(_ wanted: UITraitOverrides) -> Int {
    guard let specified = configuration.traitCollection?.specified else { return 0 }
    var count = 0
    func compare<Trait: Equatable>(_ mine: Trait, _ other: Trait, unspecified: Trait) {
      guard mine != unspecified, other != unspecified else { return }
      count += mine == other ? 1 : -100
    }
    compare(specified.userInterfaceStyle, wanted.userInterfaceStyle, unspecified: .unspecified)
    compare(specified.userInterfaceIdiom, wanted.userInterfaceIdiom, unspecified: .unspecified)
    compare(specified.horizontalSizeClass, wanted.horizontalSizeClass, unspecified: .unspecified)
    compare(specified.verticalSizeClass, wanted.verticalSizeClass, unspecified: .unspecified)
    compare(specified.layoutDirection, wanted.layoutDirection, unspecified: .unspecified)
    compare(
      specified.accessibilityContrast, wanted.accessibilityContrast, unspecified: .unspecified)
    compare(specified.displayScale, wanted.displayScale, unspecified: 0)
    return count
  }
}

extension UIImage {
  /// The asset of the image: that which it came from, that of its name, or a new one that holds it
  /// alone.
  public var imageAsset: UIImageAsset? {
    if let asset = values.asset { return asset }
    if let variants = values.variants { return UIImageAsset(variants) }
    let asset = UIImageAsset()
    asset.register(self, with: UITraitCollection())
    return asset
  }

  /// The picture of its asset for the current traits; itself where it came from none.
  var forCurrentTraits: UIImage { values.asset?.image(with: .current) ?? self }
}
