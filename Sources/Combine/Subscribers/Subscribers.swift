// The namespace of subscribers and their types.

/// The namespace of subscribers and the types around them
/// ([Apple](https://developer.apple.com/documentation/combine/subscribers)).
public enum Subscribers {}
