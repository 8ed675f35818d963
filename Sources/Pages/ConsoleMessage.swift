// A message of the console.

package import CoreGraphics
package import Messages

/// Something that a page's code printed or logged, or that was said about it.
package struct ConsoleMessage: Hashable, Sendable {
  /// The number of it among all that the console was given; 0: it was given to none.
  package var id = 0
  /// The time of the last one of its repetitions.
  package var time: Date
  /// The time of the first one of its repetitions.
  package var firstTime: Date
  /// The level.
  package var level: ConsoleLevel
  /// Who says it: a log's `subsystem:category`, `NSLog`, `vitrine`; empty: it was printed.
  package var origin: String
  /// The message, which may have several lines.
  package var text: String
  /// The place that it is about; nil: none is known. Default: nil.
  package var place: SourcePlace?
  /// The places that its text names, in their order. Default: none.
  package var links: [ConsoleLink] = []
  /// How often it came one after the other in a run. Default: 1.
  package var count = 1
  /// The number of the run of the code in which it came: it is another one after a save, and after going back to the
  /// beginning. Default: 0.
  package var run = 0

  /// A message that came once.
  package init(
    _ text: String, level: ConsoleLevel = .notice, origin: String = "", place: SourcePlace? = nil,
    time: Date = Date()
  ) {
    self.text = text
    self.level = level
    self.origin = origin
    self.place = place
    self.time = time
    firstTime = time
  }

  /// Whether it says the same as another one, at whatever time of the same run.
  func repeats(_ other: ConsoleMessage) -> Bool {
    text == other.text && level == other.level && origin == other.origin && place == other.place
      && run == other.run
  }
}
