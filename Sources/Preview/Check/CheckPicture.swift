// A picture that is wanted, and the place where it is stored.

internal import CoreGraphics
internal import Messages

/// A picture that is wanted.
struct CheckPicture {
  let subject: CheckSubject
  /// The values to set, in this order.
  let assignments: [Assignment]
  let variant: PictureVariant
  let settings: CheckSettings
  /// The name of the file without `.png`.
  let name: String
  /// The file that stores it.
  let path: String
}
