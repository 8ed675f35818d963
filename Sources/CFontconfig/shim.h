// Fontconfig: which font file holds a character.
#pragma once
#include <fontconfig/fontconfig.h>
