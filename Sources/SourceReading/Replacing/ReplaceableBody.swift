// A function, a computed property or the observers of a property whose body may be another one while a library runs.

/// A body, and what Swift's dynamic replacement needs to say of its declaration: `@_dynamicReplacement(for:)`.
struct ReplaceableBody {
  /// How the declaration begins in the replacement, and what it is.
  enum Kind {
    case function
    case computed
    case observers
  }

  let kind: Kind
  /// The body with its braces, in bytes of the text.
  let range: Range<Int>
  /// The name without arguments.
  let baseName: String
  /// The name with the labels of its arguments: `turn(by:)`.
  let fullName: String
  /// The beginning of the extension that the declaration stands in; empty: it stands at the top.
  let opening: String
  /// The declaration before its name and behind it, up to the body: `static func `, `(by angle: CGFloat)`.
  let head: (front: String, back: String)
  /// The place of the declaration's keyword in the original, as a directive: the replacement's lines are the original's.
  let location: String

  /// The declaration that stands for this one, with another body. `number` tells it from others.
  func replacement(_ body: String, number: Int) -> String {
    let access = opening.isEmpty ? "private" : "fileprivate"
    let declaration =
      "@_dynamicReplacement(for: \(fullName)) \(access) "
      + "\(head.front)vitrineBody\(number)\(head.back)\(body)"
    let whole = opening.isEmpty ? declaration : "\(opening) { \(declaration) }"
    return "\(location)\n\(whole)\n#sourceLocation()\n"
  }
}
