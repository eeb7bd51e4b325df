internal import FrameworkSources

/// The surfaces of Apple's frameworks that this project has.
package enum FrameworkTexts {
  /// The Swift code of each surface, by the name of its module.
  package static let all: [String: String] = {
    var texts: [String: String] = [:]
    var index: Int32 = 0
    while let source = framework_source(index)?.pointee {
      texts[String(cString: source.name)] = String(cString: source.text)
      index += 1
    }
    return texts
  }()
}
