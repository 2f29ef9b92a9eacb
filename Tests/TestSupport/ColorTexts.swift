/// A token file with one color per name, written `#rrggbb`, in a group `color`.
package func colors(_ tokens: KeyValuePairs<String, String>) -> String {
  let members = tokens.map { name, hex in #""\#(name)": { "$value": \#(colorJSON(hex)) }"# }
  return #"{ "color": { "$type": "color", \#(members.joined(separator: ", ")) } }"#
}

/// The value of a color, written `#rrggbb`, or `#rrggbb 50` with alpha in percent.
package func colorJSON(_ text: String) -> String {
  let parts = text.split(separator: " ")
  let number = UInt32(parts[0].dropFirst(), radix: 16) ?? 0
  func channel(_ shift: UInt32) -> Double { Double(number >> shift & 0xFF) / 255 }
  let percent: Double? = parts.count > 1 ? Double(parts[1]) : nil
  return srgb(channel(16), channel(8), channel(0), alpha: percent.map { $0 / 100 })
}
