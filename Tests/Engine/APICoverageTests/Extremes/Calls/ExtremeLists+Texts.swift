import Foundation
import ViewLayout

extension ExtremeLists {
  /// Adds fonts, line modifiers of texts, and images.
  static func addTexts(to calls: inout ExtremeCalls) {
    let text = Text("a long text of several words\nand lines")
    calls.integer("View.lineLimit(_:)") { text.lineLimit($0) }
    calls.integer("View.lineLimit(_:reservesSpace:)") { text.lineLimit($0, reservesSpace: true) }
    calls.integer("View.lineLimit(_: ClosedRange<Int>)") { number in
      text.lineLimit(number...number)
      text.lineLimit(number...(.max))
      text.lineLimit(.min...number)
    }
    calls.integer("View.lineLimit(_: PartialRangeFrom<Int>)") { text.lineLimit($0...) }
    calls.integer("View.lineLimit(_: PartialRangeThrough<Int>)") { text.lineLimit(...$0) }
    calls.length("View.lineSpacing(_:)") { text.lineSpacing($0) }
    calls.length("View.minimumScaleFactor(_:)") { text.minimumScaleFactor($0).lineLimit(1) }
    calls.length("View.kerning(_:), tracking(_:), baselineOffset(_:)") { number in
      text.kerning(number)
      text.tracking(number)
      text.baselineOffset(number)
      HStack(alignment: .firstTextBaseline) {
        text.baselineOffset(number); Text("a")
      }
    }
    calls.length(
      "RelativeDateTimeFormatter.localizedString(fromTimeInterval:), DateComponentsFormatter.string(from:)"
    ) { number in
      Text(RelativeDateTimeFormatter().localizedString(fromTimeInterval: number))
      Text(DateComponentsFormatter().string(from: number) ?? "")
    }
    calls.length(
      "String.localizedStringWithFormat(_:_:_:), String.localizedStringWithFormat(_:_:_:_:)"
    ) { number in
      Text(String.localizedStringWithFormat("%lf of %ld", number, 3))
      Text(String.localizedStringWithFormat("%ld, %lf, %lf", 3, number, number))
    }
    calls.length("Font.system(size:weight:design:)") { number in
      text.font(.system(size: number))
      TextField("a", text: .constant("b")).font(.system(size: number))
      Image(systemName: "star").font(.system(size: number))
    }
    calls.length("Font.custom(_:size:), custom(_:fixedSize:), custom(_:size:relativeTo:)") {
      number in
      text.font(.custom("a", size: number))
      text.font(.custom("a", fixedSize: number))
      text.font(.custom("a", size: number, relativeTo: .body))
    }
    calls.length("Text.kerning(_:), tracking(_:), baselineOffset(_:)") { number in
      Text("a b").kerning(number) + Text("c").tracking(number) + Text("d").baselineOffset(number)
    }
    calls.lengths("Image.resizable(capInsets:resizingMode:), ImageAssets.register(_:)") { x, y in
      let insets = EdgeInsets(top: x, leading: y, bottom: y, trailing: x)
      let _ = ImageAssets.register(["extreme": CGSize(width: x, height: y)])
      Image("extreme").resizable(capInsets: insets, resizingMode: .tile)
      Image("extreme")
      Image("extreme").resizable().scaledToFit()
      AsyncImage(url: nil, scale: x)
    }
    calls.lengths("ProgressView, Gauge, Slider, Stepper") { x, y in
      ProgressView(value: x, total: y)
      Slider(value: .constant(Double(x)), in: 0...1)
      Gauge(value: x, in: 0...1) { Text("a") }
    }
    calls.integer("Stepper(_:value:in:), badge(_:)") { number in
      Stepper("a", value: .constant(number))
      Text("a").badge(number)
      Text("\(number)")
    }
  }
}
