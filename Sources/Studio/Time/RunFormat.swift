// The files that a run can be saved as.

/// A file of the last run of animations.
package enum RunFormat: Hashable, Sendable, CaseIterable {
  /// Pictures at even times side by side, as a PNG file.
  case filmStrip
  case webP
  case apng

  /// The file's ending, without a dot.
  package var ending: String {
    switch self {
    case .filmStrip: "png"
    case .webP: "webp"
    case .apng: "apng"
    }
  }

  /// The words of the command.
  package var title: String {
    switch self {
    case .filmStrip: "Save a film strip of the run"
    case .webP: "Save the run as WebP"
    case .apng: "Save the run as APNG"
    }
  }
}
