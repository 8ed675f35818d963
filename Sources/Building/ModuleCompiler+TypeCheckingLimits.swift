// Limits of the time that type-checking one expression may take.

internal import Messages

extension ModuleCompiler {
  /// Seconds of processor time for one expression, instead of ten minutes: beside a missing type an ordinary sum
  /// takes half a minute before the compiler's other limits stop it.
  static let expressionLimit = ["-solver-expression-time-threshold=5"]

  /// The limit for a second try, when nothing else is wrong: on Linux a sum of sines and optional values takes
  /// 6 s.
  static let longExpressionLimit = ["-solver-expression-time-threshold=30"]

  /// Whether all errors are about expressions that took too long.
  func exceededLimit(_ outcomes: [Tool.Outcome]) -> Bool {
    let errors = outcomes.filter { !$0.isSuccess }
      .flatMap { CompilerMessages.parse($0.complaints, files) }
      .filter { $0.severity == .error }
    return !errors.isEmpty && errors.allSatisfy { $0.text.contains("in reasonable time") }
  }
}
