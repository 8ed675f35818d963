// The privacy of values in a log message.

/// How private a value in a message is ([Apple](https://developer.apple.com/documentation/os/oslogprivacy)). No-op on
/// Linux: values of every kind are written.
public struct OSLogPrivacy: Sendable {
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
  public static let auto = OSLogPrivacy()
}
