// A function that makes a transform of an animated number.

/// A function that makes a transform of a number
/// ([Apple](https://developer.apple.com/documentation/quartzcore/cavaluefunction)).
open class CAValueFunction: NSObject {
  /// The name of the function.
  public let name: CAValueFunctionName

  /// Makes the function of this name.
  public init?(name: CAValueFunctionName) {
    self.name = name
  }

  /// The key path's component that sets the same.
  var component: String? {
    [
      .rotateX: ".rotation.x", .rotateY: ".rotation.y", .rotateZ: ".rotation.z",
      .scaleX: ".scale.x", .scaleY: ".scale.y", .scaleZ: ".scale.z",
      .translateX: ".translation.x", .translateY: ".translation.y",
      .translateZ: ".translation.z",
    ][name]
  }
}
