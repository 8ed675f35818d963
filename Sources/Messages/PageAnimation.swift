// An animation on a page, as the time bar lists it.

/// An animation that runs on a page, or is yet to begin.
package struct PageAnimation: Codable, Hashable, Sendable {
  /// The number of the view whose layer it moves, or a layer in that; nil: of no view.
  package var view: Int?
  /// The layer's name, else the readable name of its view or class.
  package var layer: String
  /// The indices among sublayers that lead down to the layer: the same when the views were made anew.
  package var path: [Int]
  /// The key under which it was added to the layer; nil: under none.
  package var key: String?
  /// The property's key path.
  package var keyPath: String
  /// The value at the beginning, for a person to read; nil: it has no short text.
  package var from: String?
  /// The value at the end.
  package var to: String?
  /// The page's time, in seconds.
  package var begin: Double
  /// Seconds that one pass takes.
  package var duration: Double
  /// The page's time, in seconds; nil: it never ends.
  package var end: Double?
  /// The progress at evenly spaced times of a pass.
  package var curve: [Double]
  /// The curve's name, such as `easeIn`.
  package var curveName: String

  package init(
    view: Int?, layer: String, path: [Int], key: String?, keyPath: String, from: String?,
    to: String?, begin: Double, duration: Double, end: Double?, curve: [Double], curveName: String
  ) {
    self.view = view
    self.layer = layer
    self.path = path
    self.key = key
    self.keyPath = keyPath
    self.from = from
    self.to = to
    self.begin = begin
    self.duration = duration
    self.end = end
    self.curve = curve
    self.curveName = curveName
  }

  /// The same animation on a clock that shows `difference` seconds more.
  package func moved(by difference: Double) -> PageAnimation {
    var moved = self
    moved.begin += difference
    moved.end = end.map { $0 + difference }
    return moved
  }
}
