// The decorations below a calendar's days.

public import CoreGraphics

extension UICalendarView {
  public enum DecorationSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2

    /// Points.
    var side: CGFloat { [4, 8, 12][rawValue] }
  }

  /// A mark below a day
  /// ([Apple](https://developer.apple.com/documentation/uikit/uicalendarview/decoration)).
  @preconcurrency @MainActor open class Decoration: NSObject {
    private let make: () -> UIView
    let side: CGFloat

    /// A filled circle; without a colour it is grey.
    public class func `default`(
      color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration {
      Decoration(size.side) {
        let dot = UIView()
        dot.backgroundColor = color ?? .systemFill
        dot.layer.cornerRadius = size.side / 2
        return dot
      }
    }

    /// A picture; without one a filled circle.
    public class func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration {
      guard let image else { return .default(color: color, size: size) }
      return Decoration(size.side) {
        let view = UIImageView(image: image)
        view.contentMode = .scaleAspectFit
        view.tintColor = color ?? .systemFill
        return view
      }
    }

    /// A custom view, at most 12 points high.
    public class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(DecorationSize.large.side, customViewProvider)
    }

    public convenience override init() {
      self.init(DecorationSize.medium.side) { UIView() }
    }

    private init(_ side: CGFloat, _ make: @escaping () -> UIView) {
      self.side = side
      self.make = make
    }

    /// The mark, in the middle of `room`.
    func view(in room: CGRect) -> UIView {
      let view = make()
      let natural = view.intrinsicContentSize.width
      let width = view is UIImageView || natural <= 0 ? side : min(natural, room.width)
      view.frame = CGRect(
        x: room.midX - width / 2, y: room.midY - side / 2, width: width, height: side)
      return view
    }
  }
}
