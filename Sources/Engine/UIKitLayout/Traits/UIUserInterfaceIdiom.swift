/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// None that is known, a telephone, a tablet, a television, a car, a computer, or glasses.
  case unspecified = -1
  case phone, pad, tv, carPlay, mac, vision
}
