/// The shapes of symbols: simple outlines of their own for the names that apps use most.
///
/// A shape is a path in a square of 24 units. It is drawn with a line of two units, or filled for a
/// name that ends in `.fill`.
enum SymbolShapes {
  /// Other names of the same shape.
  private static let synonyms = [
    "chevron.backward": "chevron.left", "chevron.forward": "chevron.right",
    "arrow.backward": "arrow.left", "arrow.forward": "arrow.right", "gearshape": "gear",
    "message": "bubble", "bubble.left": "bubble", "bubble.right": "bubble", "bin": "trash",
    "person.3": "person.2", "alarm": "clock", "timer": "clock", "speaker.wave.2": "speaker",
    "hand.thumbsup": "thumbsup", "multiply": "xmark", "sun.min": "sun.max", "mail": "envelope",
    "takeoutbag": "bag", "photo.on.rectangle": "photo", "basket": "cart", "text.bubble": "bubble",
    "figure.walk": "person", "archivebox": "tray", "headphones": "music.note",
    "music": "music.note",
    "gobackward": "arrow.counterclockwise", "goforward": "arrow.clockwise",
    "text.alignleft": "line.3.horizontal", "text.aligncenter": "line.3.horizontal",
    "text.alignright": "line.3.horizontal", "text.badge": "list.bullet", "books": "book",
    "arrowshape.up": "arrow.up", "arrowshape.down": "arrow.down", "gauge": "clock",
    "list.dash": "list.bullet", "square.stack": "doc.on.doc", "note.text": "doc",
  ]

  /// The paths by name.
  private static let paths: [Substring: Substring] = Dictionary(
    uniqueKeysWithValues: table.split(separator: "\n").map { line in
      let name = line.prefix { $0 != " " }
      return (name, line.dropFirst(name.count + 1))
    }
  )

  /// The names that have a shape, sorted.
  static var names: [String] { paths.keys.map { String($0) }.sorted() }

  /// Returns the path of a name, or of its longest beginning up to a `.` that has a shape; `nil` if
  /// none has.
  static func path(of name: String) -> String? {
    var parts = name.split(separator: ".")
    while !parts.isEmpty {
      let name = parts.joined(separator: ".")
      if let path = paths[Substring(synonyms[name] ?? name)] { return String(path) }
      parts.removeLast()
    }
    return nil
  }

