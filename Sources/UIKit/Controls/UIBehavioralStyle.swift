// The platform whose behaviour a control follows.

/// The platform whose behaviour a control follows.
public enum UIBehavioralStyle: UInt, Sendable {
  case automatic = 0
  case pad = 1
  case mac = 2
}
