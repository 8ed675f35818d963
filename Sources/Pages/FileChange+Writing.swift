// Changes of files, made.

internal import CoreGraphics
package import Messages

extension FileChange {
  /// Writes changes, each file whole or not at all. Nothing is written where one of the files is another than when it
  /// was read, or cannot be written.
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
    do throws(FileError) {
      // All new files lie beside the old ones before the first takes its place.
      var files: [AtomicFileWriter] = []
      for change in changes where change.after != change.before {
        let file = try AtomicFileWriter(change.path)
        try file.append(change.after)
        files.append(file)
      }
      for file in files { try file.commit() }
    } catch {
      throw Failure(.cannotCreate, "\(error)")
    }
  }
}
