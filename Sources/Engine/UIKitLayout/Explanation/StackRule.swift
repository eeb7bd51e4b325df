/// The rule that a constraint of a stack view follows from.
struct StackRule {
  let name: String

  /// - Parameter identifier: The constraint's; that of an author has no rule.
  init?(identifier: String) {
    switch identifier {
    case "UISV-canvas-connection": name = "R-USV-1"
    case "UISV-spacing": name = "R-USV-2"
    case "UISV-fill-equally": name = "R-USV-3"
    case "UISV-fill-proportionally": name = "R-USV-4"
    case "UISV-distributing-edge": name = "R-USV-5"
    case "UISV-distributing-center": name = "R-USV-6"
    case "UISV-hiding": name = "R-USV-7"
    case "UISV-alignment", "UISV-spanning-boundary": name = "R-USV-8"
    case "UISV-spanning-fit": name = "R-USV-9"
    case "UISV-canvas-fit", "UISV-ambiguity-suppression": name = "R-USV-10"
    default: return nil
    }
  }
}
