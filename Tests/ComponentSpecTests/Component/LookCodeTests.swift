import Testing

/// What the looks of components are made of in generated code.
@Suite("Code of looks") struct LookCodeTests {
  private static let specs = [
    "Badge": #"""
    { "nestedOnly": true,
      "elements": { "text": { "kind": "label" } },
      "appearance": { "text": { "textColor": "{color.text.secondary.$root}", "typography": "{typography.headline.small}" } },
      "variants": { "plain": {}, "loud": { "appearance": { "text": { "textColor": "{color.text.primary.$root}" } } } },
      "content": { "text": { "type": "text", "optional": true } },
      "arrangement": { "row": [{ "element": "text" }] } }
    """#,
    "Row": #"""
    { "nestedOnly": true,
      "elements": { "badge": { "component": "Badge" } },
      "appearance": { "badge": { "variant": "plain" } }, "variants": { "plain": {} },
      "content": { "badge": { "type": "component", "component": "Badge" } },
      "arrangement": { "row": [{ "element": "badge", "shows": "{content.badge}" }] } }
    """#,
    "Cluster": #"""
    { "elements": { "rows": { "component": "Row" }, "hint": { "component": "Badge" } },
      "appearance": { "rows": { "variant": "plain", "badge": { "text": { "numberOfLines": 2 } } }, "hint": { "variant": "loud" } },
      "variants": { "plain": {} },
      "content": { "rows": { "type": "list", "of": { "type": "component", "component": "Row" } }, "note": { "type": "text", "optional": true } },
      "arrangement": { "column": [{ "element": "rows", "shows": "{content.rows}" }, { "element": "hint", "shows": { "text": "{content.note}" } }] } }
    """#,
  ]

  @Test(
    "components in a list take what the one around them says, and pass on what it says of others")
  func list() throws {
    let run = try ViewsTests.compile(Self.specs)
    #expect(run.messages == "")
    let group = try #require(run.files["Cluster.swift"])
    #expect(
      group.contains("rows = content.rows.map { Row.Look($0, theme, appearance: appearance.rows) }")
    )
    let row = try #require(run.files["Row.swift"])
    #expect(row.contains("appearance: Appearance? = nil"))
    #expect(row.contains("badge = Badge.Look(content.badge, theme, appearance: appearance.badge)"))
  }

  @Test("a component that the arrangement makes is there if the content has what it shows")
  func made() throws {
    let run = try ViewsTests.compile(Self.specs)
    let view = try #require(run.files["Cluster+View.swift"])
    #expect(
      view.contains(
        """
            let hintLook: Badge.Look? =
              if content.note == nil { nil } else { Badge.Look(Badge.Content(text: content.note), theme, appearance: appearance.hint) }
        """), "\(view)")
  }
}
