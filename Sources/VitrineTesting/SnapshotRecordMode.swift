// Which pictures and texts are stored instead of compared.

internal import Foundation

/// Which snapshots are stored instead of compared.
public enum SnapshotRecordMode: String, CaseIterable, Sendable {
  /// None; one that is missing fails.
  case never
  /// Those that are missing.
  case missing
  /// Those that are missing and those that differ; these fail once.
  case failed
  /// All.
  case all

  /// The mode where a test names none: the value of `SNAPSHOT_TESTING_RECORD`, else `never` where `CI` is set, else
  /// `missing`.
  public static var standard: SnapshotRecordMode {
    let environment = ProcessInfo.processInfo.environment
    if let mode = environment["SNAPSHOT_TESTING_RECORD"].flatMap(SnapshotRecordMode.init) {
      return mode
    }
    return environment["CI"]?.isEmpty == false ? .never : .missing
  }

  /// The mode of the tests within `withSnapshotTesting`; nil: ``standard``.
  @TaskLocal static var chosen: SnapshotRecordMode?
}

/// Runs `operation`, in which snapshots that name no mode are stored or compared as `record` says.
public func withSnapshotTesting<Result>(
  record: SnapshotRecordMode, operation: () throws -> Result
) rethrows -> Result {
  try SnapshotRecordMode.$chosen.withValue(record, operation: operation)
}
