import Foundation
import ViewLayout

enum TextCoverage: CoverageSection {
  nonisolated static let title = "Text"
  nonisolated static let file = #filePath

  static func list(_ list: inout CoverageList) {
    formats(&list)
    let text = Text("a")
    list.has("Text(verbatim:)") { Text(verbatim: "a") }
    list.has("Text(_: StringProtocol)") { Text("ab".prefix(1)) }
    list.has("Text(_: LocalizedStringKey, tableName:bundle:comment:)") {
      Text("a", tableName: "t", bundle: nil, comment: "c")
    }
    list.has("Text(_: Image)") { Text(Image(systemName: "star")) }
    list.has("Text(_: AttributedString)") { Text(AttributedString("a")) }
    list.has("Text.+(_:_:)") { text + text }
    list.has("Text.TruncationMode.head, tail, middle") {
      [Text.TruncationMode.head, .tail, .middle]
    }
    list.has("Text.Case.uppercase, lowercase") { [Text.Case.uppercase, .lowercase] }
    list.has("Text.LineStyle(pattern:color:)") { Text.LineStyle(pattern: .dash, color: .red) }
    list.has("Text.LineStyle.single, Text.LineStyle.Pattern.solid, dot, dash, dashDot, dashDotDot")
    {
      let patterns: [Text.LineStyle.Pattern] = [.solid, .dot, .dash, .dashDot, .dashDotDot]
      return (Text.LineStyle.single, Text.LineStyle.Pattern.solid, patterns)
    }
    list.has("Text.font(_:)") { text.font(.title) as Text }
    list.has("Text.foregroundColor(_:)") { text.foregroundColor(.red) as Text }
    list.has("Text.foregroundStyle(_:)") { text.foregroundStyle(.red) as Text }
    list.has("Text.fontWeight(_:), fontWidth(_:), fontDesign(_:)") {
      text.fontWeight(.bold).fontWidth(.condensed).fontDesign(.serif) as Text
    }
    list.has("Text.bold(), italic()") { text.bold().italic() as Text }
    list.has("Text.bold(_:), italic(_:)") { text.bold(true).italic(true) as Text }
    list.has("Text.textScale(_:isEnabled:)") {
      text.textScale(.secondary, isEnabled: false).textScale(.default) as Text
    }
    list.has("View.textScale(_:isEnabled:)") { Color.red.textScale(.secondary) }
    list.has("Text.monospaced(_:), monospacedDigit()") {
      text.monospaced(true).monospacedDigit() as Text
    }
    list.has("Text.strikethrough(_:color:), underline(_:color:)") {
      text.strikethrough(true, color: .red).underline(true, color: .red) as Text
    }
    list.has("Text.strikethrough(_:pattern:color:), underline(_:pattern:color:)") {
      text.strikethrough(true, pattern: .dot, color: .red)
        .underline(true, pattern: .dot, color: .red) as Text
    }
    list.has("Text.kerning(_:), tracking(_:), baselineOffset(_:)") {
      text.kerning(1).tracking(1).baselineOffset(1) as Text
    }
    list.has(
      "Text.speechAlwaysIncludesPunctuation(_:), speechSpellsOutCharacters(_:), speechAdjustedPitch(_:), speechAnnouncementsQueued(_:)"
    ) {
      text.speechAlwaysIncludesPunctuation(true).speechSpellsOutCharacters(true)
        .speechAdjustedPitch(1).speechAnnouncementsQueued(true) as Text
    }
    list.has("Text.accessibilityLabel(_:)") {
      text.accessibilityLabel("a").accessibilityLabel(Text("b")) as Text
    }
    list.has("View.lineLimit(_: Int?)") { text.lineLimit(Int?.some(1)) }
    list.has("View.lineLimit(_: PartialRangeFrom)") { text.lineLimit(2...) }
    list.has("View.lineLimit(_: PartialRangeThrough)") { text.lineLimit(...2) }
    list.has("View.lineLimit(_: ClosedRange)") { text.lineLimit(1...2) }
    list.has("View.lineLimit(_:reservesSpace:)") { text.lineLimit(2, reservesSpace: true) }
    list.has("View.font(_:), imageScale(_:)") { Color.red.font(.title).imageScale(.large) }
    list.has("View.bold(_:), italic(_:)") { Color.red.bold(true).italic(true) }
    list.has("View.kerning(_:), tracking(_:), baselineOffset(_:)") {
      Color.red.kerning(1).tracking(1).baselineOffset(1)
    }
    list.has(
      "View.fontWeight(_:), fontWidth(_:), fontDesign(_:), monospaced(_:), monospacedDigit()"
    ) {
      Color.red.fontWeight(.bold).fontWidth(.condensed).fontDesign(.serif).monospaced(true)
        .monospacedDigit()
    }
    list.has("View.underline(_:pattern:color:), strikethrough(_:pattern:color:)") {
      Color.red.underline(true, pattern: .dot, color: .red)
        .strikethrough(true, pattern: .dot, color: .red)
    }
    list.has("View.dynamicTypeSize(_:)") {
      text.dynamicTypeSize(.large).dynamicTypeSize(.small ... .large)
    }
    list.has(
      "View.multilineTextAlignment(_:), truncationMode(_:), lineSpacing(_:), allowsTightening(_:), minimumScaleFactor(_:), textCase(_:)"
    ) {
      text.multilineTextAlignment(.center).truncationMode(.head).lineSpacing(1)
        .allowsTightening(true).minimumScaleFactor(0.5).textCase(.uppercase)
    }
    list.has("Font.system(size:weight:design:), system(_:design:weight:)") {
      [
        Font.system(size: 1, weight: .bold, design: .serif),
        .system(.body, design: .serif, weight: .bold),
      ]
    }
    list.has("Font.custom(_:size:), custom(_:size:relativeTo:), custom(_:fixedSize:)") {
      [
        Font.custom("a", size: 1), .custom("a", size: 1, relativeTo: .body),
        .custom("a", fixedSize: 1),
      ]
    }
    list.has("Text(_:style:), Text.DateStyle.time, date, relative, offset, timer") {
      let styles: [Text.DateStyle] = [.time, .date, .relative, .offset, .timer]
      return ForEach(styles, id: \.self) { Text(Date(), style: $0) }
    }
    list.has("Text(_: ClosedRange), Text(timerInterval:pauseTime:countsDown:showsHours:)") {
      let range = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 60)
      return VStack {
        Text(range as ClosedRange)
        Text(timerInterval: range, pauseTime: nil, countsDown: true, showsHours: true)
      }
    }
    list.lacks("Text(_: DateInterval)", because: "give its range of dates")
    list.lacks(
      "Text.typesettingLanguage(_:isEnabled:)",
      because: "the type of a language is not in Foundation on every platform that specs run on"
    )
    list.lacks("Text.textVariant(_:)", because: "chooses among texts of a type of Apple's")
  }

  private static func formats(_ list: inout CoverageList) {
    list.has("Text(_:formatter:)") {
      VStack {
        Text(NSNumber(value: 1), formatter: NumberFormatter())
        Text(URL(fileURLWithPath: "/"), formatter: NumberFormatter())
      }
    }
    list.has("Text(_:format:)") { Text(1, format: .number) }
  }
}
