// The devices by the names that interface documents have for them.

extension Device {
  /// The device that a document's `device` element names, such as `retina6_1`; nil for an unknown one. Documents name
  /// screens, each of which several devices have.
  package static func inDocument(_ id: String) -> Device? { documentDevices[id] }

  private static let documentDevices: [String: Device] = [
    "retina3_5": Device(withButton: "iPhone 4s", width: 320, height: 480),
    "retina4_0": Device(withButton: "iPhone SE (1st generation)", width: 320, height: 568),
    "retina4_7": Device(withButton: "iPhone SE (3rd generation)", width: 375, height: 667),
    "retina5_5": Device(withButton: "iPhone 8 Plus", width: 414, height: 736, scale: 3),
    "retina5_9": Device("iPhone X", width: 375, height: 812, top: 44, radius: 39),
    "retina5_4": Device("iPhone 13 mini", width: 375, height: 812, top: 50, radius: 44),
    "retina6_0": Device("iPhone 13", width: 390, height: 844, top: 47, radius: 47.33),
    "retina6_1": Device("iPhone 11", width: 414, height: 896, scale: 2, top: 48, radius: 41.5),
    "retina6_5": Device("iPhone 11 Pro Max", width: 414, height: 896, top: 44, radius: 39),
    "retina6_7": Device("iPhone 13 Pro Max", width: 428, height: 926, top: 47, radius: 53.33),
    "retina6_12": Device("iPhone 14 Pro", width: 393, height: 852, top: 59, radius: 55),
    "retina6_72": Device("iPhone 14 Pro Max", width: 430, height: 932, top: 59, radius: 55),
    "retina6_3": Device("iPhone 16 Pro", width: 402, height: 874, top: 62, radius: 62),
    "retina6_9": Device("iPhone 16 Pro Max", width: 440, height: 956, top: 62, radius: 62),
    "ipad7_9": Device(withButton: "iPad mini (5th generation)", width: 768, height: 1024),
    "ipad9_7": Device(withButton: "iPad (6th generation)", width: 768, height: 1024),
    "ipad10_2": Device(withButton: "iPad (9th generation)", width: 810, height: 1080),
    "ipad10_5": Device(withButton: "iPad Air (3rd generation)", width: 834, height: 1112),
    "ipad12_9": Device(withButton: "iPad Pro (12.9-inch)", width: 1024, height: 1366),
    "ipad8_3rounded": Device(
      tablet: "iPad mini (6th generation)", width: 744, height: 1133, radius: 21.5),
    "ipad10_9rounded": Device(
      tablet: "iPad Air (4th generation)", width: 820, height: 1180, radius: 18),
    "ipad11_0rounded": Device(tablet: "iPad Pro 11-inch", width: 834, height: 1194, radius: 18),
    "ipad12_9rounded": Device(tablet: "iPad Pro 12.9-inch", width: 1024, height: 1366, radius: 18),
  ]

  /// The screen of documents that are older than devices: 600 × 600 points, with a status bar.
  package static let squareCanvas = Device(
    withButton: "iPhone (any)", width: 600, height: 600)
}
