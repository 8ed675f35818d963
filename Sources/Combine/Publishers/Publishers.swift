// The namespace of publishers that operators return.

/// The namespace of publishers that operators return
/// ([Apple](https://developer.apple.com/documentation/combine/publishers)).
public enum Publishers {}
