// Declarations that need no comment of ours, since Swift's or Apple's documentation says all of it.

/// Members of the standard protocols, in every room: a conformance adds nothing to say.
let selfEvidentEverywhere: Set<String> = [
  "==", "<", "hash", "rawValue", "RawValue", "description", "debugDescription", "encode",
  "supportsSecureCoding", "copy", "mutableCopy", "makeIterator",
  "rawValue:", "coder:", "from:", "stringLiteral:", "arrayLiteral:",
]

/// Members of Apple's API by room, by their base name (an initializer by its first label, `upstream:`)
/// or by how they begin (`kCT*`).
let selfEvidentMembers: [String: Set<String>] = [
  // The witnesses of `InspectableType`, and Core Animation's constants of Swift 4.0 by their names.
  "Inspection": [
    "inspectableKind", "isOptionalInspectable", "read", "inspectableValue", "kCALine*", "kCAFill*",
    "kCAMediaTimingFunction*",
  ]
]
