// The code that follows the user's in a copy.

/// Our code in two parts: one that the user's code may use, and one that it does not know of.
struct AppendedCode {
  /// Declarations that the module's other files may use.
  let declarations: String
  /// Functions that only registration calls: nothing of them is known to the user's code.
  let calls: String

  init(declarations: [String], calls: [String]) {
    self.declarations = declarations.map { $0 + "\n" }.joined()
    self.calls = calls.map { $0 + "\n" }.joined()
  }

  var text: String { declarations + calls }
}
