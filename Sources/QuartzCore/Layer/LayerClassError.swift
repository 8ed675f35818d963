// The error of a layer class that was not registered.

/// A layer class that nobody registered.
package struct LayerClassError: Error, CustomStringConvertible {
  package let className: String

  package var description: String {
    "\(className) is not registered: call CALayer.register(\(className).self, "
      + "make: { \(className)() }, copy: { \(className)(layer: $0) }) before it is used"
  }
}
