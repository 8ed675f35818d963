// libjpeg-turbo: its TurboJPEG interface, which catches its own errors (Swift cannot use setjmp).
#pragma once
#include <turbojpeg.h>
