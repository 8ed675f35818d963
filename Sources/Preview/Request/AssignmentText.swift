// The values of `--set`: single assignments, and objects of JSON as they are copied in the window.

internal import CoreGraphics
internal import Inspection
internal import Messages
internal import PropertyForms

/// Reads the text of a `--set`.
enum AssignmentText {
  /// The assignment of `name=value`, or those of an object such as `{"angle": 45}`.
  static func assignments(_ text: String) throws(Failure) -> [Assignment] {
    do throws(InspectionError) {
      guard text.hasPrefix("{") else { return [try Assignment(text)] }
    } catch {
      throw Failure(error, option: "--set")
    }
    let values: [PropertyValue]
    do throws(PropertyForm.Problem) { values = try PropertyJSON.read(text) } catch {
      throw Failure(.usage, "--set: \(error.reason)")
    }
    return try values.mapFailing { value throws(Failure) in
      try assignment(value.name, value.text)
    }
  }

  /// An assignment by the name of a property, or by `Class.name`.
  private static func assignment(
    _ name: String, _ text: String
  ) throws(Failure) -> Assignment {
    do throws(InspectionError) { return try Assignment("\(name)=\(text)") } catch {
      throw Failure(.usage, "--set: “\(name)” is no property's name")
    }
  }
}
