// How long the compiler may think about one expression.

internal import Messages

extension ModuleCompiler {
  /// Seconds of the processor's time for one expression, in place of ten minutes: next to a type that is missing,
  /// an ordinary sum takes half a minute, until the compiler's other limits stop it.
  static let patience = ["-solver-expression-time-threshold=5"]

  /// Where nothing else is wrong: on Linux a sum of sines and of values that may be nil takes 6 s.
  static let morePatience = ["-solver-expression-time-threshold=30"]

  /// Whether expressions that took too long are all that is wrong.
  func lackedTime(_ outcomes: [Tool.Outcome]) -> Bool {
    let errors = outcomes.filter { !$0.isSuccess }
      .flatMap { CompilerMessages.parse($0.complaints, files) }
      .filter { $0.severity == .error }
    return !errors.isEmpty && errors.allSatisfy { $0.text.contains("in reasonable time") }
  }
}
