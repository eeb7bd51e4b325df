import Foundation
import ViewLayout

extension Modifier {
  /// Returns a view with the modifier applied, with a second view for a modifier that has one.
  func view(of content: AnyView, second: AnyView?) -> AnyView {
    switch self {
    case .fixedFrame(let width, let height, let alignment):
      AnyView(
        content.frame(
          width: width.map { CGFloat($0) },
          height: height.map { CGFloat($0) },
          alignment: alignment.alignment
        )
      )
    case .flexibleFrame(let width, let height, let alignment):
      AnyView(Self.flexibleFrame(of: content, width: width, height: height, alignment: alignment))
    case .padding(let top, let leading, let bottom, let trailing):
      AnyView(
        content.padding(
          EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
        )
      )
    case .neutralPadding:
      AnyView(content.padding(0).accessibilityIdentifier(Self.neutralIdentifier))
    case .fixedSize(let horizontal, let vertical):
      AnyView(content.fixedSize(horizontal: horizontal, vertical: vertical))
    case .aspectRatio(let ratio, let isFilling):
      AnyView(
        content.aspectRatio(ratio.map { CGFloat($0) }, contentMode: isFilling ? .fill : .fit)
      )
    case .offset(let x, let y): AnyView(content.offset(x: x, y: y))
    case .position(let x, let y): AnyView(content.position(x: x, y: y))
    case .background(let alignment):
      AnyView(content.background(alignment: alignment.alignment) { second })
    case .overlay(let alignment):
      AnyView(content.overlay(alignment: alignment.alignment) { second })
    case .layoutPriority(let priority): AnyView(content.layoutPriority(priority))
    case .horizontalGuide(let guide, let value):
      AnyView(content.alignmentGuide(guide.alignment) { $0.width * value.part + value.points })
    case .verticalGuide(let guide, let value):
      AnyView(content.alignmentGuide(guide.alignment) { $0.height * value.part + value.points })
    case .gridColumns(let count): AnyView(content.gridCellColumns(count))
    case .gridAnchor(let x, let y): AnyView(content.gridCellAnchor(UnitPoint(x: x, y: y)))
    case .gridColumnAlignment(let guide): AnyView(content.gridColumnAlignment(guide.alignment))
    case .gridUnsizedAxes(let horizontal, let vertical):
      AnyView(
        content.gridCellUnsizedAxes(
          (horizontal ? Axis.Set.horizontal : []).union(vertical ? .vertical : [])
        )
      )
    case .safeAreaInset(let edge, let alignment, let spacing):
      Self.inset(
        of: content,
        second,
        at: edge,
        alignment: alignment,
        spacing: spacing.map { CGFloat($0) }
      )
    case .safeAreaPadding(let top, let leading, let bottom, let trailing):
      AnyView(
        content.safeAreaPadding(
          EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
        )
      )
    case .ignoresSafeArea: AnyView(content.ignoresSafeArea())
    }
  }

  private static func inset(
    of content: AnyView,
    _ second: AnyView?,
    at edge: EdgeName,
    alignment: AlignmentName,
    spacing: CGFloat?
  ) -> AnyView {
    if let edge = edge.horizontal {
      return AnyView(
        content.safeAreaInset(
          edge: edge,
          alignment: alignment.vertical.alignment,
          spacing: spacing
        ) { second }
      )
    }
    return AnyView(
      content.safeAreaInset(
        edge: edge.vertical ?? .top,
        alignment: alignment.horizontal.alignment,
        spacing: spacing
      ) { second }
    )
  }

  private static func flexibleFrame(
    of content: AnyView,
    width: Limits,
    height: Limits,
    alignment: AlignmentName
  ) -> some View {
    content.frame(
      minWidth: width.minimum.map { CGFloat($0) },
      idealWidth: width.ideal.map { CGFloat($0) },
      maxWidth: width.maximum.map { CGFloat($0) },
      minHeight: height.minimum.map { CGFloat($0) },
      idealHeight: height.ideal.map { CGFloat($0) },
      maxHeight: height.maximum.map { CGFloat($0) },
      alignment: alignment.alignment
    )
  }
}
