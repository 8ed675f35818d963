// Objects that handle events, and the responder chain.

public import CoreGraphics
public import ObjCRuntime

/// An object that handles events
/// ([Apple](https://developer.apple.com/documentation/uikit/uiresponder)). It forwards unhandled
/// ones to `next`.
@preconcurrency @MainActor
open class UIResponder: NSObject, KeyValueObserver, KeyValueCoding,
  UIResponderStandardEditActions, UIPasteConfigurationSupporting
{
  /// The first responder of the chain that ends in this object.
  private weak var firstResponderOfChain: UIResponder?

  public override init() {
    super.init()
  }

  /// The next object in the chain. Default: nil, the chain ends here.
  open var next: UIResponder? { nil }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  /// Whether this object has a method for the action; where it edits a text, whether that can be
  /// done now.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    guard let editing, let action = StandardEditAction(rawValue: action.description) else {
      return responds(to: action)
    }
    return editing.canPerform(action)
  }

  open func cut(_ sender: Any?) { editing?.perform(.cut) }
  open func copy(_ sender: Any?) { editing?.perform(.copy) }
  open func paste(_ sender: Any?) { editing?.perform(.paste) }
  open func select(_ sender: Any?) { editing?.perform(.select) }
  open func selectAll(_ sender: Any?) { editing?.perform(.selectAll) }
  open func delete(_ sender: Any?) { editing?.perform(.delete) }

  /// Edits the style of text. No text editor here supports it.
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}

  private var editing: (any EditingResponder)? { self as? any EditingResponder }

  /// The first object of the chain that performs the action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// The chain's. Default: nil.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The view that replaces the keyboard. Default: nil.
  open var inputView: UIView? { nil }
  /// The view above the keyboard. Default: nil.
  open var inputAccessoryView: UIView? { nil }
  /// The controller of the view that replaces the keyboard. Default: nil.
  open var inputViewController: UIInputViewController? { nil }
  /// The controller of the view above the keyboard. Default: nil.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  open var textInputMode: UITextInputMode? { nil }
  open var textInputContextIdentifier: String? { nil }
  open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
  open func reloadInputViews() {}

  /// Keyboard shortcuts, which are never asked for. Default: nil.
  open var keyCommands: [UIKeyCommand]? { nil }
  open func buildMenu(with builder: any UIMenuBuilder) {}
  open func validate(_ command: UICommand) {}

  // MARK: Activities and pasting, stored without effect

  private lazy var rareData = ResponderRareData()

  /// The user activity. Stored and handed to nobody. Default: nil.
  open var userActivity: NSUserActivity? {
    get { rareData.userActivity }
    set { rareData.userActivity = newValue }
  }

  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// The accepted types of pasted items, read by `canPaste(_:)` alone. Default: nil.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { rareData.pasteConfiguration }
    set { rareData.pasteConfiguration = newValue }
  }

  /// Never called.
  open func paste(itemProviders: [NSItemProvider]) {}

  /// Whether one of the things is of a kind that it takes.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    let types = pasteConfiguration?.acceptableTypeIdentifiers ?? []
    return itemProviders.contains { item in
      types.contains(where: item.hasItemConformingToTypeIdentifier)
    }
  }

  /// Default: false.
  open var canBecomeFirstResponder: Bool { false }

  /// Default: true.
  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool { endOfChain.firstResponderOfChain === self }

  /// Makes this the first responder; the former one resigns before. False where one of both
  /// refuses.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    let end = endOfChain
    if let former = end.firstResponderOfChain {
      end.isFirstResponderChanging = true
      defer { end.isFirstResponderChanging = false }
      guard former.resignFirstResponder() else { return false }
    }
    end.firstResponderOfChain = self
    window(in: sequence(first: self, next: \.next))?.firstResponderDidChange(to: self)
    return true
  }

  /// Gives up being the first responder. True also where it was not.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    let end = endOfChain
    end.firstResponderOfChain = nil
    if !end.isFirstResponderChanging {
      window(in: sequence(first: self, next: \.next))?.firstResponderDidChange(to: nil)
    }
    return true
  }

  /// Whether another responder follows the first one, which resigns.
  private var isFirstResponderChanging = false

  private func window(in chain: UnfoldFirstSequence<UIResponder>) -> UIWindow? {
    chain.lazy.compactMap { $0 as? UIWindow }.first
  }

  /// Ends editing where this or a view in it is edited.
  ///
  /// - Returns: Whether nothing is edited any more.
  @discardableResult
  func endEditingHere(_ force: Bool) -> Bool {
    guard let first = endOfChain.firstResponderOfChain,
      sequence(first: first, next: \.next).contains(where: { $0 === self })
    else { return true }
    return first.resignFirstResponder()
  }

  /// The first responder of the chain that this object is in.
  package var firstResponder: UIResponder? { endOfChain.firstResponderOfChain }

  // MARK: Accessibility

  private var givenIsElement: Bool?
  private var givenLabel: String?
  private var givenValue: String?
  private var givenTraits: UIAccessibilityTraits?
  private var givenFrame: CGRect?
  private var facts: AccessibilityFacts? {
    (self as? any AccessibilityProviding)?.accessibilityFacts
  }

  /// Default: true for controls and texts, else false.
  open var isAccessibilityElement: Bool {
    get { givenIsElement ?? facts?.isElement ?? false }
    set { givenIsElement = newValue }
  }

  /// Default: a button's title, a label's text, a field's placeholder.
  open var accessibilityLabel: String? {
    get { givenLabel ?? facts?.label }
    set { givenLabel = newValue }
  }

  open var accessibilityHint: String?

  /// Default: a control's value in words.
  open var accessibilityValue: String? {
    get { givenValue ?? facts?.value }
    set { givenValue = newValue }
  }

  open var accessibilityIdentifier: String?

  /// Default: those of a control's or a text's kind.
  open var accessibilityTraits: UIAccessibilityTraits {
    get {
      if let givenTraits { return givenTraits }
      guard let facts else { return .none }
      guard let control = self as? UIControl else { return facts.traits }
      return facts.traits.union(control.isEnabled ? .none : .notEnabled)
        .union(control.isSelected ? .selected : .none)
    }
    set { givenTraits = newValue }
  }

  /// Points of the screen. Default: a view's bounds.
  open var accessibilityFrame: CGRect {
    get { givenFrame ?? (self as? UIView).map { $0.convert($0.bounds, to: nil) } ?? .zero }
    set { givenFrame = newValue }
  }
  open var accessibilityElements: [Any]?
  open var accessibilityElementsHidden = false
  open var shouldGroupAccessibilityChildren = false
  open var accessibilityActivationPoint = CGPoint.zero
  open var accessibilityViewIsModal = false
  open var accessibilityIgnoresInvertColors = false
  open var accessibilityLanguage: String?
  open var accessibilityPath: UIBezierPath?
  open var accessibilityAttributedLabel: NSAttributedString?
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }

  private lazy var accessibilityRareData = AccessibilityRareData()

  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityRareData.containerType }
    set { accessibilityRareData.containerType = newValue }
  }

  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityRareData.navigationStyle }
    set { accessibilityRareData.navigationStyle = newValue }
  }

  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibilityRareData.respondsToUserInteraction ?? isAccessibilityElement }
    set { accessibilityRareData.respondsToUserInteraction = newValue }
  }

  // Apple's signature: never nil when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityRareData.userInputLabels ?? [] }
    set { accessibilityRareData.userInputLabels = newValue }
  }

  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityRareData.attributedValue }
    set { accessibilityRareData.attributedValue = newValue }
  }

  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityRareData.attributedHint }
    set { accessibilityRareData.attributedHint = newValue }
  }

  open var accessibilityHeaderElements: [Any]? {
    get { accessibilityRareData.headerElements }
    set { accessibilityRareData.headerElements = newValue }
  }

  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityRareData.customRotors }
    set { accessibilityRareData.customRotors = newValue }
  }

  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibilityRareData.textualContext }
    set { accessibilityRareData.textualContext = newValue }
  }

  // MARK: Key-value coding

  /// The value of a property: one of UIKit's that runtime attributes name, or one that was
  /// registered with `ObjCRuntime.registerProperty`. For another key, `value(forUndefinedKey:)`.
  open func value(forKey key: String) -> Any? { propertyValue(forKey: key) }

  /// A value of another type, and an unknown key, leave everything as it is, with one log line.
  open func setValue(_ value: Any?, forKey key: String) {
    setPropertyValue(value, forKey: key)
  }

  /// A value through others, such as `layer.cornerRadius`.
  open func value(forKeyPath keyPath: String) -> Any? { propertyValue(forKeyPath: keyPath) }

  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setPropertyValue(value, forKeyPath: keyPath)
  }

  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }

  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    var values: [String: Any] = [:]
    for key in keys { values[key] = value(forKey: key) ?? NSNull() }
    return values
  }

  /// Called where a property that is no object is set to nil. Default: one line in the log.
  open func setNilValueForKey(_ key: String) {
    logOnce("\(type(of: self)): “\(key)” cannot be nil")
  }

  /// Observers override this; here nothing is done.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// On Apple's systems this raises an exception; here it is nil, with one log line.
  open func value(forUndefinedKey key: String) -> Any? {
    logOnce("\(type(of: self)) has no property “\(key)”")
    return nil
  }

  /// On Apple's systems this raises an exception; here nothing changes, with one log line.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    logOnce("\(type(of: self)) has no property “\(key)” that can be set")
  }

  /// Returns the object that replaces this one in a document. Default: the object itself. On
  /// Apple's systems every object has it.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }

  /// Called after a document's attributes are set. On Apple's systems every object has it.
  open func awakeFromNib() {}

  /// Called by a previewer only, before the view is first shown.
  open func prepareForInterfaceBuilder() {}

  private var endOfChain: UIResponder {
    var last = self
    while let next = last.next { last = next }
    return last
  }
}
