// Libraries of X extensions that are opened at run time: where one is missing, so is what it does.
#pragma once
#include <X11/Xlib.h>
#include <X11/extensions/XInput.h>
#include <X11/extensions/XInput2.h>
#include <X11/extensions/Xpresent.h>
#include <X11/extensions/Xrandr.h>
#include <dlfcn.h>
#include <stdbool.h>

/// Fills in one function of a table; false where the library has none of that name.
#define CXLIB_FIND(library, table, field, name) \
  (((table)->field = (typeof(name) *)dlsym(library, #name)) != 0)

/// libXpresent's functions.
typedef struct {
  typeof(XPresentQueryExtension) *_Nonnull query_extension;
  typeof(XPresentQueryVersion) *_Nonnull query_version;
  typeof(XPresentSelectInput) *_Nonnull select_input;
  typeof(XPresentNotifyMSC) *_Nonnull notify_msc;
} cxlib_present;

/// Opens the library for good, as Xlib keeps pointers into it; null where it or a function is missing.
static inline const cxlib_present *_Nullable cxlib_open_present(void) {
  static cxlib_present table;
  void *library = dlopen("libXpresent.so.1", RTLD_NOW | RTLD_LOCAL);
  bool isWhole = library && CXLIB_FIND(library, &table, query_extension, XPresentQueryExtension) &&
                 CXLIB_FIND(library, &table, query_version, XPresentQueryVersion) &&
                 CXLIB_FIND(library, &table, select_input, XPresentSelectInput) &&
                 CXLIB_FIND(library, &table, notify_msc, XPresentNotifyMSC);
  return isWhole ? &table : 0;
}

/// libXrandr's functions.
typedef struct {
  typeof(XRRQueryVersion) *_Nonnull query_version;
  typeof(XRRQueryExtension) *_Nonnull query_extension;
  typeof(XRRGetScreenResourcesCurrent) *_Nonnull resources;
  typeof(XRRFreeScreenResources) *_Nonnull free_resources;
  typeof(XRRGetCrtcInfo) *_Nonnull crtc;
  typeof(XRRFreeCrtcInfo) *_Nonnull free_crtc;
  typeof(XRRSelectInput) *_Nonnull select_input;
} cxlib_randr;

/// Opens the library for good, as Xlib keeps pointers into it; null where it or a function is missing.
static inline const cxlib_randr *_Nullable cxlib_open_randr(void) {
  static cxlib_randr table;
  void *library = dlopen("libXrandr.so.2", RTLD_NOW | RTLD_LOCAL);
  bool isWhole = library && CXLIB_FIND(library, &table, query_version, XRRQueryVersion) &&
                 CXLIB_FIND(library, &table, query_extension, XRRQueryExtension) &&
                 CXLIB_FIND(library, &table, resources, XRRGetScreenResourcesCurrent) &&
                 CXLIB_FIND(library, &table, free_resources, XRRFreeScreenResources) &&
                 CXLIB_FIND(library, &table, crtc, XRRGetCrtcInfo) &&
                 CXLIB_FIND(library, &table, free_crtc, XRRFreeCrtcInfo) &&
                 CXLIB_FIND(library, &table, select_input, XRRSelectInput);
  return isWhole ? &table : 0;
}

/// The completion event that a generic event of the Present extension holds.
static inline XPresentCompleteNotifyEvent cxlib_present_completion(const XGenericEventCookie *cookie) {
  XPresentCompleteNotifyEvent event;
  __builtin_memcpy(&event, cookie->data, sizeof event);
  return event;
}

/// libXi's functions.
typedef struct {
  typeof(XGetExtensionVersion) *_Nonnull extension_version;
  typeof(XIQueryVersion) *_Nonnull query_version;
  typeof(XISelectEvents) *_Nonnull select_events;
  typeof(XIQueryDevice) *_Nonnull query_device;
  typeof(XIFreeDeviceInfo) *_Nonnull free_device_info;
} cxlib_input;

/// Opens the library for good, as Xlib keeps pointers into it; null where it or a function is missing.
static inline const cxlib_input *_Nullable cxlib_open_input(void) {
  static cxlib_input table;
  void *library = dlopen("libXi.so.6", RTLD_NOW | RTLD_LOCAL);
  bool isWhole = library && CXLIB_FIND(library, &table, extension_version, XGetExtensionVersion) &&
                 CXLIB_FIND(library, &table, query_version, XIQueryVersion) &&
                 CXLIB_FIND(library, &table, select_events, XISelectEvents) &&
                 CXLIB_FIND(library, &table, query_device, XIQueryDevice) &&
                 CXLIB_FIND(library, &table, free_device_info, XIFreeDeviceInfo);
  return isWhole ? &table : 0;
}

/// Whether the server answers the extension's first question. Where it refuses that one, libXi crashes
/// with the next.
static inline bool cxlib_answers_input(const cxlib_input *functions, Display *display) {
  XExtensionVersion *version = functions->extension_version(display, "XInputExtension");
  bool isThere = version && version != (XExtensionVersion *)NoSuchExtension;
  if (isThere) XFree(version);
  return isThere;
}

/// As in libXcursor's header, which nothing else here needs.
Cursor XcursorLibraryLoadCursor(Display *display, const char *name);
Bool XcursorSetDefaultSize(Display *display, int size);

/// libXcursor's functions.
typedef struct {
  typeof(XcursorLibraryLoadCursor) *_Nonnull load;
  typeof(XcursorSetDefaultSize) *_Nonnull set_default_size;
} cxlib_cursor;

/// Opens the library for good, as Xlib keeps pointers into it; null where it or a function is missing.
static inline const cxlib_cursor *_Nullable cxlib_open_cursor(void) {
  static cxlib_cursor table;
  void *library = dlopen("libXcursor.so.1", RTLD_NOW | RTLD_LOCAL);
  bool isWhole = library && CXLIB_FIND(library, &table, load, XcursorLibraryLoadCursor) &&
                 CXLIB_FIND(library, &table, set_default_size, XcursorSetDefaultSize);
  return isWhole ? &table : 0;
}
