// The parts of sources that a page can show.

package import Messages

/// The designables, previews and scenes of sources.
package struct SourceOffer {
  /// The classes' names.
  package var designables: [String]
  /// In the order of declaration.
  package var previews: [AgentPreview]
  /// The names of a document's scenes.
  package var scenes: [String]
  /// The one that is shown; nil: all designables, or the canvas of all scenes.
  package var shown: String?
}
