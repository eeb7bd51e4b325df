extension LostFenceCause {
  /// The cause and what to do, as the end of a sentence.
  var message: String {
    switch self {
    case .backtick: "its info string holds a backtick; leave it out, or use a fence of tildes"
    case .html: "it belongs to the HTML before it; leave a blank line between"
    case .comment: "it stands in an HTML comment; `skip=\"reason\"` keeps it listed"
    case .indentation: "it is indented by four spaces or more, which makes it plain code"
    case .paragraph: "it is part of a paragraph; leave a blank line before it"
    }
  }
}
