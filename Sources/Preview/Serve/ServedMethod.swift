// The methods of a server, and their parameters.

/// A method of the server. `Resources/Serve/methods.json` describes them; a test compares.
enum ServedMethod: String, CaseIterable {
  case open, list, close, set, properties, describe, tap, drag, type, scroll, seek, play, picture
  case difference, write

  /// The names of its parameters.
  var parameters: [String] {
    switch self {
    case .open:
      [
        "sources", "view", "preview", "scene", "run", "device", "landscape", "appearance", "bare",
        "set", "sample", "size", "scale", "at", "start",
      ]
    case .list, .close, .describe: []
    case .set: ["view", "property", "value"]
    case .properties: ["view"]
    case .tap: Self.place
    case .drag: ["x", "y", "toX", "toY", "seconds"]
    case .type: Self.place + ["input", "key"]
    case .scroll: Self.place + ["byX", "byY"]
    case .seek: ["time"]
    case .play: ["seconds"]
    case .picture: ["view", "scale", "file"]
    case .difference: ["stored", "view", "tolerance", "file"]
    case .write: ["view", "set", "write"]
    }
  }

  /// A point of the page, or the view whose middle it is.
  private static let place = ["x", "y", "view", "text", "identifier"]
}
