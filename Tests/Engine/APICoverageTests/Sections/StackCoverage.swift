import Foundation
import ViewLayout

enum StackCoverage: CoverageSection {
  nonisolated static let title = "Stacks, spacers and dividers"
  nonisolated static let file = #filePath

  static func list(_ list: inout CoverageList) {
    list.has("HStack(alignment:spacing:content:)") {
      HStack(alignment: .top, spacing: 1) { Color.red }
    }
    list.has("VStack(alignment:spacing:content:)") {
      VStack(alignment: .leading, spacing: 1) { Color.red }
    }
    list.has("ZStack(alignment:content:)") { ZStack(alignment: .top) { Color.red } }
    list.has("HStackLayout(alignment:spacing:)") {
      HStackLayout(alignment: .top, spacing: 1)() { Color.red }
    }
    list.has("VStackLayout(alignment:spacing:)") {
      VStackLayout(alignment: .leading, spacing: 1)() { Color.red }
    }
    list.has("ZStackLayout(alignment:)") { ZStackLayout(alignment: .top)() { Color.red } }
    list.has("Spacer(minLength:), Spacer.minLength") {
      Spacer(minLength: 1).frame(width: Spacer(minLength: 1).minLength)
    }
    list.has("Divider()") { Divider() }
    list.has("ViewThatFits(in:content:)") {
      ViewThatFits(in: .horizontal) { Text("long") }
    }
  }
}
