import Foundation
import UIKitLayout

@MainActor func formScreen(fault: Int = 0) -> UIView {
  let root = UIView()
  let title = UILabel()
  title.text = "New address"
  title.font = .preferredFont(forTextStyle: .title2)
  let street = UITextField()
  street.placeholder = "Street"
  let hint = UILabel()
  hint.text = "We deliver to doors and to parcel stations."
  hint.numberOfLines = fault == 1 ? 1 : 0
  let save = UIButton(type: .system)
  save.setTitle("Save address", for: .normal)
  let help = UIButton(type: .system)
  help.setTitle("Help", for: .normal)
  for (view, id) in [
    (title, "title"), (street, "street"), (hint, "hint"), (save, "save"), (help, "help"),
  ] as [(UIView, String)] {
    view.translatesAutoresizingMaskIntoConstraints = false
    view.accessibilityIdentifier = id
    root.addSubview(view)
  }
  let margin: CGFloat = 16
  NSLayoutConstraint.activate([
    title.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 20),
    title.leadingAnchor.constraint(
      equalTo: root.leadingAnchor,
      constant: fault == 2 ? -30 : margin
    ),
    street.topAnchor.constraint(equalTo: title.bottomAnchor, constant: fault == 3 ? -20 : 12),
    street.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: margin),
    street.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -margin),
    street.heightAnchor.constraint(equalToConstant: 44),
    hint.topAnchor.constraint(equalTo: street.bottomAnchor, constant: 8),
    hint.leadingAnchor.constraint(equalTo: street.leadingAnchor),
    hint.trailingAnchor.constraint(equalTo: street.trailingAnchor, constant: fault == 4 ? 60 : 0),
    save.topAnchor.constraint(equalTo: hint.bottomAnchor, constant: 16),
    save.leadingAnchor.constraint(equalTo: street.leadingAnchor),
    save.heightAnchor.constraint(equalToConstant: fault == 5 ? 20 : 48),
    save.widthAnchor.constraint(equalToConstant: fault == 6 ? 70 : 160),
    help.leadingAnchor.constraint(equalTo: save.trailingAnchor, constant: fault == 7 ? -30 : 8),
    help.centerYAnchor.constraint(equalTo: save.centerYAnchor),
    help.heightAnchor.constraint(equalToConstant: 44),
    help.widthAnchor.constraint(equalToConstant: 60),
  ])
  return root
}
