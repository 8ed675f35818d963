// Messages of D-Bus.

/// A message of D-Bus: a call, its reply or its error, or a signal.
package struct BusMessage: Hashable, Sendable {
  /// The kinds of messages, as D-Bus numbers them.
  package enum Kind: UInt8, Sendable {
    case call = 1
    case reply = 2
    case error = 3
    case signal = 4
  }

  /// The kind of message.
  package var kind: Kind
  /// Whether the call shall start no program that owns the name. Default: false.
  package var startsNothing = false
  /// The path of the object.
  package var path = ""
  /// The interface of the method or the signal; nil: a call of a method of whatever interface.
  package var interface: String?
  /// The name of the method or the signal.
  package var member = ""
  /// The bus name of the one it is for.
  package var destination = ""
  /// The bus name of the one that sent it.
  package var sender = ""
  /// The arguments or results.
  package var body: [BusValue] = []

  /// A message without a header's fields.
  package init(_ kind: Kind) { self.kind = kind }

  /// A call of a method.
  package static func call(
    _ member: String, of interface: String, at path: String, on destination: String,
    _ body: [BusValue] = []
  ) -> BusMessage {
    var message = BusMessage(.call)
    (message.destination, message.path) = (destination, path)
    (message.interface, message.member) = (interface, member)
    message.body = body
    return message
  }
}
