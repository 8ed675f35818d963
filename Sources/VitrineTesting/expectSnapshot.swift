// The assertions of snapshot tests, for swift-testing and XCTest.

public import CoreGraphics
internal import Testing
public import UIKit
internal import XCTest

/// Expects a view, controller, layer or image to look as it is stored in `__Snapshots__/TESTFILE/TEST.NAME.png` beside
/// the test. A picture that is missing is stored.
///
/// The picture is the one of the window and of `vitrine check`: the same bytes on every machine with the same fonts. A
/// failure is three lines: the stored file with how the picture differs, the new file, and a picture of the difference.
///
/// `name`: the name of the file; nil: a number within the test. `size`: points; nil: the subject's own size. `scale`:
/// pixels per point. `time`: seconds since the subject was shown. `tolerance`: the largest difference of one component of
/// one pixel, of 255, that counts as none. `record`: what is stored instead of compared; nil:
/// ``SnapshotRecordMode/standard``.
@MainActor
public func expectSnapshot<Subject: SnapshotSubject>(
  of subject: Subject, named name: String? = nil, size: CGSize? = nil, scale: CGFloat = 1,
  at time: TimeInterval = 0, appearance: UIUserInterfaceStyle = .light, tolerance: Int = 0,
  record: SnapshotRecordMode? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  test: String = #function, line: Int = #line, column: Int = #column
) {
  let options = SnapshotOptions(size: size, scale: scale, at: time, appearance: appearance)
  let place = SnapshotPlace(
    fileID: fileID, filePath: filePath, test: test, line: line, column: column)
  place.check(subject, .image(options, tolerance: tolerance), named: name, record: record)
}

/// Expects a snapshot of a value to be as it is stored beside the test, such as `.image` or `.recursiveDescription`.
///
/// `name`: the name of the file; nil: a number within the test. `record`: what is stored instead of compared; nil:
/// ``SnapshotRecordMode/standard``.
@MainActor
public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value>,
  named name: String? = nil, record: SnapshotRecordMode? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName test: String = #function, line: Int = #line,
  column: Int = #column
) {
  let place = SnapshotPlace(
    fileID: fileID, filePath: filePath, test: test, line: line, column: column)
  do {
    place.check(try value(), strategy, named: name, record: record)
  } catch {
    place.fail("the value cannot be made: \(error)")
  }
}

/// The place of an assertion in a test.
@MainActor
private struct SnapshotPlace {
  let fileID: StaticString
  let filePath: StaticString
  let test: String
  let line: Int
  let column: Int

  func check<Value>(
    _ value: Value, _ strategy: Snapshotting<Value>, named name: String?,
    record: SnapshotRecordMode?
  ) {
    let files = SnapshotFiles(
      test: test, filePath: "\(filePath)", name: name, pathExtension: strategy.pathExtension)
    let mode = record ?? SnapshotRecordMode.chosen ?? .standard
    let message = files.check(strategy.data(value), mode: mode, tolerance: strategy.tolerance)
    if let message { fail(message) }
  }

  /// Tells the framework whose test runs.
  func fail(_ message: String) {
    if Test.current == nil {
      XCTFail(message, file: filePath, line: UInt(line))
    } else {
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
          fileID: "\(fileID)", filePath: "\(filePath)", line: line, column: column))
    }
  }
}
