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
  // The entries of a matrix; that of row 1, column 1 says how they are named.
  "QuartzCore": ["m1*", "m2*", "m3*", "m4*"]
]
