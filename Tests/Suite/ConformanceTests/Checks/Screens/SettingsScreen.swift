import Foundation
import ViewLayout

struct SettingsScreen: View {
  var fault = 0

  var body: some View {
    List {
      Section("Account") {
        HStack(spacing: fault == 1 ? -24 : 12) {
          Image(systemName: "person")
          Text("Ada")
        }
        NavigationLink {
          Text("Plan")
        } label: {
          Text("Plan and billing").lineLimit(fault == 2 ? 1 : nil).frame(
            width: fault == 2 ? 90 : nil
          )
        }
      }
      Section("Alerts") {
        Toggle("Sounds", isOn: .constant(true)).id("sounds")
        Toggle("Badges", isOn: .constant(false))
        Text("Quiet hours begin at ten in the evening.").id("quiet")
          .frame(width: fault == 3 ? 120 : nil, height: fault == 3 ? 40 : nil)
      }
      Section {
        Text("Version 4.2 of 2026")
          .fixedSize()
          .frame(maxWidth: fault == 4 ? 100 : nil, alignment: .leading)
        Button("Sign out") {}.padding(.leading, fault == 5 ? 330 : 0)
      }
    }
  }
}
