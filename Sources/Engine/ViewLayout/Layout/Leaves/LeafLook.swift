/// The look of a leaf in reports and pictures.
///
/// It changes no layout: to a rule that holds one, two looks are alike.
struct LeafLook: Equatable {
  /// The name that reports use, which the view gives.
  var name: String
  /// The way in which a picture draws it.
  var paint = Paint.none

  static func == (left: LeafLook, right: LeafLook) -> Bool { true }
}
