extension Leaf {
  /// What a generator picks from beside a colour; one that is listed twice is twice as likely.
  static let others: [Leaf] =
    plainOnes + [
      .text(""), .text(""), .text(""), .spacer(minLength: nil), .spacer(minLength: nil),
    ]
}

extension Container {
  /// What a generator picks from beside a group; stacks are the most likely.
  static let others: [Container] = [
    .row(alignment: .center, spacing: nil), .row(alignment: .center, spacing: nil),
    .row(alignment: .center, spacing: nil), .row(alignment: .center, spacing: nil),
    .column(alignment: .center, spacing: nil), .column(alignment: .center, spacing: nil),
    .column(alignment: .center, spacing: nil), .column(alignment: .center, spacing: nil),
    .depth(.center), .depth(.center), .grid(.center, horizontal: nil, vertical: nil),
    .grid(.center, horizontal: nil, vertical: nil), .gridRow(nil), .gridRow(nil), .gridRow(nil),
    .loop, .condition(true), .choice(true), .reader,
    .halvingReader, .flow(spacing: 0), .staircase(step: 0),
    .fitting(horizontally: true, vertically: true), .scroll(.both), .lazyRow(spacing: nil),
    .lazyColumn(spacing: nil), .lazyGrid(fixed: 0, least: 0, adaptive: 0),
  ]
}

extension Modifier {
  /// What a generator picks from beside an offset; frames are the most likely.
  static let others: [Modifier] = [
    .fixedFrame(width: nil, height: nil, alignment: .center),
    .fixedFrame(width: nil, height: nil, alignment: .center),
    .fixedFrame(width: nil, height: nil, alignment: .center),
    .flexibleFrame(width: Limits(), height: Limits(), alignment: .center),
    .flexibleFrame(width: Limits(), height: Limits(), alignment: .center),
    .flexibleFrame(width: Limits(), height: Limits(), alignment: .center),
    .padding(top: 0, leading: 0, bottom: 0, trailing: 0),
    .padding(top: 0, leading: 0, bottom: 0, trailing: 0),
    .fixedSize(horizontal: true, vertical: true), .aspectRatio(nil, isFilling: false),
    .position(x: 0, y: 0), .background(.center), .overlay(.center), .layoutPriority(0),
    .gridColumns(2), .gridColumns(2), .gridAnchor(x: 0, y: 0), .gridColumnAlignment(.center),
    .gridUnsizedAxes(horizontal: true, vertical: false),
    .layoutPriority(0), .horizontalGuide(.center, GuideValue(part: 0, points: 0)),
    .verticalGuide(.center, GuideValue(part: 0, points: 0)),
    .safeAreaInset(.top, alignment: .center, spacing: nil),
    .safeAreaPadding(top: 0, leading: 0, bottom: 0, trailing: 0), .ignoresSafeArea,
  ]
}
