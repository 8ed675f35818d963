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
  // Requirements of Combine's, AsyncSequence's, Strideable's and SignedNumeric's protocols, and the parts that an
  // operator's type is made of: its upstream publishers, closures and scheduler, as passed to the operator.
  "Combine": [
    "Output", "Failure", "Input", "receive", "request", "cancel", "upstream", "upstream:", "a",
    "b", "c", "d", "e", "f", "g", "h", "transform", "predicate", "isIncluded", "output",
    "scheduler", "options", "send", "combineIdentifier", "Element", "Iterator", "next",
    "makeAsyncIterator", "schedule", "now", "minimumTolerance", "SchedulerTimeType",
    "SchedulerOptions", "distance", "advanced", "seconds", "milliseconds", "microseconds",
    "nanoseconds", "+", "-", "*", "*=", "+=", "integerLiteral", "floatLiteral",
  ],
  // Levels and privacies, a logger's methods of these names, and StringInterpolationProtocol's requirements.
  "OSLog": [
    "`default`", "info", "debug", "error", "fault", "`public`", "`private`", "sensitive", "auto",
    "`log`", "trace", "notice", "warning", "critical", "literalCapacity:", "appendLiteral",
    "appendInterpolation", "stringInterpolation:", "stringLiteral",
  ],
  "CoreImage": [
    "black", "white", "gray", "red", "green", "blue", "cyan", "magenta", "yellow", "clear",
  ],
  "CoreText": [
    // UIFont.Weight and UIFont.Width.
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    "compressed", "condensed", "standard", "expanded",
    // UIFontDescriptor.SymbolicTraits.
    "trait*",
  ],
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
    "cgPointValue", "cgSizeValue", "cgRectValue", "int8Value", "uint8Value", "int16Value",
    "uint16Value", "int32Value", "uint32Value", "int64Value", "uint64Value", "decimalValue",
    // Foundation's members of these names, sent to an object of unknown class.
    "firstObject", "lastObject", "allObjects", "allKeys", "allValues", "anyObject", "lowercased",
    "uppercased", "hasPrefix", "hasSuffix", "absoluteString", "isEqual",
  ],
  // The witnesses of `InspectableType`, and Core Animation's constants of Swift 4.0 by their names.
  "Inspection": [
    "inspectableKind", "isOptionalInspectable", "read", "inspectableValue", "kCALine*", "kCAFill*",
    "kCAMediaTimingFunction*",
  ],
  // The entries of a matrix; that of row 1, column 1 says how they are named.
  "QuartzCore": ["m1*", "m2*", "m3*", "m4*"],
]
