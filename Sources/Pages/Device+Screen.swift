// The device whose screen a page is.

package import CoreGraphics
package import Messages
internal import UIKit

extension Device {
  /// Makes the program's screen that of the device, upright or on its side, and returns its size in points.
  @MainActor @discardableResult
  package func show(isOnSide: Bool) -> CGSize {
    let points = size(isLandscape: isOnSide)
    let screen = CGSize(width: points.width, height: points.height)
    UIScreen.main.bounds = CGRect(origin: .zero, size: screen)
    ShownDevice.current = shown(isOnSide: isOnSide)
    return screen
  }

  /// The device as traits tell of it.
  func shown(isOnSide: Bool) -> ShownDevice {
    ShownDevice(isTablet: isTablet, isLarge: width >= 414, isLandscape: isOnSide)
  }
}
