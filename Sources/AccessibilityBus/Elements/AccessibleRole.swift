// The kinds of widgets, as AT-SPI numbers and names them.

/// The kind of a widget; its number is AT-SPI's
/// ([AtspiRole](https://docs.gtk.org/atspi2/enum.Role.html)).
package enum AccessibleRole: UInt32, Sendable {
  case checkBox = 7
  case comboBox = 11
  case dial = 15
  case dialog = 16
  case frame = 23
  case image = 27
  case label = 29
  case list = 31
  case listItem = 32
  case menu = 33
  case menuItem = 35
  case pageTabList = 38
  case panel = 39
  case passwordText = 40
  case progressBar = 42
  case button = 43
  case slider = 51
  case spinButton = 52
  case text = 61
  case toggleButton = 62
  case toolBar = 63
  case tree = 65
  case application = 75
  case entry = 79
  case heading = 83
  case link = 88
  case treeItem = 91

  /// The name that AT-SPI gives it.
  package var name: String {
    switch self {
    case .checkBox: "check box"
    case .comboBox: "combo box"
    case .dial: "dial"
    case .dialog: "dialog"
    case .frame: "frame"
    case .image: "image"
    case .label: "label"
    case .list: "list"
    case .listItem: "list item"
    case .menu: "menu"
    case .menuItem: "menu item"
    case .pageTabList: "page tab list"
    case .panel: "panel"
    case .passwordText: "password text"
    case .progressBar: "progress bar"
    case .button: "push button"
    case .slider: "slider"
    case .spinButton: "spin button"
    case .text: "text"
    case .toggleButton: "toggle button"
    case .toolBar: "tool bar"
    case .tree: "tree"
    case .application: "application"
    case .entry: "entry"
    case .heading: "heading"
    case .link: "link"
    case .treeItem: "tree item"
    }
  }
}
