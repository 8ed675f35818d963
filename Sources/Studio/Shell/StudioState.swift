// The session's state that toolbar and time bar show.

package import CoreGraphics
package import Messages
package import Pages

/// The state of the session around a studio.
package struct StudioState: Hashable, Sendable {
  /// Whether the page's time stands. Default: false.
  package var isPaused = false
  /// The page's time in seconds. Default: 0.
  package var time: TimeInterval = 0
  /// The page's time at which it was shown, in seconds. Default: 0.
  package var beginTime: TimeInterval = 0
  /// Seconds of the page in a second. Default: 1.
  package var rate = 1.0
  /// Whether the animations that were seen last are played again and again. Default: false.
  package var loops = false
  /// The zoom, 1 for points as large as the screen's. Default: 1.
  package var zoom: CGFloat = 1
  /// Pixels per point of the screen that the page is laid out for. Default: 1.
  package var scale = 1.0
  /// Pixels per point of a saved picture of the page. Default: 1.
  package var savedScale = 1.0
  /// The names of the samples beside the sources. Default: none.
  package var samples: [String] = []
  /// The name of the sample that is shown; nil: the values of the code are. Default: nil.
  package var sample: String?
  /// The languages that the page's texts are in. Default: none.
  package var languages: [String] = []
  /// The device that the page was opened on, else its size, in a few words. Default: empty.
  package var device = ""
  /// The choices on axes by which the page is shown otherwise than it was opened. Default: none.
  package var choices: [VariantAxis: VariantChoice] = [:]
  /// The previews, designables or scenes that the page can show. Default: none.
  package var list = PageList()
  /// Whether the page stands on a device, which can be turned. Default: false.
  package var canRotate = false
  /// Whether the page offers to start. Default: false.
  package var canStart = false

  /// The state of a session that has just begun.
  package init() {}
}
