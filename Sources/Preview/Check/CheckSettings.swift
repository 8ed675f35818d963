// The pictures that are wanted of a view.

internal import CoreGraphics
internal import Messages

/// The pictures that are wanted of a view: one for each combination of the values.
struct CheckSettings: Hashable, Sendable {
  /// Points; nil is the view's natural size.
  var sizes: [CGSize?] = [nil]
  /// Whether each picture is dark.
  var appearances: [Bool] = [false]
  /// Pixels per point, each 0.01 … 64.
  var scales: [Double] = [1]
  /// Seconds since the view was shown, each 0 … 86,400.
  var times: [Double] = [0]
  /// The devices of previews and scenes; nil is iPhone 16, or the document's own.
  var devices: [Device?] = [nil]
  /// Whether the device lies on its side.
  var orientations: [Bool] = [false]
  /// The largest difference of one component of one pixel, of 255, that counts as none.
  var tolerance = 0
  /// Whether designables are drawn without what Interface Builder's library gives them.
  var isBare = false
  /// Whether the view is started at time 0.
  var starts = false

  /// Every combination, in the order of the fields; `isOnDevice`: whether devices make a difference.
  func variants(isOnDevice: Bool) -> [PictureVariant] {
    var variants: [PictureVariant] = []
    for size in sizes {
      for device in isOnDevice ? devices : [nil] {
        for isLandscape in isOnDevice ? orientations : [false] {
          for isDark in appearances {
            for time in times {
              for scale in scales {
                variants.append(
                  PictureVariant(
                    size: size, device: device, isLandscape: isLandscape, isDark: isDark,
                    time: time, scale: scale))
              }
            }
          }
        }
      }
    }
    return variants
  }
}
