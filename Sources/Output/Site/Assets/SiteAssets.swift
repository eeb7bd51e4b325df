internal import CSupport
internal import ElementTree
internal import Pictures

/// The style sheet of all pages.
enum SiteStyle {
  static let sheet =
    String(cString: embedded_site_css()) + String(cString: embedded_shell_css())
    + PictureStyle.sheet + "\n"
}

/// The scripts that show a page again when its spec changes.
enum LiveReloadScript {
  static let source = String(cString: embedded_watch_js())
  /// The script that polls the revision number of a page.
  static let poll = String(cString: embedded_poll_js())
}

/// The script of all pages.
enum SiteScript {
  static let source =
    VariationScript.source + String(cString: embedded_site_js())
    + String(cString: embedded_search_js())
}

/// The style sheet and the script of the pages that compare engines, in addition to those of all
/// pages.
enum MatrixAssets {
  static let sheet = String(cString: embedded_matrix_css())
  static let script = String(cString: embedded_matrix_js())
}

/// The style sheet of the detection levels of clauses, in addition to that of all pages.
enum MutationAssets {
  static let sheet = String(cString: embedded_kills_css())
}

/// The style sheet of the pages of screens, in addition to that of all pages.
enum ScreenAssets {
  static let sheet = String(cString: embedded_screens_css())
}
