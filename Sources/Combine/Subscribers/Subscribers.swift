// The namespace of subscribers and their types.

/// Namespace of what takes values.
public enum Subscribers {}
