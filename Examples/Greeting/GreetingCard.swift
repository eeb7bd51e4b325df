import SwiftUI

/// A card with two buttons, whose labels are keys of the app's strings.
struct GreetingCard: View {
  var body: some View {
    HStack {
      Text("greeting")
        .font(.title)
        .lineLimit(1)
      Spacer()
      Button("bye") {}
        .frame(width: 80, height: 44)
    }
    .padding()
  }
}

#Preview {
  GreetingCard()
}
