// No-op on Linux: the large content viewer's properties, stored; the viewer is never shown.

extension UIView {
  public var showsLargeContentViewer: Bool {
    get { storage.extras?.showsLargeContentViewer ?? false }
    set { extras.showsLargeContentViewer = newValue }
  }

  public var largeContentTitle: String? {
    get { storage.extras?.largeContentTitle }
    set { extras.largeContentTitle = newValue }
  }

  public var largeContentImage: UIImage? {
    get { storage.extras?.largeContentImage }
    set { extras.largeContentImage = newValue }
  }

  public var largeContentImageInsets: UIEdgeInsets {
    get { storage.extras?.largeContentImageInsets ?? .zero }
    set { extras.largeContentImageInsets = newValue }
  }

  public var scalesLargeContentImage: Bool {
    get { storage.extras?.scalesLargeContentImage ?? false }
    set { extras.scalesLargeContentImage = newValue }
  }
}
