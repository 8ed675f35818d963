// A preview: a name, traits, and the code that makes a view or a view controller.

/// A view or a view controller that a source shows while it is written: the value of `#Preview`
/// ([Apple](https://developer.apple.com/documentation/developertoolssupport/preview)).
@MainActor public struct Preview {
  /// Stands for previews of views in the type of their traits.
  public enum ViewTraits {}

  /// The thing that a preview shows.
  package enum Content {
    case view(UIView)
    case controller(UIViewController)
  }

  /// One thing to show: a preview has one, or one for each argument.
  package struct Variant {
    /// The argument in words; nil: the preview takes none.
    package let argument: String?
    /// Makes it anew.
    package let make: @MainActor () -> Content
  }

  /// Nil: the source gives it none.
  package let name: String?
  /// In the order of the source.
  package let traits: [PreviewTrait<ViewTraits>]
  /// At least one, but for an empty list of arguments.
  package let variants: [Variant]

  /// A preview of a view. Default name: none.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIView
  ) {
    (self.name, self.traits) = (name, traits)
    variants = [Variant(argument: nil) { .view(body()) }]
  }

  /// A preview of a view controller. Default name: none.
  // A body that never returns, such as `fatalError()`, would fit both.
  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) {
    (self.name, self.traits) = (name, traits)
    variants = [Variant(argument: nil) { .controller(body()) }]
  }

  /// A preview of a view for each of the arguments. Default name: none.
  public init<Arguments: Collection>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: Arguments,
    body: @escaping @MainActor (Arguments.Element) -> UIView
  ) {
    (self.name, self.traits) = (name, traits)
    variants = Self.variants(arguments) { .view(body($0)) }
  }

  /// A preview of a view controller for each of the arguments. Default name: none.
  public init<Arguments: Collection>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: Arguments,
    body: @escaping @MainActor (Arguments.Element) -> UIViewController
  ) {
    (self.name, self.traits) = (name, traits)
    variants = Self.variants(arguments) { .controller(body($0)) }
  }

  /// Gives bodies that return something else a message of their own.
  @available(*, unavailable, message: "a preview's body returns a UIView or a UIViewController")
  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> Any
  ) {
    (self.name, self.traits, variants) = (name, traits, [])
  }

  private static func variants<Arguments: Collection>(
    _ arguments: Arguments, make: @escaping @MainActor (Arguments.Element) -> Content
  ) -> [Variant] {
    arguments.map { argument in
      Variant(argument: String(describing: argument)) { make(argument) }
    }
  }
}
