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
#include <langinfo.h>
#include <locale.h>
#include <sys/ipc.h>
#include <sys/mman.h>
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

/// Has the system give all pages of memory now, which it would else give one by one as they are written
/// (madvise(2); kernels before 5.14 do nothing). A few at a time, so that other threads can map memory
/// meanwhile.
static inline void cxlib_populate(void *memory, size_t bytes) {
  enum { populate_write = 23, part = 1 << 18 };
  for (size_t done = 0; done < bytes; done += part) {
    size_t rest = bytes - done;
    if (madvise((char *)memory + done, rest < part ? rest : part, populate_write) != 0) return;
  }
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

/// The state with another keyboard group.
static inline unsigned cxlib_with_group(unsigned state, unsigned group) {
  return XkbBuildCoreState(state & 0x1fff, group);
}

/// Whether an input method can show what it composes at the caret, in a window that it places there.
static inline int cxlib_composes_at_caret(XIM method) {
  XIMStyles *styles = 0;
  if (XGetIMValues(method, XNQueryInputStyle, &styles, (void *)0) || !styles) return 0;
  int found = 0;
  for (int index = 0; index < styles->count_styles; index++)
    found |= styles->supported_styles[index] == (XIMPreeditPosition | XIMStatusNothing);
  XFree(styles);
  return found;
}

/// A context of an input method for a window, which composes at the caret with `fonts`, and where it likes without;
/// null on failure.
static inline XIC _Nullable cxlib_create_input_context(XIM method, Window window, XFontSet _Nullable fonts) {
  XPoint spot = {0, 0};
  XVaNestedList preedit = fonts ? XVaCreateNestedList(0, XNSpotLocation, &spot, XNFontSet, fonts, (void *)0) : 0;
  if (!preedit)
    return XCreateIC(method, XNInputStyle, XIMPreeditNothing | XIMStatusNothing, XNClientWindow, window,
                     XNFocusWindow, window, (void *)0);
  XIC context = XCreateIC(method, XNInputStyle, XIMPreeditPosition | XIMStatusNothing, XNClientWindow, window,
                          XNFocusWindow, window, XNPreeditAttributes, preedit, (void *)0);
  XFree(preedit);
  return context;
}

/// Tells an input method where the caret is, in the window's pixels. Methods that show nothing there ignore it.
static inline void cxlib_set_caret(XIC context, short x, short y) {
  XPoint spot = {x, y};
  XVaNestedList attributes = XVaCreateNestedList(0, XNSpotLocation, &spot, (void *)0);
  if (!attributes) return;
  XSetICValues(context, XNPreeditAttributes, attributes, (void *)0);
  XFree(attributes);
}

/// Calls `ended` with `owner` when the input method goes away by itself.
static inline void cxlib_on_input_method_end(
    XIM method, void *owner, void (*ended)(XIM, void *_Nullable, void *_Nullable)) {
  XIMCallback callback = {(XPointer)owner, (XIMProc)ended};
  XSetIMValues(method, XNDestroyCallback, &callback, (void *)0);
}

/// Which keys are down, 256 bits by code.
static inline const unsigned char *cxlib_key_bits(const XKeymapEvent *event) {
  return (const unsigned char *)event->key_vector;
}
