/// The form of a point in time: `2026-11-22T20:54:00Z` (RFC 3339, section 5.6).
package enum DateSyntax {
  /// Completes a text that is not a time.
  package static let faultReason = "is not a time such as 2026-11-22T20:54:00Z"

  /// The pattern of a valid text.
  package static let pattern: String = {
    let year = "[0-9]{4}"
    let leapYear = "([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)"
    let dates = [
      year + "-(0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])",
      year + "-(0[469]|11)-(0[1-9]|[12][0-9]|30)",
      year + "-02-(0[1-9]|1[0-9]|2[0-8])", leapYear + "-02-29",
    ]
    let time = "([01][0-9]|2[0-3]):[0-5][0-9]"
    return "^(\(dates.joined(separator: "|")))[Tt ]\(time):[0-5][0-9](\\.[0-9]{1,9})?"
      + "([Zz]|[+-]\(time))$"
  }()

  /// The seconds from 1970 to a time; `nil` for what is not one, such as the 30th of February.
  ///
  /// Seconds are 0 to 59, as no clock of an app counts leap seconds.
  package static func secondsSince1970(_ text: String) -> Double? {
    var reader = Reader(bytes: Array(text.utf8))
    guard let year = reader.number(4), reader.skip("-"), let month = reader.number(2),
      reader.skip("-"), let day = reader.number(2), reader.skip("Tt "), let hour = reader.number(2),
      reader.skip(":"), let minute = reader.number(2), reader.skip(":"),
      let second = reader.number(2), let fraction = reader.fraction(), let offset = reader.offset(),
      reader.isAtEnd, (1...12).contains(month), day >= 1, day <= length(ofMonth: month, year),
      hour < 24, minute < 60, second < 60
    else { return nil }
    // An `Int` has 32 bits on some watches.
    let minutes = (Int64(days(year, month, day)) * 24 + Int64(hour)) * 60 + Int64(minute - offset)
    return Double(minutes * 60 + Int64(second)) + fraction
  }

  /// The time of whole seconds from 1970 on; `nil` for one beyond the year 9999.
  package static func text(ofSecondsSince1970 seconds: Int) -> String? {
    guard seconds >= 0 else { return nil }
    var days = seconds / 86_400
    var year = 1970 + days / 366
    while year < 10_000, Self.days(year + 1, 1, 1) <= days { year += 1 }
    guard year < 10_000 else { return nil }
    days -= Self.days(year, 1, 1)
    var month = 1
    while days >= length(ofMonth: month, year) {
      days -= length(ofMonth: month, year)
      month += 1
    }
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let time = seconds % 86_400
    return "\(year)-\(padded(month))-\(padded(days + 1))T\(padded(time / 3600)):"
      + "\(padded(time / 60 % 60)):\(padded(time % 60))Z"
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func length(ofMonth month: Int, _ year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The days from 1970-01-01 to a date.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let before = year - 1
    let leapDays = before / 4 - before / 100 + before / 400
    let months = (1..<month).reduce(0) { $0 + length(ofMonth: $1, year) }
    return (year - 1970) * 365 + leapDays - 477 + months + day - 1
  }

  private struct Reader {
    let bytes: [UInt8]
    var index = 0

    var isAtEnd: Bool { index == bytes.count }

    mutating func number(_ count: Int) -> Int? {
      guard bytes.count - index >= count else { return nil }
      var value = 0
      for byte in bytes[index..<index + count] {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
      }
      index += count
      return value
    }

    mutating func skip(_ characters: String) -> Bool {
      guard index < bytes.count, characters.utf8.contains(bytes[index]) else { return false }
      index += 1
      return true
    }

    /// The part of a second; `nil` for a point without one to nine digits.
    mutating func fraction() -> Double? {
      guard skip(".") else { return 0 }
      var value = 0.0
      var scale = 1.0
      while scale < 1e9, let digit = number(1) {
        value = value * 10 + Double(digit)
        scale *= 10
      }
      return scale > 1 ? value / scale : nil
    }

    /// The minutes by which a clock is ahead of UTC.
    mutating func offset() -> Int? {
      if skip("Zz") { return 0 }
      guard index < bytes.count else { return nil }
      let sign = bytes[index] == UInt8(ascii: "-") ? -1 : 1
      guard skip("+-"), let hours = number(2), skip(":"), let minutes = number(2), hours < 24,
        minutes < 60
      else { return nil }
      return sign * (hours * 60 + minutes)
    }
  }
}
