#pragma once

// The contents of files of this package at build time, as zero-terminated UTF-8.

const char *embedded_site_css(void);
const char *embedded_shell_css(void);
const char *embedded_search_js(void);
const char *embedded_site_js(void);
const char *embedded_watch_js(void);
const char *embedded_poll_js(void);
const char *embedded_variation_js(void);
const char *embedded_matrix_css(void);
const char *embedded_matrix_js(void);
const char *embedded_kills_css(void);
const char *embedded_screens_css(void);

const char *embedded_signatures(void);

const char *embedded_layout_rules(void);
const char *embedded_constraint_rules(void);
const char *embedded_collection_rules(void);
const char *embedded_collection_view_rules(void);
const char *embedded_table_rules(void);
const char *embedded_data_source_rules(void);
const char *embedded_flow_layout_rules(void);
const char *embedded_list_rules(void);
const char *embedded_snapshot_rules(void);

const char *embedded_spec_format(void);
const char *embedded_laws_page(void);
const char *embedded_checks_page(void);
const char *embedded_issues_page(void);
