// No-op on Linux: the format of a PDF renderer; no document is written.

/// The format of a PDF renderer; no document is written.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  open var documentInfo: [String: Any] = [:]
}
