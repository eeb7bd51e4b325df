import Foundation
import ViewLayout

extension GeneratedList {
  @MainActor var view: AnyView {
    var view = AnyView(list.listRowSpacing(rowSpacing.map { CGFloat($0) }))
    if let sectionSpacing { view = AnyView(view.listSectionSpacing(CGFloat(sectionSpacing))) }
    if let minimumRowHeight {
      view = AnyView(view.environment(\.defaultMinListRowHeight, CGFloat(minimumRowHeight)))
    }
    switch style {
    case .automatic: return view
    case .plain: return AnyView(view.listStyle(.plain))
    case .grouped: return AnyView(view.listStyle(.grouped))
    case .insetGrouped: return AnyView(view.listStyle(.insetGrouped))
    case .sidebar: return AnyView(view.listStyle(.sidebar))
    }
  }

  @MainActor private var list: some View {
    List {
      ForEach(sections.indices, id: \.self) { index in
        let section = sections[index]
        ViewLayout.Section {
          ForEach(section.rows.indices, id: \.self) { row in
            section.rows[row].view.accessibilityIdentifier("row \(index) \(row)")
          }
        } header: {
          if let header = section.header { Text(verbatim: header) }
        } footer: {
          if let footer = section.footer { Text(verbatim: footer) }
        }
      }
    }
  }
}

extension GeneratedList.Row {
  @MainActor fileprivate var view: AnyView {
    switch self {
    case .text(let text): AnyView(Text(verbatim: text))
    case .texts(let first, let second):
      AnyView(
        VStack(alignment: .leading) {
          Text(verbatim: first)
          Text(verbatim: second).font(.subheadline)
        }
      )
    case .label(let text): AnyView(Label(text, systemImage: "star"))
    case .toggle(let text): AnyView(Toggle(text, isOn: .constant(true)))
    case .color(let height): AnyView(Color.red.frame(height: CGFloat(height)))
    }
  }
}

// MARK: - Code

extension GeneratedList {
  var markdown: String { window.markdown(of: code) }

  private var code: [String] {
    var lines = ["List {"] + sections.flatMap(\.code).map { "  " + $0 }
    lines += ["}", ".listStyle(.\(style))"]
    if let rowSpacing { lines.append(".listRowSpacing(\(rowSpacing))") }
    if let sectionSpacing { lines.append(".listSectionSpacing(\(sectionSpacing))") }
    if let minimumRowHeight {
      lines.append(".environment(\\.defaultMinListRowHeight, \(minimumRowHeight))")
    }
    return lines
  }
}

extension GeneratedList.Section {
  fileprivate var code: [String] {
    let parts = [("header", header), ("footer", footer)].compactMap { name, text in
      text.map { " \(name): { Text(verbatim: \(CodeText.text($0))) }" }
    }
    return ["Section {"] + rows.map { "  " + $0.code } + ["}" + parts.joined()]
  }
}

extension GeneratedList.Row {
  fileprivate var code: String {
    switch self {
    case .text(let text): "Text(verbatim: \(CodeText.text(text)))"
    case .texts(let first, let second):
      "VStack(alignment: .leading) { Text(verbatim: \(CodeText.text(first))); "
        + "Text(verbatim: \(CodeText.text(second))).font(.subheadline) }"
    case .label(let text): "Label(\(CodeText.text(text)), systemImage: \"star\")"
    case .toggle(let text): "Toggle(\(CodeText.text(text)), isOn: .constant(true))"
    case .color(let height): "Color.red.frame(height: \(height))"
    }
  }
}
