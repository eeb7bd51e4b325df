import LayoutTree
import LayoutValues
import PlumbEngine
import ViewLayout

/// A view tree whose texts are localized, and a language.
struct GeneratedTranslation: GeneratedSample {
  var tree: GeneratedView
  /// The name of the language or pseudo-language.
  var language: String
  var proposal: ProposedViewSize

  init(from generator: inout SeededGenerator) {
    var trees = TreeGenerator(seed: generator.next())
    tree = trees.tree().localized(&generator)
    language = generator.pick("en", LanguageTexts.languages)
    var proposals = ProposalGenerator(seed: generator.next())
    proposal = proposals.next()
  }

  var smaller: [GeneratedTranslation] {
    tree.smaller.map { tree in
      var sample = self
      sample.tree = tree
      return sample
    }
  }

  var markdown: String {
    let size = [proposal.width, proposal.height].map { CodeText.proposal($0) }
      .joined(separator: "x")
    return
      (["```swift"] + tree.code + ["```", "", "```frames \(size) language=\(language)", "```"])
      .joined(separator: "\n")
  }
}

extension GeneratedTranslation {
  /// A graph of the tree.
  @MainActor
  func makeHost() -> ViewHost {
    let view = tree.view
    return ViewHost { view }
  }

  /// Returns the nodes of a graph in a language.
  @MainActor
  func frames(
    on host: ViewHost,
    in language: String,
    isRightToLeft: Bool = false
  ) -> [ResolvedNode] {
    var environment = HostEnvironment()
    environment.localization = LayoutLanguage(language)
    environment.isRightToLeft = isRightToLeft
    host.layOut(proposal: proposal, environment: environment)
    return host.frames
  }
}

extension GeneratedView {
  /// Returns the tree with a key of the app's strings in place of each text.
  fileprivate func localized(_ generator: inout SeededGenerator) -> GeneratedView {
    var view = self
    if case .leaf(.text) = element {
      view.element = .leaf(.localized(generator.pick("ok", LanguageTexts.keys)))
    }
    view.children = children.map { $0.localized(&generator) }
    return view
  }

  /// Whether the lengths of texts select the views that are laid out: in a `ViewThatFits`, and in a
  /// lazy container.
  var selectsViewsBySize: Bool {
    switch element {
    case .container(.fitting), .container(.lazyRow), .container(.lazyColumn), .container(.lazyGrid):
      true
    default: children.contains(where: \.selectsViewsBySize)
    }
  }
}
