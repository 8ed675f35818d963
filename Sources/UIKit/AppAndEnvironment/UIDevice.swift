// The device, as far as views ask about it.

public import CoreGraphics

/// The device: a phone, unless a preview is shown on another one.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()

  package override init() {}

  open var userInterfaceIdiom: UIUserInterfaceIdiom { ShownDevice.current.idiom }
  open var name: String { "Vitrine" }
  open var model: String { "Vitrine" }
  open var systemName: String { "Linux" }
  /// The version of iOS (`StageSystem`): `#available` of a later one is false in the copies of the sources.
  open var systemVersion: String { StageSystem.name }
}

/// The idiom of the device.
// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "Use UIDevice.current.userInterfaceIdiom")
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { ShownDevice.current.idiom }