  private static let table = """
    airplane M12 2l2 7 8 5v2l-8-2-1 5 3 2v1l-4-1-4 1v-1l3-2-1-5-8 2v-2l8-5z
    arrow.clockwise M19 8a8 8 0 1 0 1 6M20 3v5h-5
    arrow.counterclockwise M5 8a8 8 0 1 1-1 6M4 3v5h5
    arrow.down M12 4v16M6 14l6 6 6-6
    arrow.left M20 12H4M10 6l-6 6 6 6
    arrow.right M4 12h16M14 6l6 6-6 6
    arrow.triangle.2.circlepath M4 11a8 8 0 0 1 14-4l2 2M20 4v5h-5M20 13a8 8 0 0 1-14 4l-2-2M4\
     20v-5h5
    arrow.up M12 20V4M6 10l6-6 6 6
    arrow.up.right M6 18L18 6M9 6h9v9
    backward M12 6v12L3 12zM21 6v12l-9-6z
    bag M5 8h14l1 13H4zM9 8a3 3 0 0 1 6 0
    bell M6 17v-6a6 6 0 0 1 12 0v6l2 1H4zM10 21h4
    bolt M13 2L5 13h6l-1 9 8-12h-6z
    book M12 6c-2-2-6-2-9-1v14c3-1 7-1 9 1c2-2 6-2 9-1V5c-3-1-7-1-9 1zM12 6v14
    bookmark M6 3h12v18l-6-5-6 5z
    bubble M4 4h16v12h-8l-5 4v-4H4z
    calendar M4 6h16v14H4zM4 10h16M8 3v4M16 3v4
    camera M3 8h4l2-3h6l2 3h4v11H3zM15.5 13a3.5 3.5 0 1 1-7 0a3.5 3.5 0 0 1 7 0
    car M4 16v-4l2-5h12l2 5v4zM4 12h16M7 16v2M17 16v2
    cart M3 4h3l2.5 11h10L21 7H7M10 19.5v.01M17 19.5v.01
    chart.bar M4 20v-8h4v8zM10 20V5h4v15zM16 20V9h4v11z
    checkmark M5 13l5 5L19 7
    chevron.down M5 9l7 7 7-7
    chevron.left M15 5l-7 7 7 7
    chevron.right M9 5l7 7-7 7
    chevron.up M5 15l7-7 7 7
    chevron.up.chevron.down M8 10l4-5 4 5M8 14l4 5 4-5
    circle M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0
    clock M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0M12 7v5l4 2
    cloud M7 18a4 4 0 0 1 0-8a5.5 5.5 0 0 1 10.5-1a4.5 4.5 0 0 1-.5 9z
    creditcard M3 5h18v14H3zM3 10h18
    crown M4 18L3 7l5 4 4-6 4 6 5-4-1 11z
    delete.left M9 5h12v14H9l-6-7zM12 9l6 6M18 9l-6 6
    doc M6 3h8l4 4v14H6zM14 3v4h4
    doc.on.doc M8 8h11v13H8zM5 16V3h11v3
    drop M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z
    ellipsis M6 12a1 1 0 1 1-2 0a1 1 0 0 1 2 0z\
    M13 12a1 1 0 1 1-2 0a1 1 0 0 1 2 0zM20 12a1 1 0 1 1-2 0a1 1 0 0 1 2 0z
    envelope M3 6h18v12H3zM3 7l9 7 9-7
    exclamationmark M12 5v9M12 18.5v.01
    exclamationmark.triangle M12 3l10 17H2zM12 10v4M12 17v.01
    eye M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zM15 12a3 3 0 1 1-6 0a3 3 0 0 1 6 0
    eye.slash M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zM4 4l16 16
    flag M5 21V4h14l-3 4.5 3 4.5H5
    flame M12 2c1 5 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7c2 1 3 2 3 4c1-3 1-6 1-9z
    folder M3 6h6l2 2h10v11H3z
    forward M3 6v12l9-6zM12 6v12l9-6z
    gear M18 12a6 6 0 1 1-12 0a6 6 0 0 1 12 0M14 12a2 2 0 1 1-4 0a2 2 0 0 1 4 0M12 3v3M12 18v3M3\
     12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2
    globe M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0M3 12h18M12 3c5 6 5 12 0 18c-5-6-5-12 0-18
    heart M12 20C5 15 3 12 3 8.8C3 6 5 4 7.5 4C9.5 4 11 5 12 6.8C13 5 14.5 4 16.5 4C19 4 21 6 21\
     8.8C21 12 19 15 12 20z
    house M3 11.5L12 3l9 8.5h-2V20H5v-8.5z
    info M12 11v7M12 6.5v.01
    leaf M5 19c0-10 5-14 15-14c0 10-5 14-12 14zM5 20L14 11
    line.3.horizontal M4 7h16M4 12h16M4 17h16
    line.3.horizontal.decrease M4 7h16M7 12h10M10 17h4
    link M10 14a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5L17 12.5M14 10a4 4 0 0 1 0 5.5l-3 3a4 4 0 0\
     1-5.5-5.5L7 11.5
    list.bullet M9 6h12M9 12h12M9 18h12M4 6v.01M4 12v.01M4 18v.01
    location M3 11l18-8-8 18-2-8z
    lock M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3
    magnifyingglass M16 10.5a5.5 5.5 0 1 1-11 0a5.5 5.5 0 0 1 11 0M15 15l5 5
    map M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14
    mappin M12 21c-4-5-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6-6 11zM14 10a2 2 0 1 1-4 0a2 2 0 0 1 4 0
    mic M12 3a3 3 0 0 0-3 3v6a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM5 11a7 7 0 0 0 14 0M12 18v3
    minus M5 12h14
    moon M19 14a8 8 0 1 1-9-10a6.5 6.5 0 0 0 9 10z
    mug M4 6h12v11a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3zM16 9h2a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2h-2
    music.note M9 18V5l10-2v13M9 18a3 3 0 1 1-3-3a3 3 0 0 1 3 3M19 16a3 3 0 1 1-3-3a3 3 0 0 1 3 3
    paintbrush M4 20c0-4 2-5 4-5a3 3 0 0 1 3 3c0 2-3 3-7 2zM9 14l8-10 3 3-9 9
    paperclip M8 12V7a4 4 0 0 1 8 0v9a3 3 0 0 1-6 0V8
    paperplane M3 11l18-8-7 18-3-7zM11 14l5-5
    pause M7 5h3v14H7zM14 5h3v14h-3z
    pencil M4 20l1-5L16 4l4 4L9 19z
    person M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM4 20c0-4 3.5-6 8-6s8 2 8 6z
    person.2 M9 5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7zM2 19c0-4 3-5.5 7-5.5s7 1.5 7 5.5zM16 6a3 3\
     0 1 1 0 6M18 14c3 .5 4 2 4 5
    phone M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1\
     3-3z
    photo M3 5h18v14H3zM3 16l5-5 5 5 3-3 5 4M17 9a1 1 0 1 1-2 0a1 1 0 0 1 2 0
    pin M8 3h8l-1 7 3 4H6l3-4zM12 14v7
    play M7 4.5v15l12-7.5z
    plus M12 5v14M5 12h14
    questionmark M8.5 9a3.5 3.5 0 1 1 5 3c-1 .7-1.5 1.3-1.5 3M12 18.5v.01
    repeat M5 11V9a3 3 0 0 1 3-3h11M16 3l3 3-3 3M19 13v2a3 3 0 0 1-3 3H5M8 21l-3-3 3-3
    shield M12 3l8 3v6c0 5-4 8-8 9c-4-1-8-4-8-9V6z
    shuffle M3 7h4l9 10h5M3 17h4l9-10h5M18 4l3 3-3 3M18 14l3 3-3 3
    slider.horizontal.3 M4 7h16M4 12h16M4 17h16M8 5v4M16 10v4M10 15v4
    speaker M4 9h4l5-4v14l-5-4H4zM16 9a4 4 0 0 1 0 6M18.5 6a8 8 0 0 1 0 12
    square M4 4h16v16H4z
    square.and.arrow.down M8 10H5v11h14V10h-3M12 3v12M8 11l4 4 4-4
    square.and.arrow.up M8 10H5v11h14V10h-3M12 15V3M8 7l4-4 4 4
    square.and.pencil M13 5H5v14h14v-8M10 14l1-3 8-8 2 2-8 8z
    square.grid.2x2 M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z
    star M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z
    stop M6 6h12v12H6z
    sun.max M16 12a4 4 0 1 1-8 0a4 4 0 0 1 8 0M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19\
     5l-2 2M7 17l-2 2
    tag M3 3h8l10 10-8 8L3 11zM8 7.5v.01
    textformat M4 18L9 5l5 13M6 14h6M15 18l3-8 3 8M16 16h4
    thumbsup M7 11l4-8a2.5 2.5 0 0 1 2.5 2.5V9h5a2 2 0 0 1 2 2.3l-1.2 7a2 2 0 0 1-2 1.7H7zM3\
     11h4v9H3z
    trash M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10.5 10.5v6M13.5 10.5v6
    tray M3 13l3-8h12l3 8v6H3zM3 13h5l1.5 3h5l1.5-3h5
    tree M12 3l6 8h-3l4 6H5l4-6H6zM12 17v4
    triangle M12 4l9 16H3z
    tshirt M8 4c1 3 7 3 8 0l5 4-3 4-2-1v10H8V11l-2 1-3-4z
    video M3 7h12v10H3zM15 11l6-4v10l-6-4z
    waveform M4 10v4M8 6v12M12 3v18M16 7v10M20 10v4
    wifi M2 9a15 15 0 0 1 20 0M5.5 13a10 10 0 0 1 13 0M9 17a5 5 0 0 1 6 0M12 20v.01
    xmark M6 6l12 12M18 6L6 18
    """
}
