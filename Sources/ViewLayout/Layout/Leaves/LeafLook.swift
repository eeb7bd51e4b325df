/// What reports and pictures show of a leaf.
///
/// It changes no layout: to a rule that holds one, two looks are alike.
struct LeafLook: Equatable {
  /// The name that reports use, which the view gives.
  var name: String
  /// What a picture draws of it.
  var paint = Paint.none

  static func == (left: LeafLook, right: LeafLook) -> Bool { true }
}
