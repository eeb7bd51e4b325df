/// The elements and the names of attributes of a page or a picture, as a browser finds them: a hostile
/// text that became markup would be among them.
struct PageShape: Equatable {
  var elements: Set<String> = []
  var attributes: Set<String> = []
  /// The addresses of scripts; empty for one that is in the page.
  var scripts: Set<String> = []
}

extension PageShape {
  /// Reads a page in which every `<` begins a tag: all others are escaped.
  init(of page: String) {
    for tag in page.matches(of: /<(\/?[A-Za-z!?][^\s>\/]*)([^>]*)>/) {
      let name = String(tag.output.1)
      elements.insert(name)
      var source = ""
      for attribute in tag.output.2.matches(of: /([^\s=\/"]+)(?:="([^"]*)")?/) {
        attributes.insert(String(attribute.output.1))
        if attribute.output.1 == "src" { source = String(attribute.output.2 ?? "") }
      }
      if name == "script" { scripts.insert(source) }
    }
  }
}
