// No-op on Linux: the large content viewer's properties, stored; the viewer is never shown.

extension UIView {
  public var showsLargeContentViewer: Bool {
    get { storage.rareData?.showsLargeContentViewer ?? false }
    set { rareData.showsLargeContentViewer = newValue }
  }

  public var largeContentTitle: String? {
    get { storage.rareData?.largeContentTitle }
    set { rareData.largeContentTitle = newValue }
  }

  public var largeContentImage: UIImage? {
    get { storage.rareData?.largeContentImage }
    set { rareData.largeContentImage = newValue }
  }

  public var largeContentImageInsets: UIEdgeInsets {
    get { storage.rareData?.largeContentImageInsets ?? .zero }
    set { rareData.largeContentImageInsets = newValue }
  }

  public var scalesLargeContentImage: Bool {
    get { storage.rareData?.scalesLargeContentImage ?? false }
    set { rareData.scalesLargeContentImage = newValue }
  }
}
