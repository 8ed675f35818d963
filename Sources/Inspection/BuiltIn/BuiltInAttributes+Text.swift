// Built-in attributes of labels, text fields, text views and search bars.

internal import CoreGraphics
internal import UIKit

extension BuiltInAttributes {
  static let texts: [Entry] = [
    Entry(UILabel.self, label),
    Entry(UITextField.self, textField),
    Entry(UITextView.self, textView),
    Entry(UISearchBar.self, searchBar),
  ]

  private static let label: [Inspectable] = [
    Inspectable("text", \UILabel.text),
    Inspectable("textColor", \UILabel.textColor).reading { (_: UILabel) in UIColor.label },
    Inspectable("font", \UILabel.font).reading { (_: UILabel) in
      UIFont.systemFont(ofSize: UIFont.labelFontSize)
    },
    fontSize(\UILabel.font),
    Inspectable("textAlignment", \UILabel.textAlignment, choices: textAlignments),
    Inspectable("numberOfLines", \UILabel.numberOfLines),
    Inspectable("isEnabled", \UILabel.isEnabled),
    Inspectable("isHighlighted", \UILabel.isHighlighted),
    Inspectable("highlightedTextColor", \UILabel.highlightedTextColor),
    Inspectable("lineBreakMode", \UILabel.lineBreakMode, choices: lineBreakModes),
    Inspectable("baselineAdjustment", \UILabel.baselineAdjustment, choices: baselineAdjustments),
    Inspectable("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
    Inspectable("minimumScaleFactor", \UILabel.minimumScaleFactor),
    Inspectable("shadowColor", \UILabel.shadowColor),
    Inspectable("shadowOffset", \UILabel.shadowOffset),
  ]

  private static let textField: [Inspectable] = [
    Inspectable("text", \UITextField.text),
    Inspectable("textColor", \UITextField.textColor).reading { (_: UITextField) in UIColor.label },
    Inspectable("font", \UITextField.font).reading { (_: UITextField) in
      UIFont.systemFont(ofSize: UIFont.labelFontSize)
    },
    fontSize(\UITextField.font),
    Inspectable("textAlignment", \UITextField.textAlignment, choices: textAlignments),
    Inspectable("placeholder", \UITextField.placeholder),
    Inspectable("background", \UITextField.background),
    Inspectable("disabledBackground", \UITextField.disabledBackground),
    Inspectable("borderStyle", \UITextField.borderStyle, choices: borderStyles),
    Inspectable("clearButtonMode", \UITextField.clearButtonMode, choices: viewModes),
    Inspectable("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing),
    Inspectable("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth),
    Inspectable("minimumFontSize", \UITextField.minimumFontSize),
    Inspectable("isSecureTextEntry", \UITextField.isSecureTextEntry),
  ]

  private static let textView: [Inspectable] = [
    Inspectable("text", \UITextView.text),
    Inspectable("textColor", \UITextView.textColor).reading { (_: UITextView) in UIColor.label },
    Inspectable("font", \UITextView.font).reading { (_: UITextView) in
      UIFont.systemFont(ofSize: 12)
    },
    fontSize(\UITextView.font),
    Inspectable("textAlignment", \UITextView.textAlignment, choices: textAlignments),
    Inspectable("isEditable", \UITextView.isEditable),
    Inspectable("isSelectable", \UITextView.isSelectable),
    Inspectable("textContainerInset", \UITextView.textContainerInset),
  ]

  private static let searchBar: [Inspectable] = [
    Inspectable("text", \UISearchBar.text),
    Inspectable("placeholder", \UISearchBar.placeholder),
    Inspectable("prompt", \UISearchBar.prompt),
    Inspectable("barTintColor", \UISearchBar.barTintColor),
    Inspectable("showsCancelButton", \UISearchBar.showsCancelButton),
    Inspectable("showsBookmarkButton", \UISearchBar.showsBookmarkButton),
    Inspectable("showsScopeBar", \UISearchBar.showsScopeBar),
  ]

  static let lineBreakModes: [(name: String, value: NSLineBreakMode)] = [
    ("byWordWrapping", .byWordWrapping), ("byCharWrapping", .byCharWrapping),
    ("byClipping", .byClipping), ("byTruncatingHead", .byTruncatingHead),
    ("byTruncatingTail", .byTruncatingTail), ("byTruncatingMiddle", .byTruncatingMiddle),
  ]

  /// The size in points of a view's font; 0 without one.
  private static func fontSize<Root: UIView>(
    _ font: ReferenceWritableKeyPath<Root, UIFont?>
  ) -> Inspectable {
    Inspectable("fontSize", of: Root.self) {
      $0[keyPath: font]?.pointSize ?? 0
    } set: {
      $0[keyPath: font] = $0[keyPath: font]?.withSize($1)
    }
  }

  private static let textAlignments: [(name: String, value: NSTextAlignment)] = [
    ("left", .left), ("center", .center), ("right", .right), ("justified", .justified),
    ("natural", .natural),
  ]

  private static let baselineAdjustments: [(name: String, value: UIBaselineAdjustment)] = [
    ("alignBaselines", .alignBaselines), ("alignCenters", .alignCenters), ("none", .none),
  ]

  private static let borderStyles: [(name: String, value: UITextField.BorderStyle)] = [
    ("none", .none), ("line", .line), ("bezel", .bezel), ("roundedRect", .roundedRect),
  ]

  private static let viewModes: [(name: String, value: UITextField.ViewMode)] = [
    ("never", .never), ("whileEditing", .whileEditing), ("unlessEditing", .unlessEditing),
    ("always", .always),
  ]
}
