// Xlib and MIT-SHM, with the macros that Swift cannot see as static inline functions.
#pragma once
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/Xatom.h>
#include <X11/XKBlib.h>
#include <X11/keysym.h>
#include <X11/cursorfont.h>
#include <X11/extensions/XShm.h>
#include <X11/extensions/sync.h>
#include <sys/ipc.h>
#include <sys/shm.h>

/// A new private segment that only this user may read or write; -1 with `errno` on failure.
static inline int cxlib_create_segment(size_t bytes) {
  return shmget(IPC_PRIVATE, bytes, IPC_CREAT | 0600);
}

/// The segment's memory in this process; null with `errno` on failure.
static inline void *_Nullable cxlib_map_segment(int identifier) {
  void *memory = shmat(identifier, 0, 0);
  return memory == (void *)-1 ? 0 : memory;
}

/// The segment goes when the last process has let go of it.
static inline void cxlib_remove_segment(int identifier) { shmctl(identifier, IPC_RMID, 0); }

/// Frees the image's structure but not the pixels, which are not Xlib's.
static inline void cxlib_destroy_image(XImage *image) {
  image->data = 0;
  XDestroyImage(image);
}

static inline unsigned long cxlib_pixel(XImage *image, int x, int y) {
  return XGetPixel(image, x, y);
}

static inline void cxlib_set_pixel(XImage *image, int x, int y, unsigned long pixel) {
  XPutPixel(image, x, y, pixel);
}

/// The completion event that `event` is, when its type says so.
static inline XShmCompletionEvent cxlib_completion(const XEvent *event) {
  XShmCompletionEvent completion;
  __builtin_memcpy(&completion, event, sizeof completion);
  return completion;
}

/// The keyboard group in a core event's state.
static inline unsigned cxlib_group(unsigned state) { return XkbGroupForCoreState(state); }

/// The state with another keyboard group.
static inline unsigned cxlib_with_group(unsigned state, unsigned group) {
  return XkbBuildCoreState(state & 0x1fff, group);
}
