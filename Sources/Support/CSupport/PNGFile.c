#include "PNGFile.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// The state of libpng's simplified interface, as its manual describes it (version 1 of the structure).
struct png_image {
  void *opaque;
  uint32_t version;
  uint32_t width;
  uint32_t height;
  uint32_t format;
  uint32_t flags;
  uint32_t colormap_entries;
  uint32_t warning_or_error;
  char message[64];
};

enum {
  image_version = 1,
  /// Red, green, blue and alpha, 8 bits per component.
  format_rgba = 3,
};

static int (*begin_read)(struct png_image *, const void *, size_t);
static int (*finish_read)(struct png_image *, const void *, void *, int32_t, void *);
static void (*free_image)(struct png_image *);

static int load_library(void) {
  static const char *const names[] = {"libpng16.so.16", "libpng16.so", "libpng16.16.dylib", "libpng16.dylib"};
  void *library = NULL;
  for (size_t index = 0; index < sizeof names / sizeof *names && library == NULL; index++) {
    library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
  }
  if (library == NULL) return 0;
  begin_read = (int (*)(struct png_image *, const void *, size_t))dlsym(library, "png_image_begin_read_from_memory");
  finish_read = (int (*)(struct png_image *, const void *, void *, int32_t, void *))dlsym(
      library, "png_image_finish_read");
  free_image = (void (*)(struct png_image *))dlsym(library, "png_image_free");
  return begin_read != NULL && finish_read != NULL && free_image != NULL;
}

const char *decode_png(const uint8_t *bytes, size_t count, uint64_t maximum_pixels, struct png_pixels *result) {
  static _Thread_local char message[160];
  if (free_image == NULL && !load_library()) {
    return "libpng is not installed; 'apt-get install libpng16-16' installs it";
  }
  struct png_image image = {.version = image_version};
  if (!begin_read(&image, bytes, count)) {
    snprintf(message, sizeof message, "it is no PNG file that can be read: %s", image.message);
    return message;
  }
  if ((uint64_t)image.width * image.height > maximum_pixels) {
    snprintf(message, sizeof message, "it has %u by %u pixels, more than the %llu million that are read",
             image.width, image.height, (unsigned long long)(maximum_pixels / 1000000));
    free_image(&image);
    return message;
  }
  image.format = format_rgba;
  uint8_t *components = malloc((size_t)image.width * image.height * 4);
  if (components == NULL || !finish_read(&image, NULL, components, 0, NULL)) {
    snprintf(message, sizeof message, "it is damaged: %s", components == NULL ? "out of memory" : image.message);
    free(components);
    free_image(&image);
    return message;
  }
  *result = (struct png_pixels){image.width, image.height, components};
  return NULL;
}
