/// What `$extensions.tokenc` adds to a text style.
extension ThemeResolver {
  mutating func typographyOptions(in extensions: NodeID) -> TypographyOptions {
    var options = TypographyOptions()
    guard let own = tape.member(.tokenc, of: extensions) else { return options }
    var members = tape.members(of: own)
    while let member = tape.next(&members) {
      switch tape.names.string(member.name) {
      case "textStyle":
        options.textStyle = choice(member.value, "a text style of Dynamic Type") { $0.name }
      case "maximumScale":
        options.maximumScale = number(member.value, "a maximum scale", in: 1...100)
      case "textCase":
        options.textCase = choice(member.value, "a text case") { $0.name }
      case "lineHeightPoints":
        options.lineHeightPoints = number(member.value, "a line height", in: 0...10_000)
      case "monospacedDigits":
        switch tape.kind(member.value) {
        case .true: options.monospacedDigits = true
        case .false: options.monospacedDigits = false
        default: reportUnexpected(member.value, "true or false as 'monospacedDigits'")
        }
      default:
        // The other members concern names, which the table checks.
        break
      }
    }
    return options
  }
}
