#ifndef PLUMB_PNG_FILE_H
#define PLUMB_PNG_FILE_H

#include <stddef.h>
#include <stdint.h>

/// A decoded picture: rows of pixels from top to bottom, each pixel as red, green, blue and alpha.
struct png_pixels {
  uint32_t width;
  uint32_t height;
  /// The components of 8 bits, not premultiplied by alpha; the caller frees them.
  uint8_t *components;
};

/// Decodes a PNG file in memory with the system's libpng, which is loaded at the first call.
///
/// Pictures of every depth and color type are converted to 8 bits per component.
///
/// @param bytes The content of the file.
/// @param maximum_pixels The maximum number of pixels; a larger picture is not decoded.
/// @param result Receives the picture.
/// @return NULL for success; otherwise a message that is valid until the next call of this thread.
const char *decode_png(const uint8_t *bytes, size_t count, uint64_t maximum_pixels, struct png_pixels *result);

#endif
