struct Trail: Hashable {
  var name: String
  var region: String
  var distance: String
  var ascent: String
  var summary: String
  var image: String

  static let gorge = Trail(
    name: "Partnach Gorge",
    region: "Garmisch-Partenkirchen, Bavaria",
    distance: "8.4 km",
    ascent: "320 m",
    summary: "A narrow path, cut into the rock, follows the wild river through the gorge.",
    image: "Gorge"
  )
}
