// A registration for trait changes.

public import CoreGraphics

/// A wish to hear of changes, as `registerForTraitChanges` gives it back.
public protocol UITraitChangeRegistration: NSObjectProtocol {}
