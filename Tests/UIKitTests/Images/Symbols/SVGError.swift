// The error of an SVG file that no symbol can be made of.

/// An error in an SVG file, with its line, which counts from 1.
struct SVGError: Error, CustomStringConvertible, Equatable {
  var file: String
  var line: Int
  var reason: String

  var description: String { "\(file):\(line): \(reason)" }
}

/// The reason alone, as thrown where the file and the line are not known.
struct SVGReason: Error {
  var text: String

  init(_ text: String) { self.text = text }
}
