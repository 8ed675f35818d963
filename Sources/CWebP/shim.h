// libwebp: reading and writing WebP. The archives are linked, not the shared libraries: those would be loaded at each start.
#pragma once
#include <webp/decode.h>
#include <webp/demux.h>
#include <webp/encode.h>
