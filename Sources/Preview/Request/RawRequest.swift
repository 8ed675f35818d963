// What a command line says, before anything is checked, and how it becomes a request.

internal import Building
internal import CoreGraphics
internal import Inspection
package import Messages

/// The options that all commands share, as text.
package struct RawRequest: Sendable {
  package var sources: [String] = []
  package var view: String?
  package var settings: [String] = []
  package var size: String?
  package var scale: String?
  package var zoom: String?
  package var time: String?
  package var starts = false
  package var seedDate: String?
  package var allowsWriting = false

  package init() {}

  /// The checked request.
  package func checked() throws(Failure) -> Request {
    var request = Request()
    request.sources = PackageTargets.completed(sources)
    request.view = view
    request.assignments = try settings.mapFailing { text throws(Failure) in
      try Self.assignment(text)
    }
    if let size { request.size = try Self.size(size) }
    if let scale { request.scale = try OptionText.factor(scale, option: "--scale", in: 0.01...64) }
    if let zoom { request.zoom = try OptionText.factor(zoom, option: "--zoom", in: 0.25...8) }
    if let time { request.time = try OptionText.seconds(time, option: "--at") }
    request.starts = starts
    request.allowsWriting = allowsWriting
    if let seedDate { request.seedDate = try OptionText.date(seedDate, option: "--seed-date") }
    return request
  }

  private static func assignment(_ text: String) throws(Failure) -> Assignment {
    do throws(InspectionError) {
      return try Assignment(text)
    } catch {
      throw Failure(error, option: "--set")
    }
  }

  private static func size(_ text: String) throws(Failure) -> CGSize {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    let sides = parts.compactMap { DecimalText.number($0) }
    guard parts.count == 2, sides.count == 2,
      sides.allSatisfy({ $0 > 0 && $0 <= Request.maximumSide })
    else {
      throw Failure(
        .usage,
        "--size: “\(text)” is not a size: write WxH in points, each above 0 and at most "
          + DecimalText.text(Request.maximumSide))
    }
    return CGSize(width: sides[0], height: sides[1])
  }
}

extension Sequence {
  /// `map` whose closure fails with a typed error.
  func mapFailing<Result, Problem: Error>(
    _ transform: (Element) throws(Problem) -> Result
  ) throws(Problem) -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try transform(element)) }
    return results
  }
}
