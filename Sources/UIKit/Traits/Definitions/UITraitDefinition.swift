// The protocol of traits, and their metatypes.

/// A trait ([Apple](https://developer.apple.com/documentation/uikit/uitraitdefinition)). Custom
/// traits compile, and never change.
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
}

public typealias UITrait = any UITraitDefinition.Type
