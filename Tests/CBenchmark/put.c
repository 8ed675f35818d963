// A full frame through MIT-SHM, as plain a C program as there is.

#include "CBenchmark.h"
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XShm.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/shm.h>
#include <time.h>

struct benchmark_window {
  Display *display;
  Window window;
  GC context;
  XImage *image;
  XShmSegmentInfo segment;
  int completion;
};

static void wait_for(struct benchmark_window *w, int type) {
  XEvent event;
  do XNextEvent(w->display, &event);
  while (event.type != type);
}

struct benchmark_window *benchmark_open_window(int x, int width, int height) {
  Display *display = XOpenDisplay(NULL);
  if (!display) return NULL;
  struct benchmark_window *w = calloc(1, sizeof *w);
  w->display = display;
  int screen = DefaultScreen(display);
  w->image = XShmCreateImage(display, DefaultVisual(display, screen),
                             DefaultDepth(display, screen), ZPixmap, NULL, &w->segment, width,
                             height);
  if (!w->image) {
    XCloseDisplay(display);
    free(w);
    return NULL;
  }
  size_t bytes = (size_t)w->image->bytes_per_line * height;
  w->segment.shmid = shmget(IPC_PRIVATE, bytes, IPC_CREAT | 0600);
  w->segment.shmaddr = w->image->data = shmat(w->segment.shmid, NULL, 0);
  memset(w->image->data, 127, bytes);
  XShmAttach(display, &w->segment);
  XSync(display, False);
  shmctl(w->segment.shmid, IPC_RMID, NULL);
  w->completion = XShmGetEventBase(display) + ShmCompletion;
  w->window = XCreateSimpleWindow(display, RootWindow(display, screen), x, 0, width, height, 0, 0, 0);
  w->context = XCreateGC(display, w->window, 0, NULL);
  XSelectInput(display, w->window, ExposureMask);
  XMapWindow(display, w->window);
  wait_for(w, Expose);
  return w;
}

static double seconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

double benchmark_put(struct benchmark_window *w) {
  double start = seconds(CLOCK_MONOTONIC);
  XShmPutImage(w->display, w->window, w->context, w->image, 0, 0, 0, 0, w->image->width,
               w->image->height, True);
  wait_for(w, w->completion);
  return seconds(CLOCK_MONOTONIC) - start;
}

double benchmark_put_paced(struct benchmark_window *w, int frames, double interval) {
  double start = seconds(CLOCK_THREAD_CPUTIME_ID), due = seconds(CLOCK_MONOTONIC);
  for (int frame = 0; frame < frames; frame++) {
    due += interval;
    struct timespec time = {(time_t)due, (long)((due - (double)(time_t)due) * 1e9)};
    clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, NULL);
    benchmark_put(w);
  }
  return seconds(CLOCK_THREAD_CPUTIME_ID) - start;
}

void benchmark_close_window(struct benchmark_window *w) {
  XShmDetach(w->display, &w->segment);
  XDestroyWindow(w->display, w->window);
  XSync(w->display, False);
  shmdt(w->segment.shmaddr);
  w->image->data = NULL;
  XDestroyImage(w->image);
  XCloseDisplay(w->display);
  free(w);
}
