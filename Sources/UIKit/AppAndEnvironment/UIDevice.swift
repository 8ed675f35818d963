// The device, as far as views ask about it.

public import CoreGraphics

/// The device: always a phone, as views here are made for one.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()

  package override init() {}

  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var name: String { "Vitrine" }
  open var model: String { "Vitrine" }
  open var systemName: String { "Linux" }
  /// The version of iOS (`StageSystem`): `#available` of a later one is false in the copies of the sources.
  open var systemVersion: String { StageSystem.name }
}

/// The idiom of the device: always phone.
// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "Use UIDevice.current.userInterfaceIdiom")
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { .phone }
