#include "Embedded.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// `#embed` compiles at once, while the Swift compiler takes seconds for an array literal of this size. It also
// makes the build depend on the embedded files.

static const char site_css[] = {
#embed "../../Output/Site/Assets/site.css" suffix(, )
    0};
static const char shell_css[] = {
#embed "../../Output/Site/Assets/shell.css" suffix(, )
    0};
static const char search_js[] = {
#embed "../../Output/Site/Assets/search.js" suffix(, )
    0};
static const char site_js[] = {
#embed "../../Output/Site/Assets/site.js" suffix(, )
    0};
static const char watch_js[] = {
#embed "../../Output/Site/Assets/watch.js" suffix(, )
    0};
static const char poll_js[] = {
#embed "../../Output/Site/Assets/poll.js" suffix(, )
    0};
static const char variation_js[] = {
#embed "../ElementTree/Variation/variation.js" suffix(, )
    0};
static const char matrix_css[] = {
#embed "../../Output/Site/Assets/matrix.css" suffix(, )
    0};
static const char matrix_js[] = {
#embed "../../Output/Site/Assets/matrix.js" suffix(, )
    0};
static const char kills_css[] = {
#embed "../../Output/Site/Assets/kills.css" suffix(, )
    0};
static const char screens_css[] = {
#embed "../../Output/Site/Assets/screens.css" suffix(, )
    0};
static const char signatures[] = {
#embed "../../Output/Reporting/Data/signatures.txt" suffix(, )
    0};
static const char layout_rules[] = {
#embed "../../../Docs/Rules/LayoutRules.md" suffix(, )
    0};
static const char constraint_rules[] = {
#embed "../../../Docs/Rules/ConstraintRules.md" suffix(, )
    0};
static const char collection_rules[] = {
#embed "../../../Docs/Rules/CollectionRules.md" suffix(, )
    0};
static const char collection_view_rules[] = {
#embed "../../../Docs/Rules/CollectionViewRules.md" suffix(, )
    0};
static const char table_rules[] = {
#embed "../../../Docs/Rules/TableRules.md" suffix(, )
    0};
static const char data_source_rules[] = {
#embed "../../../Docs/Rules/DataSourceRules.md" suffix(, )
    0};
static const char flow_layout_rules[] = {
#embed "../../../Docs/Rules/FlowLayoutRules.md" suffix(, )
    0};
static const char list_rules[] = {
#embed "../../../Docs/Rules/ListRules.md" suffix(, )
    0};
static const char snapshot_rules[] = {
#embed "../../../Docs/Rules/SnapshotRules.md" suffix(, )
    0};
static const char spec_format[] = {
#embed "../../../Docs/Reference/SpecFormat.md" suffix(, )
    0};
static const char laws_page[] = {
#embed "../../../Docs/Reference/Laws.md" suffix(, )
    0};
static const char checks_page[] = {
#embed "../../../Docs/Reference/Checks.md" suffix(, )
    0};
static const char issues_page[] = {
#embed "../../../Docs/Reference/Issues.md" suffix(, )
    0};

const char *embedded_site_css(void) { return site_css; }
const char *embedded_shell_css(void) { return shell_css; }
const char *embedded_search_js(void) { return search_js; }
const char *embedded_site_js(void) { return site_js; }
const char *embedded_watch_js(void) { return watch_js; }
const char *embedded_poll_js(void) { return poll_js; }
const char *embedded_variation_js(void) { return variation_js; }
const char *embedded_matrix_css(void) { return matrix_css; }
const char *embedded_matrix_js(void) { return matrix_js; }
const char *embedded_kills_css(void) { return kills_css; }
const char *embedded_screens_css(void) { return screens_css; }
const char *embedded_signatures(void) { return signatures; }
const char *embedded_layout_rules(void) { return layout_rules; }
const char *embedded_constraint_rules(void) { return constraint_rules; }
const char *embedded_collection_rules(void) { return collection_rules; }
const char *embedded_collection_view_rules(void) { return collection_view_rules; }
const char *embedded_table_rules(void) { return table_rules; }
const char *embedded_data_source_rules(void) { return data_source_rules; }
const char *embedded_flow_layout_rules(void) { return flow_layout_rules; }
const char *embedded_list_rules(void) { return list_rules; }
const char *embedded_snapshot_rules(void) { return snapshot_rules; }
const char *embedded_spec_format(void) { return spec_format; }
const char *embedded_laws_page(void) { return laws_page; }
const char *embedded_checks_page(void) { return checks_page; }
const char *embedded_issues_page(void) { return issues_page; }
