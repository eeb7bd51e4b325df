import SwiftUI

/// An avatar with two lines beside it.
struct ProfileCard: View {
  var body: some View {
    HStack(spacing: 12) {
      Color.orange.frame(width: 48, height: 48)
      VStack(alignment: .leading, spacing: 8) {
        Color.blue.frame(width: 120, height: 16)
          .id("name")
        Color.gray.frame(width: 80, height: 12)
          .id("mail")
      }
    }
    .padding(16)
  }
}
