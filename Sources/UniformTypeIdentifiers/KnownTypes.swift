// The table of known types: their conformances, filename extensions and MIME types.

/// One of Apple's types.
struct KnownType: Sendable {
  let identifier: String
  /// The types that it conforms to at once.
  let above: [String]
  /// The usual one first.
  let fileExtensions: [String]
  let mimeType: String?

  /// By identifier.
  static let all: [String: KnownType] = Dictionary(
    uniqueKeysWithValues: table.split(separator: "\n").map { line in
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      let words = { (text: String) in text.split(separator: " ").map(String.init) }
      return (
        parts[0],
        KnownType(
          identifier: parts[0], above: words(parts[1]), fileExtensions: words(parts[2]),
          mimeType: parts[3].isEmpty ? nil : parts[3])
      )
    })

  // Identifier, what is above, extensions, MIME type.
  private static let table = """
    public.item|||
    public.content|||
    public.composite-content|public.content||
    public.data|public.item||
    public.directory|public.item||
    public.folder|public.directory||
    public.volume|public.folder||
    com.apple.package|public.directory||
    com.apple.bundle|public.directory||
    com.apple.application|com.apple.bundle||
    com.apple.application-bundle|com.apple.application com.apple.package|app|
    com.apple.framework|com.apple.bundle|framework|
    public.symlink|public.item||
    com.apple.alias-file|public.data||
    public.archive|public.data||
    public.disk-image|public.archive||
    public.zip-archive|public.archive public.data|zip|application/zip
    org.gnu.gnu-zip-archive|public.archive public.data|gz|application/gzip
    public.bzip2-archive|public.archive public.data|bz2|application/x-bzip
    public.text|public.data public.content||
    public.plain-text|public.text|txt text|text/plain
    public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8
    public.utf16-plain-text|public.plain-text||
    public.delimited-values-text|public.text||
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values
    public.rtf|public.text|rtf|text/rtf
    com.apple.rtfd|com.apple.package public.composite-content|rtfd|
    com.apple.flat-rtfd|public.data public.composite-content||
    public.html|public.text|html htm|text/html
    public.xml|public.text|xml|application/xml
    public.yaml|public.text|yml yaml|application/x-yaml
    public.css|public.text|css|text/css
    public.json|public.text|json|application/json
    com.apple.property-list|public.data|plist|
    com.apple.xml-property-list|com.apple.property-list public.xml||
    com.apple.binary-property-list|com.apple.property-list||
    public.source-code|public.plain-text||
    public.swift-source|public.source-code|swift|
    public.c-source|public.source-code|c|
    public.c-header|public.source-code|h|
    public.objective-c-source|public.source-code|m|
    public.script|public.source-code||
    public.shell-script|public.script|sh|
    com.netscape.javascript-source|public.source-code public.script|js|text/javascript
    public.python-script|public.script|py|
    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf
    org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip
    public.spreadsheet|public.content||
    public.presentation|public.composite-content||
    public.database|public.data||
    public.font|public.data||
    public.url|public.data||
    public.file-url|public.url||
    public.contact|public.item||
    public.vcard|public.text public.contact|vcf|text/directory
    public.calendar-event|public.item||
    public.email-message|public.data||
    public.image|public.data public.content||
    com.apple.live-photo|public.data||
    public.png|public.image|png|image/png
    public.jpeg|public.image|jpeg jpg jpe|image/jpeg
    com.compuserve.gif|public.image|gif|image/gif
    public.tiff|public.image|tiff tif|image/tiff
    com.microsoft.bmp|public.image|bmp|image/bmp
    com.microsoft.ico|public.image|ico|image/x-icon
    com.apple.icns|public.image|icns|
    org.webmproject.webp|public.image|webp|image/webp
    public.heic|public.image|heic|image/heic
    public.heif-standard|public.image|heif|image/heif
    public.camera-raw-image|public.image||
    public.svg-image|public.image|svg|image/svg+xml
    public.audiovisual-content|public.data public.content||
    public.movie|public.audiovisual-content||
    public.video|public.movie||
    public.audio|public.audiovisual-content||
    com.apple.quicktime-movie|public.movie|mov qt|video/quicktime
    public.mpeg|public.movie|mpg mpeg|video/mpeg
    public.mpeg-4|public.movie|mp4|video/mp4
    public.avi|public.movie|avi|video/avi
    public.mp3|public.audio|mp3|audio/mpeg
    public.mpeg-4-audio|public.audio|m4a|audio/mp4
    com.microsoft.waveform-audio|public.audio|wav|audio/vnd.wave
    public.aiff-audio|public.audio|aiff aif|audio/aiff
    public.midi-audio|public.audio|mid midi|audio/midi
    public.3d-content|public.content||
    com.pixar.universal-scene-description|public.data public.3d-content|usd|
    com.pixar.universal-scene-description-mobile|public.data public.3d-content|usdz|model/vnd.usdz+zip
    """
}
