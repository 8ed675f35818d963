// The types that Apple names.

extension UTType {
  /// `public.item`.
  public static let item = UTType(known: "public.item")
  /// `public.content`.
  public static let content = UTType(known: "public.content")
  /// `public.composite-content`.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// `public.data`.
  public static let data = UTType(known: "public.data")
  /// `public.directory`.
  public static let directory = UTType(known: "public.directory")
  /// `public.folder`.
  public static let folder = UTType(known: "public.folder")
  /// `public.volume`.
  public static let volume = UTType(known: "public.volume")
  /// `com.apple.package`.
  public static let package = UTType(known: "com.apple.package")
  /// `com.apple.bundle`.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// `com.apple.application`.
  public static let application = UTType(known: "com.apple.application")
  /// `com.apple.application-bundle`, files `.app`.
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
  /// `com.apple.framework`, files `.framework`.
  public static let framework = UTType(known: "com.apple.framework")
  /// `public.symlink`.
  public static let symbolicLink = UTType(known: "public.symlink")
  /// `com.apple.alias-file`.
  public static let aliasFile = UTType(known: "com.apple.alias-file")
  /// `public.archive`.
  public static let archive = UTType(known: "public.archive")
  /// `public.disk-image`.
  public static let diskImage = UTType(known: "public.disk-image")
  /// `public.zip-archive`, files `.zip`.
  public static let zip = UTType(known: "public.zip-archive")
  /// `org.gnu.gnu-zip-archive`, files `.gz`.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// `public.bzip2-archive`, files `.bz2`.
  public static let bz2 = UTType(known: "public.bzip2-archive")
  /// `public.text`.
  public static let text = UTType(known: "public.text")
  /// `public.plain-text`, files `.txt`.
  public static let plainText = UTType(known: "public.plain-text")
  /// `public.utf8-plain-text`.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// `public.utf16-plain-text`.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// `public.delimited-values-text`.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// `public.comma-separated-values-text`, files `.csv`.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// `public.tab-separated-values-text`, files `.tsv`.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// `public.rtf`, files `.rtf`.
  public static let rtf = UTType(known: "public.rtf")
  /// `com.apple.rtfd`, files `.rtfd`.
  public static let rtfd = UTType(known: "com.apple.rtfd")
  /// `com.apple.flat-rtfd`.
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  /// `public.html`, files `.html`.
  public static let html = UTType(known: "public.html")
  /// `public.xml`, files `.xml`.
  public static let xml = UTType(known: "public.xml")
  /// `public.yaml`, files `.yml`.
  public static let yaml = UTType(known: "public.yaml")
  /// `public.css`, files `.css`.
  public static let css = UTType(known: "public.css")
  /// `public.json`, files `.json`.
  public static let json = UTType(known: "public.json")
  /// `com.apple.property-list`, files `.plist`.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// `com.apple.xml-property-list`.
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  /// `com.apple.binary-property-list`.
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  /// `public.source-code`.
  public static let sourceCode = UTType(known: "public.source-code")
  /// `public.swift-source`, files `.swift`.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// `public.c-source`, files `.c`.
  public static let cSource = UTType(known: "public.c-source")
  /// `public.c-header`, files `.h`.
  public static let cHeader = UTType(known: "public.c-header")
  /// `public.objective-c-source`, files `.m`.
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  /// `public.script`.
  public static let script = UTType(known: "public.script")
  /// `public.shell-script`, files `.sh`.
  public static let shellScript = UTType(known: "public.shell-script")
  /// `com.netscape.javascript-source`, files `.js`.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// `public.python-script`, files `.py`.
  public static let pythonScript = UTType(known: "public.python-script")
  /// `com.adobe.pdf`, files `.pdf`.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// `org.idpf.epub-container`, files `.epub`.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// `public.spreadsheet`.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// `public.presentation`.
  public static let presentation = UTType(known: "public.presentation")
  /// `public.database`.
  public static let database = UTType(known: "public.database")
  /// `public.font`.
  public static let font = UTType(known: "public.font")
  /// `public.url`.
  public static let url = UTType(known: "public.url")
  /// `public.file-url`.
  public static let fileURL = UTType(known: "public.file-url")
  /// `public.contact`.
  public static let contact = UTType(known: "public.contact")
  /// `public.vcard`, files `.vcf`.
  public static let vCard = UTType(known: "public.vcard")
  /// `public.calendar-event`.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// `public.email-message`.
  public static let emailMessage = UTType(known: "public.email-message")
  /// `public.image`.
  public static let image = UTType(known: "public.image")
  /// `com.apple.live-photo`.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// `public.png`, files `.png`.
  public static let png = UTType(known: "public.png")
  /// `public.jpeg`, files `.jpeg`.
  public static let jpeg = UTType(known: "public.jpeg")
  /// `com.compuserve.gif`, files `.gif`.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// `public.tiff`, files `.tiff`.
  public static let tiff = UTType(known: "public.tiff")
  /// `com.microsoft.bmp`, files `.bmp`.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// `com.microsoft.ico`, files `.ico`.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// `com.apple.icns`, files `.icns`.
  public static let icns = UTType(known: "com.apple.icns")
  /// `org.webmproject.webp`, files `.webp`.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// `public.heic`, files `.heic`.
  public static let heic = UTType(known: "public.heic")
  /// `public.heif-standard`, files `.heif`.
  public static let heif = UTType(known: "public.heif-standard")
  /// `public.camera-raw-image`.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// `public.svg-image`, files `.svg`.
  public static let svg = UTType(known: "public.svg-image")
  /// `public.audiovisual-content`.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// `public.movie`.
  public static let movie = UTType(known: "public.movie")
  /// `public.video`.
  public static let video = UTType(known: "public.video")
  /// `public.audio`.
  public static let audio = UTType(known: "public.audio")
  /// `com.apple.quicktime-movie`, files `.mov`.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// `public.mpeg`, files `.mpg`.
  public static let mpeg = UTType(known: "public.mpeg")
  /// `public.mpeg-4`, files `.mp4`.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// `public.avi`, files `.avi`.
  public static let avi = UTType(known: "public.avi")
  /// `public.mp3`, files `.mp3`.
  public static let mp3 = UTType(known: "public.mp3")
  /// `public.mpeg-4-audio`, files `.m4a`.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// `com.microsoft.waveform-audio`, files `.wav`.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// `public.aiff-audio`, files `.aiff`.
  public static let aiff = UTType(known: "public.aiff-audio")
  /// `public.midi-audio`, files `.mid`.
  public static let midi = UTType(known: "public.midi-audio")
  /// `public.3d-content`.
  public static let threeDContent = UTType(known: "public.3d-content")
  /// `com.pixar.universal-scene-description`, files `.usd`.
  public static let usd = UTType(known: "com.pixar.universal-scene-description")
  /// `com.pixar.universal-scene-description-mobile`, files `.usdz`.
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
}
