// ICU as Foundation carries it, under Foundation's names for it. This file declares the functions that we use: ICU's
// own headers are two hundred, and would be read wherever this room is imported.
#pragma once
#include <stdint.h>

typedef struct CICUPluralRules CICUPluralRules;
typedef struct CICUNumberFormatter CICUNumberFormatter;
typedef struct CICUNumber CICUNumber;
typedef struct CICUBreakIterator CICUBreakIterator;
typedef struct CICUBidi CICUBidi;

/// An error is a status above 0.
CICUPluralRules *_Nullable swift_uplrules_open(const char *_Nonnull locale, int32_t *_Nonnull status);
int32_t swift_uplrules_select(
    const CICUPluralRules *_Nonnull rules, double number, uint16_t *_Nonnull keyword, int32_t capacity,
    int32_t *_Nonnull status);
void swift_uplrules_close(CICUPluralRules *_Nullable rules);

CICUNumberFormatter *_Nullable swift_unumf_openForSkeletonAndLocale(
    const uint16_t *_Nonnull skeleton, int32_t length, const char *_Nonnull locale,
    int32_t *_Nonnull status);
CICUNumber *_Nullable swift_unumf_openResult(int32_t *_Nonnull status);
void swift_unumf_formatDouble(
    const CICUNumberFormatter *_Nonnull formatter, double number, CICUNumber *_Nonnull result,
    int32_t *_Nonnull status);
int32_t swift_unumf_resultToString(
    const CICUNumber *_Nonnull result, uint16_t *_Nonnull buffer, int32_t capacity,
    int32_t *_Nonnull status);
void swift_unumf_closeResult(CICUNumber *_Nullable result);
void swift_unumf_close(CICUNumberFormatter *_Nullable formatter);

/// `UBreakIteratorType`: 1 words, 2 lines, 3 sentences. The locale "" is the root.
CICUBreakIterator *_Nullable swift_ubrk_open(
    int32_t type, const char *_Nonnull locale, const uint16_t *_Nullable text, int32_t length,
    int32_t *_Nonnull status);
/// Keeps the pointer: the text must live until the next call of this function, or of `close`.
void swift_ubrk_setText(
    CICUBreakIterator *_Nonnull iterator, const uint16_t *_Nullable text, int32_t length,
    int32_t *_Nonnull status);
int32_t swift_ubrk_first(CICUBreakIterator *_Nonnull iterator);
/// -1 (`UBRK_DONE`) behind the last boundary.
int32_t swift_ubrk_next(CICUBreakIterator *_Nonnull iterator);
/// The kind of what ends at the current boundary: of words below 100 none, of lines 100 and more a mandatory break.
int32_t swift_ubrk_getRuleStatus(CICUBreakIterator *_Nonnull iterator);
void swift_ubrk_close(CICUBreakIterator *_Nullable iterator);

CICUBidi *_Nullable swift_ubidi_open(void);
/// Keeps the text's pointer until the next call of this function, or of `close`. The level 0xFE (`UBIDI_DEFAULT_LTR`)
/// is that of the paragraph's first strong character, 0 without one.
void swift_ubidi_setPara(
    CICUBidi *_Nonnull bidi, const uint16_t *_Nullable text, int32_t length, uint8_t paragraphLevel,
    uint8_t *_Nullable embeddingLevels, int32_t *_Nonnull status);
/// `line` reads what `paragraph` holds; it may be used again for another line.
void swift_ubidi_setLine(
    const CICUBidi *_Nonnull paragraph, int32_t start, int32_t limit, CICUBidi *_Nonnull line,
    int32_t *_Nonnull status);
/// A level for each unit, which the handle owns until it is set again.
const uint8_t *_Nullable swift_ubidi_getLevels(CICUBidi *_Nonnull bidi, int32_t *_Nonnull status);
/// The level of the first paragraph.
uint8_t swift_ubidi_getParaLevel(const CICUBidi *_Nonnull bidi);
/// Writes for each place on the screen, from the left, the index of the item that stands there.
void swift_ubidi_reorderVisual(
    const uint8_t *_Nonnull levels, int32_t length, int32_t *_Nonnull indexMap);
void swift_ubidi_close(CICUBidi *_Nullable bidi);
