/// The form that a line of a block must have.
package enum LineForm: String, Sendable, Hashable {
  case frame = "name \"label\" #id  x y width height"
  case selectedFrame = "#id  x y width height"
  case content = "content 0 0 width height"
  case cell = "cell section.item  x y width height"
  case supplementary = "supplementary \"kind\" section.item  x y width height"
  case decoration = "decoration \"kind\" section  x y width height"
  case resting = "proposed -> resting"
  case negotiation = "name \"label\" #id  320x480 -> 50x20"
  case call = "name count, name <= count or name >= count"
  case cells = "live count, live <= count or live >= count"
  case preference = "Key = value"
  case law = "one law"
  case issue = "one kind of issue, or ..."
}
