// The screens of the device, and display links that follow them.

public import QuartzCore

extension UIScreen {
  public static var screens: [UIScreen] { [main] }

  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
