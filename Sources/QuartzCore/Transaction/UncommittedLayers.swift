// What keeps layers until the frame that they changed for.

/// Layers outside of any tree that changed since a stage's last frame. A transaction holds them on Apple's systems
/// too: a layer that only a weak variable names is still there when it is given to a superlayer.
package final class UncommittedLayers {
  private var layers: [CALayer] = []

  func keep(_ layer: CALayer) {
    if layers.last !== layer { layers.append(layer) }
  }

  /// Lets them go: their frame is there.
  package func letGo() {
    if !layers.isEmpty { layers = [] }
  }
}
