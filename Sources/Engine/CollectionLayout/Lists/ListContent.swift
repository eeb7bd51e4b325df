import Foundation
import UIKitLayout
import ViewLayout

/// The image and the texts of a list's cell.
struct ListContent: View {
  let configuration: UIListContentConfiguration
  let font: Font
  let secondaryFont: Font

  var body: some View {
    HStack(spacing: configuration.imageToTextPadding) {
      if let image = configuration.image { self.image(image) }
      if configuration.prefersSideBySideTextAndSecondaryText {
        HStack(spacing: configuration.textToSecondaryTextHorizontalPadding) {
          texts(separated: true)
        }.unlisted()
      } else {
        VStack(alignment: .leading, spacing: configuration.textToSecondaryTextVerticalPadding) {
          texts(separated: false)
        }.unlisted()
      }
    }.unlisted()
  }

  private func image(_ image: UIImage) -> some View {
    let (limit, reserved) = (
      configuration.imageProperties.maximumSize, configuration.imageProperties.reservedLayoutSize
    )
    let size = CGSize(
      width: limit.width > 0 ? min(image.size.width, limit.width) : image.size.width,
      height: limit.height > 0 ? min(image.size.height, limit.height) : image.size.height
    )
    return Image(uiImage: image).resizable()
      .frame(width: size.width, height: size.height)
      .frame(
        width: reserved.width > 0 ? reserved.width : nil,
        height: reserved.height > 0 ? reserved.height : nil
      )
  }

  @ViewBuilder
  private func texts(separated isSeparated: Bool) -> some View {
    if let text = configuration.text {
      self.text(text, font, configuration.textProperties)
    }
    if isSeparated { Spacer(minLength: 0) }
    if let text = configuration.secondaryText {
      self.text(text, secondaryFont, configuration.secondaryTextProperties)
    }
  }

  private func text(
    _ text: String,
    _ font: Font,
    _ properties: UIListContentConfiguration.TextProperties
  ) -> some View {
    Text(text).font(font).foregroundStyle(Color(uiColor: properties.color))
      .lineLimit(properties.numberOfLines > 0 ? properties.numberOfLines : nil)
  }
}
