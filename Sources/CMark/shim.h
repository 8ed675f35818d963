// cmark-gfm: reading Markdown. The archives are linked, not the shared libraries: those would be loaded at
// each start, and hardly any program reads Markdown.
#pragma once
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm/parser.h>

/// Gives a parser that has read nothing one paragraph, so that `cmark_parser_finish` reads its words alone:
/// nothing in them begins a block.
static inline void cmark_add_paragraph(cmark_parser *_Nonnull parser, const char *_Nonnull text) {
  cmark_node *paragraph = cmark_node_new_with_mem(CMARK_NODE_PARAGRAPH, parser->mem);
  cmark_node_set_string_content(paragraph, text);
  cmark_node_append_child(parser->root, paragraph);
}
