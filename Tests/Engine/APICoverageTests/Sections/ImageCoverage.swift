import Foundation
import ViewLayout

enum ImageCoverage: CoverageSection {
  nonisolated static let title = "Images"
  nonisolated static let file = #filePath

  static func list(_ list: inout CoverageList) {
    let image = Image(systemName: "star")
    list.has("Image(_:bundle:), Image(decorative:bundle:)") {
      HStack {
        Image("a", bundle: nil)
        Image(decorative: "a", bundle: nil)
      }
    }
    list.has("Image(_:bundle:label:)") { Image("a", bundle: nil, label: Text("a")) }
    list.has("Image(systemName:)") { Image(systemName: "star") }
    list.has("Image(systemName:variableValue:)") { Image(systemName: "star", variableValue: 1) }
    list.has("Image(_:variableValue:bundle:), Image(decorative:variableValue:bundle:)") {
      HStack {
        Image("a", variableValue: 1, bundle: nil)
        Image(decorative: "a", variableValue: 1, bundle: nil)
      }
    }
    list.has("Image.resizable(capInsets:resizingMode:)") {
      image.resizable(capInsets: EdgeInsets(), resizingMode: .tile)
    }
    list.has("Image.renderingMode(_:), interpolation(_:), antialiased(_:)") {
      image.renderingMode(.template).interpolation(.high).antialiased(true)
    }
    list.has("Image.symbolRenderingMode(_:)") { image.symbolRenderingMode(.monochrome) }
    list.has("Image.Scale.small, medium, large") { [Image.Scale.small, .medium, .large] }
    list.has("Image.TemplateRenderingMode.template, original") {
      [Image.TemplateRenderingMode.template, .original]
    }
    list.has("Image.Interpolation.none, low, medium, high") {
      [Image.Interpolation.none, .low, .medium, .high]
    }
    list.has("AsyncImage(url:scale:), AsyncImagePhase.empty, image, error") {
      let phase = AsyncImagePhase.empty
      _ = (phase.image, phase.error)
      return AsyncImage(url: nil, scale: 2)
    }
    list.has(
      "AsyncImage(url:scale:content:placeholder:), AsyncImage(url:scale:transaction:content:)"
    ) {
      VStack {
        AsyncImage(url: nil, scale: 2, content: { $0 }, placeholder: { Text("a") })
        AsyncImage(url: nil, scale: 2, transaction: Transaction()) { _ in Text("a") }
      }
    }
    list.lacks(
      "Image(_: CGImage, scale:orientation:label:), Image(_: ImageResource), Image.Orientation",
      because: "the pictures themselves are of Apple's frameworks; a name stands for them here"
    )
    list.lacks("Image.allowedDynamicRange(_:)", because: "concerns what is drawn")
  }
}
