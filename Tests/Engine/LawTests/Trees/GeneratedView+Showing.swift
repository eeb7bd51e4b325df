import Foundation
import ViewLayout

extension GeneratedView {
  /// The view as a SwiftUI view.
  ///
  /// Its structure is as static as the printed code: a block of several views is a container with a
  /// constant number of elements.
  var view: AnyView {
    switch element {
    case .leaf(let leaf): leaf.view
    case .container(let container): container.view(around: children)
    case .modifier(let modifier):
      modifier.view(of: children[0].view, second: children.dropFirst().first?.view)
    }
  }

  /// Returns several views as the content of one builder block.
  static func block(_ views: ArraySlice<GeneratedView>) -> AnyView {
    guard let first = views.first else { return AnyView(EmptyView()) }
    guard views.count > 1 else { return first.view }
    return AnyView(
      Group {
        first.view
        block(views.dropFirst())
      }
    )
  }
}

extension Leaf {
  fileprivate var view: AnyView {
    switch self {
    case .text(let string): AnyView(Text(verbatim: string))
    case .localized(let key): AnyView(Text(LocalizedStringKey(key)))
    case .spacer(let minLength): AnyView(Spacer(minLength: minLength.map { CGFloat($0) }))
    case .plain(let leaf): leaf.view()
    }
  }
}

extension Container {
  fileprivate func view(around children: [GeneratedView]) -> AnyView {
    let content = GeneratedView.block(children[...])
    switch self {
    case .row(let alignment, let spacing):
      return AnyView(
        HStack(alignment: alignment.alignment, spacing: spacing.map { CGFloat($0) }) { content }
      )
    case .column(let alignment, let spacing):
      return AnyView(
        VStack(alignment: alignment.alignment, spacing: spacing.map { CGFloat($0) }) { content }
      )
    case .depth(let alignment):
      return AnyView(ZStack(alignment: alignment.alignment) { content })
    case .grid(let alignment, let horizontal, let vertical):
      return AnyView(
        Grid(
          alignment: alignment.alignment,
          horizontalSpacing: horizontal.map { CGFloat($0) },
          verticalSpacing: vertical.map { CGFloat($0) }
        ) { content }
      )
    case .gridRow(let alignment):
      return AnyView(GridRow(alignment: alignment?.alignment) { content })
    case .flow(let spacing): return AnyView(ProbeFlow(spacing: spacing) { content })
    case .staircase(let step): return AnyView(ProbeStaircase(step: step) { content })
    case .scroll(let axes): return AnyView(ScrollView(axes.axes) { content })
    case .lazyRow(let spacing):
      return AnyView(LazyHStack(spacing: spacing.map { CGFloat($0) }) { content })
    case .lazyColumn(let spacing):
      return AnyView(LazyVStack(spacing: spacing.map { CGFloat($0) }) { content })
    case .lazyGrid(let fixed, let minimum, let adaptive):
      let columns = [
        GridItem(.fixed(fixed)), GridItem(.flexible(minimum: minimum)),
        GridItem(.adaptive(minimum: adaptive)),
      ]
      return AnyView(LazyVGrid(columns: columns, spacing: 0) { content })
    case .reader: return AnyView(GeometryReader { _ in content })
    case .halvingReader:
      return AnyView(GeometryReader { content.frame(width: $0.size.width / 2) })
    case .fitting(let horizontally, let vertically):
      let axes: Axis.Set = [
        horizontally ? .horizontal : [], vertically ? .vertical : [],
      ]
      return AnyView(ViewThatFits(in: axes) { content })
    case .group: return AnyView(Group { content })
    case .loop, .condition, .choice: return AnyView(dynamic(children))
    }
  }

  @ViewBuilder
  private func dynamic(_ children: [GeneratedView]) -> some View {
    switch self {
    case .loop: ForEach(0..<children.count, id: \.self) { children[$0].view }
    case .condition(let isShown): if isShown { GeneratedView.block(children[...]) }
    case .choice(let isFirst):
      if isFirst {
        GeneratedView.block(children.prefix(1))
      } else {
        GeneratedView.block(children.dropFirst())
      }
    default: EmptyView()
    }
  }
}

extension AxisNames {
  fileprivate var axes: Axis.Set {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .both: [.horizontal, .vertical]
    }
  }
}
