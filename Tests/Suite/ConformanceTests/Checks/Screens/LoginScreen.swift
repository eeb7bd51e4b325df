import Foundation
import ViewLayout

struct LoginScreen: View {
  var fault = 0

  var body: some View {
    VStack(spacing: 16) {
      Spacer()
      Text("Welcome back").font(.title).fixedSize().frame(width: fault == 1 ? 120 : nil).id(
        "welcome"
      )
      TextField("Email", text: .constant("")).frame(minHeight: 44).onTapGesture {}
      SecureField("Password", text: .constant("")).frame(minHeight: 44).onTapGesture {}
      Button {
      } label: {
        Text("Sign in").frame(maxWidth: .infinity, minHeight: 48)
      }
      .background(.blue, in: Capsule())
      .id("enter")
      Button {
      } label: {
        Text("Forgot your password?").frame(minHeight: fault == 2 ? 20 : 44).lineLimit(
          fault == 3 ? 1 : nil
        ).frame(width: fault == 3 ? 120 : nil)
      }
      .id("forgot")
      Spacer()
      VStack(spacing: fault == 4 ? -10 : 6) {
        Text("New here?")
        Text("Make an account").font(.callout)
      }
      .frame(height: fault == 5 ? 20 : nil)
      .clipped()
    }
    .padding(24)
  }
}
