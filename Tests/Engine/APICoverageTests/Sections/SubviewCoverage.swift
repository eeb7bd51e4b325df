import Foundation
import ViewLayout

enum SubviewCoverage: CoverageSection {
  nonisolated static let title = "Subviews and sections of a container"
  nonisolated static let file = #filePath

  static func list(_ list: inout CoverageList) {
    let two = Group {
      Text("a").containerValue(\.weight, 2)
      Text("b")
    }
    list.has("Group(subviews:), SubviewsCollection, SubviewsCollectionSlice") {
      Group(subviews: two) { (parts: SubviewsCollection) in
        let first: SubviewsCollectionSlice = parts.prefix(1)
        VStack { first }
        HStack { parts }
      }
    }
    list.has("Group(sections:), SectionConfiguration, GroupElementsOfContent") {
      // The content of the group is a GroupElementsOfContent.
      Group(sections: Section("a") { two }) { sections in
        ForEach(sections) { (section: SectionConfiguration) in
          section.header
          section.content
          section.footer
        }
      }
    }
    list.has("ForEach(subviews:), Subview, ForEachSubviewCollection") {
      // The data of the view is a ForEachSubviewCollection.
      ForEach(subviews: two) { (part: Subview) in part.padding() }
    }
    list.has("ForEach(sections:)") {
      ForEach(sections: two) { section in section.content }
    }
    list.has("View.containerValue(_:_:), ContainerValues, ContainerValueKey") {
      Group(subviews: two) { parts in
        ForEach(parts) { part in
          // Its values are of the type ContainerValues, and the key is a ContainerValueKey.
          Color.red.frame(width: CGFloat(part.containerValues.weight), height: 1)
        }
      }
    }
    list.has("ContainerValues.tag(for:), hasTag(_:)") {
      Group(subviews: Text("a").tag(1)) { parts in
        Text("\(parts[0].containerValues.tag(for: Int.self) ?? 0)")
        Text("\(parts[0].containerValues.hasTag(1))")
      }
    }
  }
}

extension ContainerValues {
  fileprivate var weight: Int {
    get { self[Key.self] }
    set { self[Key.self] = newValue }
  }

  private enum Key: ContainerValueKey {
    static var defaultValue: Int { 1 }
  }
}
