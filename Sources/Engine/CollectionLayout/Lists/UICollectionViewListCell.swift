public import Foundation
import UIKitLayout
package import ViewLayout

/// A cell of a list: an item, a header or a footer.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories beside the content, which are not drawn.
  ///
  /// With the metrics of a system, the content ends before them (R-LIST-13).
  open var accessories: [UICellAccessory] = [] { didSet { setNeedsLayout() } }
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }
  open var indentsAccessories = true

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (indentation, accessorySpace) = (indentation, accessorySpace)
    guard indentation != 0 || accessorySpace != 0 else { return }
    // R-LIST-11: indentation moves only the leading edge of the content.
    let start = traits.isRightToLeft ? accessorySpace : indentation
    let width = max(bounds.width - indentation - accessorySpace, 0)
    contentView.frame = CGRect(x: start, y: 0, width: width, height: bounds.height)
  }

  package override func fittingSize(_ proposal: ProposedViewSize) -> CGSize {
    var inner = proposal
    let space = indentation + accessorySpace
    inner.width = proposal.width.map { max($0 - space, 0) }
    var size = super.fittingSize(inner)
    size.width += space
    return size
  }

  private var accessorySpace: CGFloat {
    let system = traits.metrics
    return accessories.reduce(0) { $0 + $1.space(in: system) }
  }

  private var indentation: CGFloat {
    let length = CGFloat(max(indentationLevel, 0)) * indentationWidth
    return length.isFinite ? max(length, 0) : 0
  }
}

/// The image and the texts of a list's cell.
struct ListContent: View {
  let configuration: UIListContentConfiguration
  let font: Font
  let secondaryFont: Font
  let system: MetricsSystem

  var body: some View {
    HStack(spacing: configuration.imageToTextPadding) {
      if let image = configuration.image { self.image(image) }
      if configuration.prefersSideBySideTextAndSecondaryText {
        HStack(spacing: configuration.textToSecondaryTextHorizontalPadding) {
          texts(separated: true)
        }.unlisted()
      } else {
        VStack(alignment: .leading, spacing: configuration.textSpacing(in: system)) {
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
    let slot = image.isSymbolImage ? ListContentMetrics.imageSlot[system] : 0
    let width = reserved.width > 0 ? reserved.width : slot
    return Image(uiImage: image).resizable()
      .frame(width: size.width, height: size.height)
      .frame(
        width: width > 0 ? width : nil,
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
