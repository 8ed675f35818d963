// An animation on a page, as the time bar lists it.

/// An animation that runs on a page, or is yet to begin.
package struct PageAnimation: Codable, Hashable, Sendable {
  /// The process's number of it: each one that was added has another, but those of a group have one.
  package var number: Int
  /// The process's number of the page's views: they have another one when they were made anew.
  package var views: Int
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
  /// The page's time at which it was added to its layer, in seconds; it may begin later. Default: its begin.
  package var added: Double
  /// The page's time, in seconds.
  package var begin: Double
  /// Seconds that one pass takes.
  package var duration: Double
  /// The page's time, in seconds; nil: it never ends.
  package var end: Double?
  /// The progress at evenly spaced times of a pass, as code wants it.
  package var curve: [Double]
  /// The name of that curve, such as `easeIn`.
  package var curveName: String
  /// The control points of that curve; nil: it is a spring's, or goes too far.
  package var points: PageCurve?
  /// Whether an animation block of UIKit added it. Default: false.
  package var isOfBlock = false

  package init(
    number: Int, views: Int, view: Int?, layer: String, path: [Int], key: String?, keyPath: String,
    from: String?, to: String?, begin: Double, duration: Double, end: Double?, curve: [Double],
    curveName: String
  ) {
    self.number = number
    self.views = views
    self.view = view
    self.layer = layer
    self.path = path
    self.key = key
    self.keyPath = keyPath
    self.from = from
    self.to = to
    self.begin = begin
    added = begin
    self.duration = duration
    self.end = end
    self.curve = curve
    self.curveName = curveName
  }

  /// The name that it is known by.
  package var name: AnimationName { AnimationName(path: path, key: key, keyPath: keyPath) }

  /// The same animation on a clock that shows `difference` seconds more.
  package func moved(by difference: Double) -> PageAnimation {
    var moved = self
    moved.begin += difference
    moved.added += difference
    moved.end = end.map { $0 + difference }
    return moved
  }
}
