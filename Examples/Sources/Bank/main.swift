print(BankReport.text(in: .alfa), terminator: "")
