// Questions to the generated table of the framework's delegates.

internal import SwiftSyntax

/// The functions of the framework's delegates that are optional on Apple's systems. Here the protocols have
/// defaults for them.
enum FrameworkDelegates {
  struct Function {
    /// `_` for none.
    var labels: [String]
    var returnsOptional: Bool
  }

  private static let functions: [String: [Function]] = {
    let named = FrameworkTable.optionalFunctions.map { name, returnsOptional in
      let parts = name.split(separator: "(")
      let labels = parts[1].split(separator: ":").dropLast().map(String.init)
      return (String(parts[0]), Function(labels: labels, returnsOptional: returnsOptional))
    }
    return Dictionary(grouping: named, by: \.0).mapValues { $0.map(\.1) }
  }()

  /// The function that an optional call `name?(…)` names; nil where it may call a closure. A call with labels
  /// that the framework does not know counts as one of a function of that name.
  static func function(_ name: String, _ call: FunctionCallExprSyntax) -> Function? {
    guard let named = functions[name] else { return nil }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let isLabelled = labels.contains { $0 != "_" }
    return named.first { $0.labels == labels || $0.isCompleted(labels, by: call.trailingClosure) }
      ?? (isLabelled ? Function(labels: labels, returnsOptional: false) : nil)
  }
}

extension FrameworkDelegates.Function {
  /// Whether the closure after the arguments is the last argument.
  fileprivate func isCompleted(_ given: [String], by closure: ClosureExprSyntax?) -> Bool {
    closure != nil && labels.count == given.count + 1 && labels.starts(with: given)
  }
}
