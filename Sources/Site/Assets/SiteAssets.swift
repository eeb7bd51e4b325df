internal import ElementTree
internal import Pictures

/// The style sheet that all pages have.
enum SiteStyle {
  static let sheet =
    String(decoding: PackageResources.site_css, as: UTF8.self) + PictureStyle.sheet + "\n"
}

/// The script that makes a page follow its spec.
enum FollowingScript {
  static let source = String(decoding: PackageResources.watch_js, as: UTF8.self)
}

/// The script that all pages have.
enum SiteScript {
  static let source =
    VariationScript.source + String(decoding: PackageResources.site_js, as: UTF8.self)
}
