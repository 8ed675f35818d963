// zlib: unpacking at once, as its own one-call function does not say how far it came in a damaged stream.
#pragma once
#include <stddef.h>
#include <stdint.h>
#include <zlib.h>

/// Unpacks a stream in zlib's frame until it ends, is damaged, or `room` bytes are there; returns how many are.
static inline size_t vitrine_inflate(
    const uint8_t *packed, size_t count, uint8_t *bytes, size_t room) {
  z_stream stream = {
      .next_in = (Bytef *)packed,
      .avail_in = count > UINT32_MAX ? UINT32_MAX : (uInt)count,
      .next_out = bytes,
      .avail_out = room > UINT32_MAX ? UINT32_MAX : (uInt)room,
  };
  if (inflateInit(&stream) != Z_OK) return 0;
  inflate(&stream, Z_FINISH);
  inflateEnd(&stream);
  return stream.total_out;
}
