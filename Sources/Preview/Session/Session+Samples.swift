// The samples beside the sources: which there are, and showing one.

internal import CoreGraphics
internal import Messages
internal import Pages
internal import Studio

extension Session {
  /// Reads which samples there are now. A wrong file is told of once, and leaves the samples as they were.
  func readSamples() {
    do throws(Failure) {
      samples = try SourceSamples(besides: request.sources, document: request.document?.path)
      sampleProblem = nil
    } catch {
      if sampleProblem != error.message { say(error.message) }
      sampleProblem = error.message
    }
  }

  /// Shows the page with the values of a sample, from the beginning; nil: with those of its code.
  func show(sample name: String?) {
    readSamples()
    guard let values = name.map({ samples[$0] }) ?? [] else {
      return say("That sample no longer exists")
    }
    sample = name
    page.show(request.ownAssignments + values)
    let words = name.map { "Sample “\($0)”" } ?? "Values from the code"
    say([words, studio.pageWasReset()].compactMap(\.self).joined(separator: " · "))
  }
}
