// Changes of files, made.

internal import CoreGraphics
package import Messages

extension FileChange {
  /// Writes changes, each file whole or not at all. Nothing is written where one of the files is another than when it
  /// was read.
  package static func write(_ changes: [FileChange]) throws(Failure) {
    for change in changes {
      let present: Data
      do throws(FileError) {
        present = try AtomicFile.read(change.path)
      } catch {
        throw Failure(.missingInput, "\(error): nothing is written")
      }
      guard present == change.before else {
        throw Failure(.badData, "\(change.path) was changed meanwhile: nothing is written")
      }
    }
    for change in changes where change.after != change.before {
      do throws(FileError) {
        try AtomicFile.write(change.after, to: change.path)
      } catch {
        throw Failure(.cannotCreate, "\(error)")
      }
    }
  }
}
