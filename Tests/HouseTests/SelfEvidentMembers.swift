// Declarations that need no comment of ours, since Swift's or Apple's documentation says all of it.

/// Members of the standard protocols, in every room: a conformance adds nothing to say.
let selfEvidentEverywhere: Set<String> = [
  "==", "<", "hash", "rawValue", "RawValue", "description", "debugDescription", "encode",
  "supportsSecureCoding", "copy", "mutableCopy", "makeIterator",
  "rawValue:", "coder:", "from:", "stringLiteral:", "stringLiteral", "arrayLiteral:",
]

/// Members of Apple's API by room, by their base name (an initializer by its first label, `upstream:`)
/// or by how they begin (`kCT*`).
let selfEvidentMembers: [String: Set<String>] = [
  "FoundationAdditions": [
    // Values whose names are their meaning.
    "kCFStringTransform*", "genericException", "rangeException", "invalidArgumentException",
    "internalInconsistencyException", "emphasized", "stronglyEmphasized", "code", "strikethrough",
    "inlineHTML", "blockHTML", "road", "person", "personHeight", "personWeight", "rainfall",
    "snowfall", "visibility", "focalLength", "weather", "food",
    // The requirements of bridging and of string interpolation.
    "_bridgeToObjectiveC", "_forceBridgeFromObjectiveC", "_conditionallyBridgeFromObjectiveC",
    "_unconditionallyBridgeFromObjectiveC", "literalCapacity:", "appendLiteral",
  ],
  "ObjCRuntime": [
    // The conversions of an object of unknown class.
    "boolValue", "intValue", "integerValue", "floatValue", "doubleValue", "stringValue",
    "cgPointValue", "cgSizeValue", "cgRectValue",
  ],
]
