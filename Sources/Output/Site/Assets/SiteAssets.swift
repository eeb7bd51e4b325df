internal import CSupport
internal import ElementTree
internal import Pictures

/// The style sheet that all pages have.
enum SiteStyle {
  static let sheet =
    String(cString: embedded_site_css()) + PictureStyle.sheet + "\n"
}

/// The script that makes a page follow its spec.
enum LiveReloadScript {
  static let source = String(cString: embedded_watch_js())
}

/// The script that all pages have.
enum SiteScript {
  static let source =
    VariationScript.source + String(cString: embedded_site_js())
}

/// The style sheet and the script of a matrix, beside those of all pages.
enum MatrixAssets {
  static let sheet = String(cString: embedded_matrix_css())
  static let script = String(cString: embedded_matrix_js())
}

/// The style sheet of what clauses alone kill, beside that of all pages.
enum MutationAssets {
  static let sheet = String(cString: embedded_kills_css())
}
