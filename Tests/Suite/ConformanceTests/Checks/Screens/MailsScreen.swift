import CollectionLayout
import Foundation
import UIKitLayout

final class MailCell: UITableViewCell {
  var fault = 0
  private let sender = UILabel()
  private let subject = UILabel()
  private let time = UILabel()

  func show(_ name: String, _ words: String, fault: Int) {
    sender.text = name
    subject.text = words
    time.text = "9:41"
    sender.numberOfLines = 1
    subject.numberOfLines = fault == 1 ? 1 : 0
    for label in [sender, subject, time] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    NSLayoutConstraint.activate([
      sender.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      sender.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      sender.widthAnchor.constraint(lessThanOrEqualToConstant: fault == 2 ? 60 : 200),
      time.trailingAnchor.constraint(
        equalTo: contentView.trailingAnchor,
        constant: fault == 3 ? 30 : -16
      ),
      time.firstBaselineAnchor.constraint(equalTo: sender.firstBaselineAnchor),
      subject.leadingAnchor.constraint(equalTo: sender.leadingAnchor),
      subject.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      subject.topAnchor.constraint(equalTo: sender.bottomAnchor, constant: fault == 4 ? -14 : 4),
      subject.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }
}

final class MailsSource: NSObject, UITableViewDataSource {
  var fault = 0
  let mails = [("Charles Babbage", "The mill is ready for your cards again"), ("Mary", "Lunch?")]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    mails.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = MailCell(style: .default, reuseIdentifier: nil)
    cell.show(mails[indexPath.row].0, mails[indexPath.row].1, fault: fault)
    return cell
  }
}

@MainActor let mailsSource = MailsSource()

@MainActor func mailsScreen(fault: Int = 0) -> UITableView {
  let table = UITableView(frame: .zero, style: .plain)
  mailsSource.fault = fault
  table.rowHeight = fault == 5 ? 24 : UITableView.automaticDimension
  table.dataSource = mailsSource
  return table
}
