import Foundation
import ViewLayout

/// A card of a person and rows about them: 49 nodes.
struct VariantCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: "Ada Lovelace").id("name")
      Text(verbatim: "Wrote the first program, for a machine that was never built").id("bio")
      ForEach(0..<9) { number in
        HStack {
          Color.red.frame(width: 20, height: 20)
          Text(verbatim: "Note \(number) of the translator")
          Spacer()
        }
      }
    }
    .padding(10)
  }
}
