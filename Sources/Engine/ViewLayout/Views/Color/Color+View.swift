/// R-PROP-3: as a view, a colour fills what it is proposed.
extension Color: View {}

extension Color: LeafView {
  nonisolated func rule(in context: ViewContext) -> Filling {
    Filling(look: LeafLook(name: "Color", paint: .color(self)))
  }
}
