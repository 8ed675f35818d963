// Registration of the previews that sources declare.

public import UIKit

extension LoweredSource {
  /// All registered previews, in the order of declaration.
  package private(set) static var previews: [PreviewDescription] = []

  /// Registers a preview, which the source declares with `#Preview` at a place.
  public static func preview(_ preview: Preview, file: String, line: Int) {
    guard shows(file) else { return }
    previews += PreviewDescription.all(of: preview, at: SourcePosition(file, line: line))
  }
}
