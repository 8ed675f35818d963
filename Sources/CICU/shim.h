// ICU as Foundation carries it, under Foundation's names for it. What is used is declared here: its own
// headers are two hundred, and would be read wherever this room is.
#pragma once
#include <stdint.h>

typedef struct CICUPluralRules CICUPluralRules;
typedef struct CICUNumberFormatter CICUNumberFormatter;
typedef struct CICUNumber CICUNumber;

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
