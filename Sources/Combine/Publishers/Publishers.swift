// The namespace of publishers that operators return.

/// Namespace of publishers that are made of others.
public enum Publishers {}
