// A parameter type without values.

/// The type of an optional parameter that stands for no argument: an initializer without parameters cannot be added to
/// a class that inherits one.
public enum NoArgument {}
