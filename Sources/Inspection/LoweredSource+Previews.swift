// Registration of the previews that sources declare.

public import UIKit

extension LoweredSource {
  fileprivate static var registered: [PreviewDescription] = []

  /// Registers a preview, which the source declares with `#Preview` at a place.
  public static func preview(_ preview: Preview, file: String, line: Int) {
    registered += PreviewDescription.all(of: preview, at: SourcePosition(file, line: line))
  }

  /// All registered previews, in the order of declaration.
  package static var previews: [PreviewDescription] { registered }
}
