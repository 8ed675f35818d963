// The names that colours, fonts and shared objects had in Swift 1 and 2, as sources still write them.

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreGraphics
public import CoreText

extension UIColor {
  @available(*, deprecated, renamed: "black")
  public static func blackColor() -> UIColor { .black }
  @available(*, deprecated, renamed: "darkGray")
  public static func darkGrayColor() -> UIColor { .darkGray }
  @available(*, deprecated, renamed: "lightGray")
  public static func lightGrayColor() -> UIColor { .lightGray }
  @available(*, deprecated, renamed: "white")
  public static func whiteColor() -> UIColor { .white }
  @available(*, deprecated, renamed: "gray")
  public static func grayColor() -> UIColor { .gray }
  @available(*, deprecated, renamed: "red")
  public static func redColor() -> UIColor { .red }
  @available(*, deprecated, renamed: "green")
  public static func greenColor() -> UIColor { .green }
  @available(*, deprecated, renamed: "blue")
  public static func blueColor() -> UIColor { .blue }
  @available(*, deprecated, renamed: "cyan")
  public static func cyanColor() -> UIColor { .cyan }
  @available(*, deprecated, renamed: "yellow")
  public static func yellowColor() -> UIColor { .yellow }
  @available(*, deprecated, renamed: "magenta")
  public static func magentaColor() -> UIColor { .magenta }
  @available(*, deprecated, renamed: "orange")
  public static func orangeColor() -> UIColor { .orange }
  @available(*, deprecated, renamed: "purple")
  public static func purpleColor() -> UIColor { .purple }
  @available(*, deprecated, renamed: "brown")
  public static func brownColor() -> UIColor { .brown }
  @available(*, deprecated, renamed: "clear")
  public static func clearColor() -> UIColor { .clear }

  @available(*, deprecated, renamed: "withAlphaComponent(_:)")
  public func colorWithAlphaComponent(_ alpha: CGFloat) -> UIColor { withAlphaComponent(alpha) }
}

extension UIFont {
  @available(*, deprecated, renamed: "systemFont(ofSize:)")
  public static func systemFontOfSize(_ fontSize: CGFloat) -> UIFont {
    .systemFont(ofSize: fontSize)
  }
  @available(*, deprecated, renamed: "boldSystemFont(ofSize:)")
  public static func boldSystemFontOfSize(_ fontSize: CGFloat) -> UIFont {
    .boldSystemFont(ofSize: fontSize)
  }
  @available(*, deprecated, renamed: "italicSystemFont(ofSize:)")
  public static func italicSystemFontOfSize(_ fontSize: CGFloat) -> UIFont {
    .italicSystemFont(ofSize: fontSize)
  }
}

extension UIScreen {
  @available(*, deprecated, renamed: "main")
  public static func mainScreen() -> UIScreen { main }
}
