// Which files of a module have to be compiled again after some have changed.

internal import Foundation
internal import Messages

/// Follows the changes of a module's files from the last build that succeeded.
///
/// A file is compiled again when its copy changed, or when it depends on a declaration that changed, by the compiler's
/// records of dependencies (``FileDependencies``). Only a file whose interface (``LoweredFile/interface``) is another
/// one changes anything for others. Where a record is missing, every file is compiled.
struct RebuildPlan {
  private let state: ModuleState
  private let files: [LoweredFile]
  /// The names of the objects that the files are to have.
  private let names: [String]
  /// The folder of the objects and records.
  private let folder: String
  /// The files whose object is as it shall be.
  private var settled: Set<Int> = []
  /// The files that are to be compiled, and have not been.
  private(set) var stale: Set<Int> = []
  /// By index, the records of the last build; read when something changed for others.
  private var earlier: [Int: FileDependencies]?

  /// `settled`: the files whose objects are in the folder under their names.
  init(
    _ files: [LoweredFile], names: [String], after state: ModuleState, in folder: String,
    settled: Set<Int>
  ) {
    self.files = files
    self.names = names
    self.state = state
    self.folder = folder
    for index in files.indices where !settled.contains(index) && !isSame(index) {
      stale.insert(index)
    }
    let paths = Set(files.map(\.path))
    for (path, file) in state.files where !paths.contains(path) {
      guard let record = record(file.object, of: path) else {
        giveUp(settled)
        return
      }
      invalidate(Set(record.provided.keys))
    }
    settle(settled)
  }

  /// Whether a file's copy is that of the last build, and its object is there.
  private func isSame(_ index: Int) -> Bool {
    guard let known = state.files[files[index].path],
      known.text == ModuleState.text(of: files[index])
    else { return false }
    return CacheFolder.holds("\(folder)/\(known.object).o")
  }

  /// The objects of these files are there now: what changed for others makes those stale.
  mutating func settle(_ indices: Set<Int>) {
    settled.formUnion(indices)
    stale.subtract(indices)
    for index in indices.sorted() {
      let path = files[index].path
      let known = state.files[path]
      let hasOpaqueTypes = Self.opaquePart(of: files[index].interface) != nil
      if known?.interface == files[index].interface, !hasOpaqueTypes { continue }
      guard let new = record(names[index], of: path) else { return giveUp(settled) }
      guard let known else {
        invalidate(Set(new.provided.keys))
        continue
      }
      guard let old = record(known.object, of: path) else { return giveUp(settled) }
      // The types behind opaque ones are compiled into the files that one compiler has made together with this one, and
      // no record says so.
      let changed = FileDependencies.changes(from: old, to: new)
      invalidate(hasOpaqueTypes ? changed.union(new.provided.keys) : changed)
    }
  }

  /// The part of an interface that stands for all of a file with opaque types; nil: it has none.
  static func opaquePart(of interface: String) -> Substring? {
    interface.firstIndex(of: "-").map { interface[$0...] }
  }

  /// The files that are as they were: with the objects that they had.
  var kept: [(index: Int, object: String)] {
    files.indices.filter { !settled.contains($0) && !stale.contains($0) }.compactMap { index in
      state.files[files[index].path].map { (index, $0.object) }
    }
  }

  private mutating func giveUp(_ settled: Set<Int>) {
    self.settled = settled
    stale = Set(files.indices).subtracting(settled)
  }

  private func record(_ object: String, of path: String) -> FileDependencies? {
    FileManager.default.contents(atPath: "\(folder)/\(object)\(Self.suffix)")
      .flatMap { FileDependencies(Array($0), of: path) }
  }

  /// The suffix of the compiler's records beside the objects.
  static let suffix = ".swiftdeps"

  /// Makes stale what depends on one of the keys, and what depends on that.
  private mutating func invalidate(_ keys: Set<FileDependencies.Key>) {
    guard !keys.isEmpty else { return }
    guard let records = records() else { return giveUp(settled) }
    var all = keys
    var rest = Array(keys)
    while let key = rest.popLast() {
      for (index, record) in records {
        guard let users = record.users[key] else { continue }
        if !settled.contains(index) { stale.insert(index) }
        for user in users where all.insert(user).inserted { rest.append(user) }
      }
    }
  }

  /// The records of the files as they were compiled last; nil where one is missing. Files that are settled have been
  /// compiled with what changed.
  private mutating func records() -> [Int: FileDependencies]? {
    if let earlier { return earlier }
    var found: [Int: FileDependencies] = [:]
    for index in files.indices {
      guard let known = state.files[files[index].path] else { continue }
      guard let record = record(known.object, of: files[index].path) else { return nil }
      found[index] = record
    }
    earlier = found
    return found
  }
}
