// sd-bus, the D-Bus library of libsystemd, opened where a session has a bus: hardly any program needs it.
// The declarations are those of the library's header, which is installed on few machines.
#pragma once
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

/// A connection to a bus.
typedef struct csdbus_bus csdbus_bus;
/// A message of D-Bus.
typedef struct csdbus_message csdbus_message;

/// The answer to a call that cannot be carried out.
typedef struct {
  const char *_Nonnull name;
  const char *_Nonnull message;
  int needs_freeing;
} csdbus_error;

/// The functions of sd-bus. Where they return a number, one below 0 is an error's, negated.
typedef struct {
  int (*_Nonnull create)(csdbus_bus *_Nullable *_Nonnull bus);
  int (*_Nonnull set_address)(csdbus_bus *_Nonnull bus, const char *_Nonnull address);
  int (*_Nonnull set_bus_client)(csdbus_bus *_Nonnull bus, int is_client);
  int (*_Nonnull start)(csdbus_bus *_Nonnull bus);
  csdbus_bus *_Nullable (*_Nonnull close)(csdbus_bus *_Nonnull bus);
  int (*_Nonnull descriptor)(csdbus_bus *_Nonnull bus);
  int (*_Nonnull events)(csdbus_bus *_Nonnull bus);
  int (*_Nonnull is_ready)(csdbus_bus *_Nonnull bus);
  int (*_Nonnull unique_name)(csdbus_bus *_Nonnull bus, const char *_Nullable *_Nonnull name);
  int (*_Nonnull process)(csdbus_bus *_Nonnull bus, csdbus_message *_Nullable *_Nonnull message);
  int (*_Nonnull send)(
      csdbus_bus *_Nonnull bus, csdbus_message *_Nonnull message, uint64_t *_Nullable cookie);
  int (*_Nonnull new_call)(
      csdbus_bus *_Nonnull bus, csdbus_message *_Nullable *_Nonnull message,
      const char *_Nonnull destination, const char *_Nonnull path, const char *_Nonnull interface,
      const char *_Nonnull member);
  int (*_Nonnull new_signal)(
      csdbus_bus *_Nonnull bus, csdbus_message *_Nullable *_Nonnull message,
      const char *_Nonnull path, const char *_Nonnull interface, const char *_Nonnull member);
  int (*_Nonnull new_reply)(
      csdbus_message *_Nonnull call, csdbus_message *_Nullable *_Nonnull message);
  int (*_Nonnull new_error)(
      csdbus_message *_Nonnull call, csdbus_message *_Nullable *_Nonnull message,
      const csdbus_error *_Nonnull error);
  int (*_Nonnull set_auto_start)(csdbus_message *_Nonnull message, int starts);
  csdbus_message *_Nullable (*_Nonnull release)(csdbus_message *_Nonnull message);
  int (*_Nonnull kind)(csdbus_message *_Nonnull message, uint8_t *_Nonnull kind);
  int (*_Nonnull reply_cookie)(csdbus_message *_Nonnull message, uint64_t *_Nonnull cookie);
  const char *_Nullable (*_Nonnull path)(csdbus_message *_Nonnull message);
  const char *_Nullable (*_Nonnull interface)(csdbus_message *_Nonnull message);
  const char *_Nullable (*_Nonnull member)(csdbus_message *_Nonnull message);
  const char *_Nullable (*_Nonnull sender)(csdbus_message *_Nonnull message);
  int (*_Nonnull peek)(
      csdbus_message *_Nonnull message, char *_Nonnull type,
      const char *_Nullable *_Nonnull contents);
  int (*_Nonnull read)(csdbus_message *_Nonnull message, char type, void *_Nonnull value);
  int (*_Nonnull enter)(
      csdbus_message *_Nonnull message, char type, const char *_Nullable contents);
  int (*_Nonnull leave)(csdbus_message *_Nonnull message);
  int (*_Nonnull append)(csdbus_message *_Nonnull message, char type, const void *_Nonnull value);
  int (*_Nonnull open_container)(
      csdbus_message *_Nonnull message, char type, const char *_Nonnull contents);
  int (*_Nonnull close_container)(csdbus_message *_Nonnull message);
} csdbus_functions;

/// Fills in one function of a table; false where the library has none of that name.
#define CSDBUS_FIND(library, table, field, name) \
  (((table)->field = (typeof((table)->field))dlsym(library, "sd_bus_" name)) != 0)

/// Opens the library for good; null where it or a function is missing.
static inline const csdbus_functions *_Nullable csdbus_open(void) {
  static csdbus_functions table;
  void *library = dlopen("libsystemd.so.0", RTLD_NOW | RTLD_LOCAL);
  bool isWhole =
      library && CSDBUS_FIND(library, &table, create, "new") &&
      CSDBUS_FIND(library, &table, set_address, "set_address") &&
      CSDBUS_FIND(library, &table, set_bus_client, "set_bus_client") &&
      CSDBUS_FIND(library, &table, start, "start") &&
      CSDBUS_FIND(library, &table, close, "close_unref") &&
      CSDBUS_FIND(library, &table, descriptor, "get_fd") &&
      CSDBUS_FIND(library, &table, events, "get_events") &&
      CSDBUS_FIND(library, &table, is_ready, "is_ready") &&
      CSDBUS_FIND(library, &table, unique_name, "get_unique_name") &&
      CSDBUS_FIND(library, &table, process, "process") &&
      CSDBUS_FIND(library, &table, send, "send") &&
      CSDBUS_FIND(library, &table, new_call, "message_new_method_call") &&
      CSDBUS_FIND(library, &table, new_signal, "message_new_signal") &&
      CSDBUS_FIND(library, &table, new_reply, "message_new_method_return") &&
      CSDBUS_FIND(library, &table, new_error, "message_new_method_error") &&
      CSDBUS_FIND(library, &table, set_auto_start, "message_set_auto_start") &&
      CSDBUS_FIND(library, &table, release, "message_unref") &&
      CSDBUS_FIND(library, &table, kind, "message_get_type") &&
      CSDBUS_FIND(library, &table, reply_cookie, "message_get_reply_cookie") &&
      CSDBUS_FIND(library, &table, path, "message_get_path") &&
      CSDBUS_FIND(library, &table, interface, "message_get_interface") &&
      CSDBUS_FIND(library, &table, member, "message_get_member") &&
      CSDBUS_FIND(library, &table, sender, "message_get_sender") &&
      CSDBUS_FIND(library, &table, peek, "message_peek_type") &&
      CSDBUS_FIND(library, &table, read, "message_read_basic") &&
      CSDBUS_FIND(library, &table, enter, "message_enter_container") &&
      CSDBUS_FIND(library, &table, leave, "message_exit_container") &&
      CSDBUS_FIND(library, &table, append, "message_append_basic") &&
      CSDBUS_FIND(library, &table, open_container, "message_open_container") &&
      CSDBUS_FIND(library, &table, close_container, "message_close_container");
  return isWhole ? &table : 0;
}
