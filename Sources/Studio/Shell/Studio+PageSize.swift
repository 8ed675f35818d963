// The page in a size that a person types.

internal import CoreGraphics
internal import Inspection
internal import Messages
internal import Pages
internal import UIKit

extension Studio {
  /// Opens the fields for the page's size below the list of devices.
  func openPageSize() {
    let panel = PageSizePanel(page.size)
    panel.onSize = { [weak self] in self?.host?.studioPerforms(.show(.device, .size($0))) }
    panel.onClose = { [weak self] in self?.popovers.close() }
    popovers.open(content: panel, at: toolbar?.placeOfDevices ?? root)
    panel.begin()
  }
}
