/// What a section says when its node is made or brought up to date.
struct SectionParts {
  let header: any View
  let content: any View
  let footer: any View
  /// Whether the content may go and come back.
  let isCollapsible: Bool
  /// Whether the content is there now.
  let isExpanded: Bool
}

extension SectionParts {
  /// The content; `nil` for a collapsed section.
  var shown: (any View)? { isExpanded ? content : nil }
}
