// Properties by the class that declares them.

/// The properties that one class declares.
@MainActor
package struct InspectableGroup {
  /// The class's name in words.
  package var name: String
  /// In the order of declaration.
  package var inspectables: [Inspectable]
  /// Whether sources mark them as inspectable; else they are UIKit's. Default: false.
  package var isDeclaredInSources = false
}
