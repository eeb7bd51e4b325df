import SwiftUI

struct OnboardingPage: View {
  var body: some View {
    VStack(spacing: 24) {
      Image(systemName: "sparkles").font(.system(size: 80))
      Text("Welcome to Recipes").font(.largeTitle).bold().multilineTextAlignment(.center)
      Text("Find, cook and share what you love. All your recipes in one place, on every device.")
        .foregroundStyle(.secondary)
      Spacer()
      Button("Get started") {}
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
    .padding()
  }
}
