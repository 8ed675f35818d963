// An animated file that is made beside the window.

internal import Building
internal import CoreGraphics
internal import ImageCoding
internal import Messages

/// Puts frames into an animated file, off the main thread.
actor RunEncoder {
  private var encoder: any AnimationEncoder & Sendable
  private var file = Data()

  init(_ encoder: any AnimationEncoder & Sendable) { self.encoder = encoder }

  /// Adds frames on another thread than the main one.
  nonisolated func append(_ frames: [CGImage]) async throws(Failure) {
    let work = Task.detached(executorPreference: WorkThreads.shared) { await self.encode(frames) }
    if let failure = await work.value { throw failure }
  }

  /// Adds frames; why that cannot be, or nil.
  private func encode(_ frames: [CGImage]) -> Failure? {
    do {
      for frame in frames { file.append(try encoder.append(frame)) }
      return nil
    } catch {
      return Failure(.badData, "\(error)")
    }
  }

  /// The file of all frames.
  func finish() -> Data {
    let (offset, control) = (encoder.controlOffset, encoder.control)
    file.replaceSubrange(offset..<offset + control.count, with: control)
    return file + encoder.end
  }
}
