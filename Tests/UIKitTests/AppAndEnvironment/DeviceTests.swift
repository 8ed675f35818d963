// Notifications and modes of the screen and the device.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct DeviceTests {
  @Test func `notification names of the screen and the device are the system's`() {
    #expect(
      UIScreen.modeDidChangeNotification.rawValue == "UIScreenModeDidChangeNotification")
    #expect(UIScreen.main.currentMode?.size == UIScreen.main.nativeBounds.size)
    #expect(UIDevice.current.batteryState == .unknown)
    #expect(UIConfigurationColorTransformer.grayscale(.red) == UIColor(white: 0.2126, alpha: 1))
  }
}
