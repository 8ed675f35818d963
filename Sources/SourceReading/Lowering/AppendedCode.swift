// The code that follows the user's in a copy.

/// Our code in two parts: one that may change what the compiler makes of other files, and one that does not.
struct AppendedCode {
  /// Imports, conformances and declarations.
  let declarations: String
  /// Functions that make the file's classes known, all of names that only our code has: `__vitrine_…`.
  let registration: String

  init(declarations: [String], registration: [String]) {
    self.declarations = declarations.map { $0 + "\n" }.joined()
    self.registration = registration.map { $0 + "\n" }.joined()
  }

  var text: String { declarations + registration }
}
