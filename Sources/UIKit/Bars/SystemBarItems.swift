// The titles and images of the system's bar button items.

import CoreGraphics

/// Names and pictures of system items. Those that are symbols on Apple's systems are the symbols of these names.
@MainActor enum SystemBarItems {
  static func content(_ item: UIBarButtonItem.SystemItem) -> (title: String?, image: UIImage?) {
    switch item {
    case .flexibleSpace, .fixedSpace: (nil, nil)
    case .done: ("Done", nil)
    case .cancel: ("Cancel", nil)
    case .edit: ("Edit", nil)
    case .save: ("Save", nil)
    case .undo: ("Undo", nil)
    case .redo: ("Redo", nil)
    case .add: (nil, plus)
    case .stop, .close: (nil, cross)
    case .play: (nil, triangles([4]))
    case .fastForward: (nil, triangles([1, 11]))
    case .rewind: (nil, triangles([-1, -11]))
    case .pause: (nil, bars)
    case .compose: (nil, UIImage(systemName: "square.and.pencil"))
    case .reply: (nil, UIImage(systemName: "arrowshape.turn.up.left"))
    case .action: (nil, UIImage(systemName: "square.and.arrow.up"))
    case .organize: (nil, UIImage(systemName: "folder"))
    case .bookmarks: (nil, UIImage(systemName: "book"))
    case .search: (nil, UIImage(systemName: "magnifyingglass"))
    case .refresh: (nil, UIImage(systemName: "arrow.clockwise"))
    case .camera: (nil, UIImage(systemName: "camera"))
    case .trash: (nil, UIImage(systemName: "trash"))
    }
  }

  private static let size = CGSize(width: 22, height: 22)

  private static var plus: UIImage {
    stroked([
      (CGPoint(x: 11, y: 2), CGPoint(x: 11, y: 20)), (CGPoint(x: 2, y: 11), CGPoint(x: 20, y: 11)),
    ])
  }

  private static var cross: UIImage {
    stroked([
      (CGPoint(x: 4, y: 4), CGPoint(x: 18, y: 18)), (CGPoint(x: 18, y: 4), CGPoint(x: 4, y: 18)),
    ])
  }

  private static func stroked(_ lines: [(CGPoint, CGPoint)]) -> UIImage {
    ControlImages.picture(size) { _ in
      let path = UIBezierPath()
      path.lineWidth = 2
      path.lineCapStyle = .round
      for line in lines {
        path.move(to: line.0)
        path.addLine(to: line.1)
      }
      UIColor.black.setStroke()
      path.stroke()
    }
  }

  private static var bars: UIImage {
    ControlImages.picture(size) { _ in
      UIColor.black.setFill()
      for x in [5, 13] as [CGFloat] {
        UIBezierPath(
          roundedRect: CGRect(x: x, y: 3, width: 4, height: 16), cornerRadius: 1
        ).fill()
      }
    }
  }

  /// Returns an image of triangles at the given x coordinates; negative ones point to the left.
  private static func triangles(_ places: [CGFloat]) -> UIImage {
    ControlImages.picture(size) { bounds in
      UIColor.black.setFill()
      for place in places {
        let start = place > 0 ? place : bounds.width + place
        let width: CGFloat = (places.count == 1 ? 15 : 10) * (place > 0 ? 1 : -1)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: start, y: 3))
        path.addLine(to: CGPoint(x: start + width, y: 11))
        path.addLine(to: CGPoint(x: start, y: 19))
        path.close()
        path.fill()
      }
    }
  }
}
