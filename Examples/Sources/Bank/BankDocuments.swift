/// JSON in the shape that the bank's server sends, written for this example.
enum BankDocuments {
  static let all = [
    ("DataView", dataView), ("Buttons", buttons), ("Stack of stacks", stacks),
    ("Diamond", diamond), ("Element with an action", layoutElement), ("Widget", widget),
    ("Unknown component", unknownComponent), ("Unknown color", unknownColor),
    ("Missing field", missingField),
  ]

  static let dataView = #"""
    {
      "type": "DataView",
      "dataContent": {
        "title": { "text": "Salary card" },
        "subtitle": { "text": "Ends with 4276", "color": "text_info", "lines": 1 },
        "caption": { "text": "Until 09/29" }
      },
      "iconView": { "icon": "card", "size": "s", "shape": "superellipse" }
    }
    """#

  static let buttons = #"""
    {
      "type": "Stack", "axis": "horizontal", "alignment": "center", "distribution": "equal",
      "children": [
        { "type": "ButtonView", "title": "Pay", "style": "accent", "size": "l" },
        { "type": "ButtonView", "icon": "repeat", "size": "s", "shape": "pill" },
        { "type": "ButtonView", "title": "Gift", "icon": "gift", "backgroundColor": "static_brand_violet" }
      ]
    }
    """#

  static let stacks = #"""
    {
      "type": "Stack", "alignment": "fill", "spacing": "gap_xl",
      "children": [
        {
          "type": "Stack", "alignment": "start", "spacing": "gap_2xs",
          "children": [
            { "type": "Text", "text": "Cards", "typography": "HeadlineMedium" },
            { "type": "Text", "text": "All of them", "color": "text_secondary" }
          ]
        },
        {
          "type": "Stack", "axis": "horizontal", "alignment": "end", "backgroundColor": "base_bg_secondary",
          "children": [{ "type": "Icon", "icon": "plus", "color": "accent_primary" }]
        }
      ]
    }
    """#

  /// Eight icons on the sides of a diamond; each is placed by its neighbour.
  static let diamond = #"""
    {
      "type": "ConstraintLayout", "width": 120, "height": 120,
      "children": [
        { "id": "A", "element": { "type": "Icon", "icon": "a" }, "constraints": [
          { "type": "width", "constant": 20 }, { "type": "height", "constant": 20 },
          { "type": "centerX" }, { "type": "top" }] },
        { "id": "F", "element": { "type": "Icon", "icon": "f" }, "constraints": [
          { "type": "width", "reference": "A" }, { "type": "height", "reference": "A" },
          { "type": "top", "reference": "A", "referenceType": "bottom", "constant": 5 },
          { "type": "left", "reference": "A", "referenceType": "right", "constant": 5 }] },
        { "id": "B", "element": { "type": "Icon", "icon": "b" }, "constraints": [
          { "type": "width", "reference": "A" }, { "type": "height", "reference": "A" },
          { "type": "centerY", "reference": "F" },
          { "type": "right", "reference": "A", "referenceType": "left", "constant": -5 }] },
        { "id": "C", "element": { "type": "Icon", "icon": "c" }, "constraints": [
          { "type": "width", "reference": "B" }, { "type": "height", "reference": "B" },
          { "type": "centerY" }, { "type": "left" }] },
        { "id": "G", "element": { "type": "Icon", "icon": "g" }, "constraints": [
          { "type": "width", "reference": "F" }, { "type": "height", "reference": "F" },
          { "type": "centerY" }, { "type": "right" }] },
        { "id": "D", "element": { "type": "Icon", "icon": "d" }, "constraints": [
          { "type": "width", "reference": "C" }, { "type": "height", "reference": "C" },
          { "type": "left", "reference": "B" },
          { "type": "top", "reference": "C", "referenceType": "bottom", "constant": 5 }] },
        { "id": "H", "element": { "type": "Icon", "icon": "h" }, "constraints": [
          { "type": "width", "reference": "G" }, { "type": "height", "reference": "G" },
          { "type": "left", "reference": "F" }, { "type": "top", "reference": "D" }] },
        { "id": "E", "element": { "type": "Icon", "icon": "e" }, "constraints": [
          { "type": "width", "reference": "A" }, { "type": "height", "reference": "A" },
          { "type": "centerX", "reference": "A" }, { "type": "bottom" }] }
      ]
    }
    """#

  static let layoutElement = #"""
    {
      "type": "LayoutElement", "padding": "gap_m",
      "action": { "type": "open_url", "parameters": { "url": "bank://cards/4276" } },
      "element": { "type": "Text", "text": "To the card", "color": "text_info" }
    }
    """#

  /// A part of a screen with its states, and lists in both directions.
  static let widget = #"""
    {
      "type": "SDUIWidget", "id": "cards", "url": "https://bank.example/cards", "state": "loading",
      "cornerRadius": "corner_m",
      "content": {
        "type": "VerticalListWidget", "spacing": "gap_xs",
        "children": [
          {
            "type": "HorizontalListWidget", "backgroundColor": "base_bg_secondary",
            "children": [
              { "type": "IconView", "icon": "card", "size": "s" },
              { "type": "IconView", "iconUrl": "https://bank.example/icons/gift.png" }
            ]
          },
          {
            "type": "DataView",
            "dataContent": { "title": { "text": "Overdue", "typography": "HeadlineSmall" }, "style": "negative" }
          }
        ]
      },
      "loading": { "type": "Text", "text": "One moment" },
      "empty": { "type": "Text", "text": "No cards yet", "color": "text_secondary" },
      "error": {
        "type": "Stack", "alignment": "center",
        "children": [
          { "type": "Text", "text": "Something went wrong" },
          { "type": "ButtonView", "title": "Again", "style": "secondary", "size": "s" }
        ]
      }
    }
    """#

  static let unknownComponent = #"""
    { "type": "Stack", "children": [{ "type": "Hologram" }, { "type": "Text", "text": "shown" }] }
    """#

  static let unknownColor = #"""
    { "type": "Stack", "children": [
      { "type": "Text", "text": "Sum", "color": "text_primry" }, { "type": "Text", "text": "shown" }] }
    """#

  static let missingField = #"""
    { "type": "DataView", "iconView": { "icon": "card" } }
    """#
}
