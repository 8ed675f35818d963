// Why sources did not become a library.

package import Messages

/// An error in the sources, or in the tools that build them.
package enum BuildFailure: Error, Sendable {
  /// The compiler refuses the sources: what it says, errors first.
  case sources([SourceMessage])
  /// A file or folder that is not there or cannot be read; a sentence.
  case missing(String)
  /// There is no compiler, or not the one that built the modules; a sentence.
  case toolchain(String)
  /// A tool ended in an unexpected way; a sentence.
  case fault(String)
}
