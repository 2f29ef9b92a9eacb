/// A value that is made of values with names: a border, a layer of a shadow.
package protocol CompositeValue: JSONWritable {
  /// The members that are values of a type, in the order of the standard.
  var members: KeyValuePairs<String, TokenValue> { get }
}

extension Border: CompositeValue {
  package var members: KeyValuePairs<String, TokenValue> {
    ["color": .color(color), "width": .dimension(width), "style": .strokeStyle(style)]
  }
}

extension Transition: CompositeValue {
  package var members: KeyValuePairs<String, TokenValue> {
    [
      "duration": .duration(duration), "delay": .duration(delay),
      "timingFunction": .cubicBezier(timingFunction),
    ]
  }
}

extension Shadow.Layer: CompositeValue {
  package var members: KeyValuePairs<String, TokenValue> {
    [
      "color": .color(color), "offsetX": .dimension(offsetX), "offsetY": .dimension(offsetY),
      "blur": .dimension(blur), "spread": .dimension(spread),
    ]
  }
}

extension Gradient.Stop: CompositeValue {
  package var members: KeyValuePairs<String, TokenValue> {
    ["color": .color(color), "position": .number(position)]
  }
}

extension Typography: CompositeValue {
  package var members: KeyValuePairs<String, TokenValue> {
    [
      "fontFamily": .fontFamily(fontFamily), "fontSize": .dimension(fontSize),
      "fontWeight": .fontWeight(fontWeight), "letterSpacing": .dimension(letterSpacing),
      "lineHeight": .number(lineHeight),
    ]
  }
}
