/// One file of a site.
package struct SiteFile: Sendable, Equatable {
  /// Relative to the site's folder: `views/stacks.html`.
  package var path: String
  package var text: String
}
