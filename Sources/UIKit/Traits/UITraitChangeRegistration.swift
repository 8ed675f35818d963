// A registration for trait changes.

public import CoreGraphics

/// A registration for trait changes, returned by `registerForTraitChanges`.
public protocol UITraitChangeRegistration: NSObjectProtocol {}
