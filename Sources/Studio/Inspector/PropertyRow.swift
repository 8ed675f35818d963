// A row of the inspector: a property's name and its control.

internal import CoreGraphics
internal import Messages
internal import UIKit

/// Carries out what rows ask for.
@MainActor
protocol PropertyRowDelegate: AnyObject {
  /// A person changed a value; `whenDone` hears why it was refused, nil: it was taken.
  func edit(
    _ property: PageProperty, _ edit: PropertyEdit,
    whenDone: @escaping @MainActor (String?) -> Void)
  /// The numbers that a typed sum may name.
  var numbersByName: [String: Double] { get }
  /// Hands on the colour of the next press on the page, as text.
  func color(_ body: @escaping @MainActor (String) -> Void)
  /// The colours that have names on the page.
  var colors: PageColors { get }
  /// Reads the images that can be set.
  func images(_ body: @escaping @MainActor ([PageImage]) -> Void)
  /// Opens a list or a picker beside a view.
  func open(_ content: UIView, at view: UIView)
  /// The name of the key that gives a property its first value back; nil: none does.
  var resetKey: String? { get }
  /// A row needs another height.
  func rowDidResize()
}

/// A mark, a name, a control, and below them why a value was refused.
@MainActor
final class PropertyRow: UIView, RefusalShowing {
  private static let markWidth: CGFloat = 16

  private(set) var property: PageProperty
  /// The words that name it.
  let words: String
  private let name: PropertyName
  private let mark = ChangeMark()
  private let control: (any PropertyControl)?
  private let fixed: UILabel
  private let none: NoneButton?
  private let error = TextStyle.label("", TextStyle.caption, color: Palette.error)
  private weak var delegate: (any PropertyRowDelegate)?
  /// The values of a number that are not refused; nil: all.
  private let allowed: ClosedRange<Double>?

  /// `name`: the words at the left. `allowed`: the values of a number that are not refused; nil: all.
  init(
    _ property: PageProperty, name words: String, _ delegate: any PropertyRowDelegate,
    allowed: ClosedRange<Double>?
  ) {
    self.property = property
    self.allowed = allowed
    self.delegate = delegate
    self.words = words
    name = PropertyName(words, property)
    let canBeSet = property.isWritable && property.problem == nil
    control = canBeSet ? PropertyControls.make(property, delegate, allowed: allowed) : nil
    let hasProblem = property.problem != nil
    fixed = TextStyle.label("", color: hasProblem ? Palette.error : Palette.secondaryLabel)
    none = property.isOptional && canBeSet ? NoneButton() : nil
    super.init(frame: .zero)
    accessibilityLabel = words
    error.numberOfLines = 0
    for view in [mark, name, control ?? fixed, none] { if let view { addSubview(view) } }
    connect()
    show(property)
  }

  required init?(coder: NSCoder) { nil }

  private func connect() {
    control?.onEdit = { [weak self] in self?.send($0) }
    mark.onPress = { [weak self] in self?.reset() }
    mark.key = { [weak self] in self?.delegate?.resetKey }
    none?.onPress = { [weak self] in self?.send(PropertyEdit(text: "nil")) }
    (control as? any ResizingControl)?.onResize = { [weak self] in
      self?.setNeedsLayout()
      self?.delegate?.rowDidResize()
    }
    if let control = control as? SwitchControl { name.onPress = { control.onPress?() } }
    guard control is NumberControl else { return }
    name.onScrub = { [weak self] in self?.control?.scrub(by: $0, isFirst: $1) }
  }

  private func send(_ edit: PropertyEdit) {
    if let allowed, let value = NumberText.number(edit.text), !allowed.contains(value) {
      return showError(NumberRange.words(allowed))
    }
    delegate?.edit(property, edit) { [weak self] in self?.showError($0) }
  }

  /// Gives the property its first value back. A field that is edited shows it then.
  func reset() {
    if let field = firstResponder as? StudioField, field.isDescendant(of: self) {
      field.awaitValue()
    }
    send(PropertyEdit(text: nil))
  }

  /// Whether a row can show a property that has the name of its own.
  func fits(_ property: PageProperty) -> Bool {
    self.property.name == property.name && self.property.isOfKind(of: property)
      && self.property.isOptional == property.isOptional
      && self.property.isWritable == property.isWritable
      && self.property.problem == property.problem
      && self.property.documentation == property.documentation
  }

  /// Another value than before takes the place of a refused one.
  func show(_ property: PageProperty) {
    if property.value != self.property.value {
      control?.showError(false)
      showReason(nil)
    }
    self.property = property
    mark.isHidden = !property.isChanged
    name.isChanged = property.isChanged
    control?.show(property)
    fixed.text =
      property.problem != nil
      ? "Crashes when read" : property.isMixed ? "Mixed" : property.value ?? "—"
    if let problem = property.problem { showReason(problem) }
    none?.isHidden = property.isUnset || property.value == nil || property.value == "nil"
  }

  private func showError(_ text: String?) {
    control?.showError(text != nil)
    // A value that is the same as before takes the place of the typed text too.
    if text == nil { control?.show(property) }
    showReason(text)
  }

  func clearRefusal() { showError(nil) }

  private func showReason(_ text: String?) {
    guard (error.superview == nil) != (text == nil) || error.text != text else { return }
    error.text = text
    if text == nil { error.removeFromSuperview() } else { addSubview(error) }
    setNeedsLayout()
    delegate?.rowDidResize()
  }

  // MARK: Layout

  /// The height at a width, with what is said of a value that was refused.
  func height(width: CGFloat) -> CGFloat {
    let height = (control?.height ?? Metrics.field) + Metrics.row - Metrics.field
    return error.superview == nil ? height : height + errorHeight(width: width)
  }

  private func controlFrame(width: CGFloat) -> CGRect {
    let left = (width * 0.44).rounded()
    return CGRect(
      x: left, y: 4, width: width - left - Metrics.margin, height: control?.height ?? Metrics.field)
  }

  private func errorHeight(width: CGFloat) -> CGFloat {
    error.sizeThatFits(
      CGSize(width: width - Self.markWidth - Metrics.margin, height: .greatestFiniteMagnitude)
    ).height.rounded(.up) + 4
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frame = controlFrame(width: bounds.width)
    mark.frame = CGRect(x: 0, y: frame.minY, width: Self.markWidth, height: Metrics.field)
    name.frame = CGRect(
      x: Self.markWidth, y: frame.minY, width: frame.minX - Self.markWidth - Metrics.gap,
      height: Metrics.field)
    let hasNone = none.map { !$0.isHidden } ?? false
    var room = frame
    if none != nil { room.size.width -= 24 }
    none?.frame = CGRect(x: room.maxX + 4, y: frame.minY, width: 20, height: Metrics.field)
    none?.isHidden = !hasNone
    room.size.width = min(room.width, control?.widest ?? room.width)
    (control ?? fixed).frame = room
    error.frame = CGRect(
      x: Self.markWidth, y: frame.maxY + 2, width: bounds.width - Self.markWidth - Metrics.margin,
      height: errorHeight(width: bounds.width) - 4)
  }
}
