// No-op on Linux: the platform and power state of the process, with constant values.

public import CoreGraphics

extension ProcessInfo {
  /// Never: this is no Mac.
  public var isMacCatalystApp: Bool { false }
  public var isiOSAppOnMac: Bool { false }
  /// Never: a preview saves no power.
  public var isLowPowerModeEnabled: Bool { false }
}
