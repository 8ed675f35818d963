// The error of a layer class that was not registered.

/// A layer class that nobody registered.
package struct LayerClassError: Error, CustomStringConvertible {
  /// The name of the class.
  package let className: String

  /// A sentence that names the class and the call that registers it.
  package var description: String {
    "\(className) is not registered: call CALayer.register(\(className).self, "
      + "make: { \(className)() }, copy: { \(className)(layer: $0) }) before it is used"
  }
}
