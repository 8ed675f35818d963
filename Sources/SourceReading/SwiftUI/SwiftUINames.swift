// The names that `import SwiftUI` gives a file on Apple's systems.

/// Types, property wrappers and functions of SwiftUI
/// ([Apple](https://developer.apple.com/documentation/swiftui)). Those that SwiftUI only passes on are another
/// module's, and are not listed.
enum SwiftUINames {
  static let all: Set<String> = Set(
    (views + styles + protocols + wrappers + values + functions).split { $0.isWhitespace }
      .map(String.init))

  /// Names that are types inside of UIKit's classes too: `UIControl.State`.
  static let ofClasses: Set<String> = ["Alignment", "ContentMode", "State"]

  private static let views = """
    AngularGradient AnyShape AnyView AsyncImage Button ButtonBorderShape Canvas Capsule Circle Color
    ColorPicker CommandGroup CommandMenu ContainerRelativeShape ContentUnavailableView ControlGroup DatePicker
    DisclosureGroup Divider EditButton Ellipse EllipticalGradient EmptyView EquatableView ForEach Form Gauge
    GeometryReader Grid GridRow Group GroupBox HSplitView HStack Image KeyframeAnimator Label LabeledContent LazyHGrid
    LazyHStack LazyVGrid LazyVStack LinearGradient Link List Menu MeshGradient ModifiedContent MultiDatePicker
    NavigationLink NavigationSplitView NavigationStack NavigationView NavigationPath OutlineGroup PasteButton
    PhaseAnimator Picker ProgressView RadialGradient Rectangle RenameButton RoundedRectangle ScrollView
    ScrollViewReader ScrollViewProxy Section SecureField ShareLink Slider Spacer Stepper SubscriptionView TabView Table
    TableColumn TableRow Text TextEditor TextField TextFieldLink TimelineView Toggle ToolbarItem ToolbarItemGroup
    TupleView UIHostingController UIHostingConfiguration UnevenRoundedRectangle VSplitView VStack ViewThatFits ZStack
    VideoPlayer _ConditionalContent
    """

  private static let styles = """
    AnyGradient AnyShapeStyle AnyTransition BorderedButtonStyle BorderedProminentButtonStyle ButtonStyleConfiguration
    CircularProgressViewStyle DefaultButtonStyle DefaultListStyle FillStyle ForegroundStyle GroupedListStyle
    HierarchicalShapeStyle InsetGroupedListStyle InsetListStyle LabelStyleConfiguration LinearProgressViewStyle Material
    PageIndexViewStyle PageTabViewStyle PlainButtonStyle PlainListStyle PrimitiveButtonStyleConfiguration
    ProgressViewStyleConfiguration RoundedBorderTextFieldStyle RoundedCornerStyle SegmentedPickerStyle
    SidebarListStyle StackNavigationViewStyle StrokeStyle SwitchToggleStyle TitleAndIconLabelStyle
    ToggleStyleConfiguration WheelPickerStyle
    """

  private static let protocols = """
    AlignmentID Animatable AnimatableModifier App ButtonStyle Commands CoordinateSpaceProtocol CustomAnimation
    CustomizableToolbarContent DatePickerStyle DropDelegate DynamicProperty DynamicViewContent EnvironmentKey
    EnvironmentalModifier FocusedValueKey GaugeStyle GeometryEffect GroupBoxStyle IndexViewStyle InsettableShape
    LabelStyle LabeledContentStyle Layout LayoutValueKey LibraryContentProvider ListStyle MenuStyle NavigationViewStyle
    PickerStyle PreferenceKey PreviewModifier PreviewProvider PrimitiveButtonStyle ProgressViewStyle Scene
    Shape ShapeStyle TabViewStyle TableStyle TextFieldStyle TextSelectability TimelineSchedule ToggleStyle
    ToolbarContent Transition UIHostingSceneDelegate UIViewControllerRepresentable UIViewRepresentable
    VectorArithmetic View ViewModifier VisualEffect _UIHostingView
    """

  private static let wrappers = """
    AccessibilityFocusState AppStorage Bindable Binding CommandsBuilder Environment EnvironmentObject
    FetchRequest FocusState FocusedBinding FocusedObject FocusedValue GestureState Namespace ObservedObject
    ScaledMetric SceneBuilder SceneStorage SectionedFetchRequest State StateObject TableColumnBuilder ToolbarContentBuilder
    UIApplicationDelegateAdaptor ViewBuilder
    """

  private static let values = """
    AccessibilityTraits Alignment Anchor Angle Animation AnimatablePair AxisSet Axis BlendMode ColorRenderingMode
    ColorScheme ColorSchemeContrast ContentMode ContentSizeCategory ContentTransition CoordinateSpace
    DismissAction DragGesture DynamicTypeSize Edge EdgeInsets EditMode EmptyAnimatableData EnvironmentValues EventModifiers
    FocusedValues Font GeometryProxy Gradient GraphicsContext GridItem HorizontalAlignment HorizontalEdge ImageRenderer
    KeyEquivalent KeyboardShortcut LayoutDirection LayoutDirectionBehavior LayoutSubview LayoutSubviews
    LocalizedStringKey LongPressGesture MagnificationGesture MatchedGeometryProperties Namespace OpenURLAction Path
    PinnedScrollableViews PresentationDetent PresentationMode PreviewDevice PreviewLayout ProjectionTransform
    ProposedViewSize RedactionReasons RotationGesture SafeAreaRegions ScenePhase SpatialTapGesture SymbolRenderingMode
    TapGesture TextAlignment ToolbarItemPlacement ToolbarPlacement Transaction UnitPoint UserInterfaceSizeClass
    VerticalAlignment VerticalEdge ViewDimensions ViewSpacing UIViewControllerRepresentableContext
    UIViewRepresentableContext _ProposedSize
    """

  private static let functions = "withAnimation withTransaction"
}
