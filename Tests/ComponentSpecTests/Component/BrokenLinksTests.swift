import CommandSupport
import Testing

@testable import TokenCompiler

/// Component specs that do not fit the tokens, one another or themselves.
@Suite("Broken links of components") struct BrokenLinksTests {
  @Test("each fault is told once, at its place, and nothing is written", arguments: cases)
  func fault(_ fault: TokensFolder.Fault) throws {
    let folder = try TokensFolder(edits: fault.edits)
    defer { folder.remove() }
    let run = folder.compileSpecs()
    #expect(run.messages == fault.messages)
    #expect(run.exitCode == .badInput)
    #expect(!folder.hasOutput)
  }

  static let cases = [
    TokensFolder.Fault(
      testDescription: "an alias with a slip",
      edits: [
        .replace(
          #"component/Tag.component.json"#, #"{color.text.primary.$root}"#,
          #"{color.text.primry.$root}"#)
      ],
      messages: #"""
        tokens/component/Tag.component.json:14:36: error: alias '{color.text.primry.$root}' names no token; did you mean '{color.text.primary.$root}'? [unknown-alias]

        """#),
    TokensFolder.Fault(
      testDescription: "an alias of a group with a token of its own",
      edits: [
        .replace(
          #"component/Tag.component.json"#, #"{color.text.primary.$root}"#,
          #"{color.text.primary}"#)
      ],
      messages: #"""
        tokens/component/Tag.component.json:14:36: error: '{color.text.primary}' is a group; its own token is '{color.text.primary.$root}' [unknown-alias]

        """#),
    TokensFolder.Fault(
      testDescription: "an alias of a group",
      edits: [
        .replace(
          #"component/Tag.component.json"#, #"{color.text.primary.$root}"#,
          #"{color.text}"#)
      ],
      messages: #"""
        tokens/component/Tag.component.json:14:36: error: '{color.text}' is a group; an alias names a token [unknown-alias]

        """#),
    TokensFolder.Fault(
      testDescription: "an alias without its brace",
      edits: [
        .replace(
          #"component/Tag.component.json"#, #"{color.text.primary.$root}"#,
          #"{color.text.primary.$root"#)
      ],
      messages: #"""
        tokens/component/Tag.component.json:14:36: error: '{color.text.primary.$root' lacks its closing brace; an alias is written '{group.token}' [invalid-value]

        """#),
    TokensFolder.Fault(
      testDescription: "an alias of a hidden token",
      edits: [
        .replace(
          #"component/Tag.component.json"#, #"{color.text.primary.$root}"#,
          #"{palette.gray.100}"#)
      ],
      messages: #"""
        tokens/component/Tag.component.json:14:36: error: 'palette.gray.100' is hidden, for aliases of tokens only; use a token that is emitted [unknown-alias]

        """#),
    TokensFolder.Fault(
      testDescription: "an alias of another type",
      edits: [
        .replace(
          #"component/Tag.component.json"#, #""textColor": "{color.text.primary.$root}""#,
          #""textColor": "{spacing.gap.m}""#)
      ],
      messages: #"""
        tokens/component/Tag.component.json:14:36: error: expected a color, but 'spacing.gap.m' is a dimension [type-mismatch]

        """#),
    TokensFolder.Fault(
      testDescription: "a color as a distance",
      edits: [
        .replace(
          #"component/DataView.component.json"#, #""gap": { "value": "{spacing.gap.m}""#,
          #""gap": { "value": "{color.text.primary.$root}""#)
      ],
      messages: #"""
        tokens/component/DataView.component.json:22:23: error: expected a dimension, but 'color.text.primary.$root' is a color [type-mismatch]

        """#),
    TokensFolder.Fault(
      testDescription: "an alias where a word is wanted",
      edits: [
        .replace(
          #"component/Checkbox.component.json"#, #""rendering": "template""#,
          #""rendering": "{color.text.primary.$root}""#)
      ],
      messages: #"""
        tokens/component/Checkbox.component.json:17:32: error: expected a word, found the alias '{color.text.primary.$root}' [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "a component that does not exist",
      edits: [
        .replace(
          #"component/DataView.component.json"#,
          #""icon": { "component": "IconView", "description""#,
          #""icon": { "component": "IkonView", "description""#)
      ],
      messages: #"""
        tokens/component/DataView.component.json:7:28: error: there is no component 'IkonView'; did you mean 'IconView'? [unknown-component]

        """#),
    TokensFolder.Fault(
      testDescription: "a component that contains itself",
      edits: [
        .replace(
          #"component/Banner.component.json"#, #""onClose": { "type": "callback" }"#,
          #""more": { "type": "component", "component": "Banner", "optional": true }"#)
      ],
      messages: #"""
        tokens/component/Banner.component.json:63:49: error: component 'Banner' contains itself [component-cycle]

        """#),
    TokensFolder.Fault(
      testDescription: "components that contain one another",
      edits: [
        .replace(
          #"component/IconAtom.component.json"#,
          #""content": {"#,
          #""content": { "more": { "type": "list", "optional": true, "of": { "type": "component", "component": "ListItem" } },"#
        )
      ],
      messages: #"""
        tokens/component/IconView.component.json:22:28: error: these components contain one another: 'IconView' → 'IconAtom' → 'ListItem' → 'IconView' [component-cycle]
        tokens/component/IconAtom.component.json:12:102: note: then 'IconAtom' goes on here
        tokens/component/ListItem.component.json:6:28: note: then 'ListItem' goes on here

        """#),
    TokensFolder.Fault(
      testDescription: "a variant that the component within has not",
      edits: [
        .replace(
          #"component/DataView.component.json"#, #""otherwise": { "variant": "muted" }"#,
          #""otherwise": { "variant": "mutd" }"#)
      ],
      messages: #"""
        tokens/component/DataView.component.json:17:173: error: 'mutd' is not a case of 'variant' of 'IconView'; did you mean 'muted'? [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "a choice that the component within has not",
      edits: [
        .replace(
          #"component/Banner.component.json"#, #""variant": "secondary", "size": "small""#,
          #""variant": "secondary", "sice": "small""#)
      ],
      messages: #"""
        tokens/component/Banner.component.json:16:41: error: the look of 'ButtonView' has no member 'sice'; did you mean 'size'? [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "a component within without its variant",
      edits: [
        .replace(
          #"component/ListItem.component.json"#, #""icon": { "variant": "neutral" }"#,
          #""icon": {}"#)
      ],
      messages: #"""
        tokens/component/ListItem.component.json:6:28: error: variant 'plain' needs the 'variant' of the 'IconView' in it [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "a variant without a look for an element",
      edits: [
        .replace(
          #"component/DataView.component.json"#,
          #""revert": { "appearance": { "data": { "value": "{content.data}", "otherwise": { "variant": "revert" } }, "icon": { "value": "{content.icon}", "otherwise": { "variant": "muted" } } } }"#,
          #""revert": { "appearance": { "data": { "variant": "revert" } } }"#)
      ],
      messages: #"""
        tokens/component/DataView.component.json:17:5: error: variant 'revert' sets nothing of 'icon'; give it an appearance here or in the shared 'appearance' [component-hole]

        """#),
    TokensFolder.Fault(
      testDescription: "a property that only one variant sets",
      edits: [
        .replace(
          #"component/Banner.component.json"#,
          #""surface": { "backgroundColor": "{color.base.bg.primary.$root}" }"#,
          #""surface": { "backgroundColor": "{color.base.bg.primary.$root}", "borderWidth": 1 }"#)
      ],
      messages: #"""
        tokens/component/Banner.component.json:25:5: error: variant 'attention' leaves 'surface.borderWidth' unset, which variant 'plain' sets; give it a value, or null for none [component-hole]
        tokens/component/Banner.component.json:31:5: error: variant 'negative' leaves 'surface.borderWidth' unset, which variant 'plain' sets; give it a value, or null for none [component-hole]

        """#),
    TokensFolder.Fault(
      testDescription: "a property of a state without a normal one",
      edits: [
        .replace(
          #"component/Tag.component.json"#,
          #""selected": { "backgroundColor": "{color.neutral.1300.$root}" }"#,
          #""selected": { "backgroundColor": "{color.neutral.1300.$root}", "borderWidth": 2 }"#)
      ],
      messages: #"""
        tokens/component/Tag.component.json:7:5: error: variant 'filled' leaves 'surface.normal.borderWidth' unset, which its state 'selected' sets; give it a value, or null for none [component-hole]

        """#),
    TokensFolder.Fault(
      testDescription: "a label without a style",
      edits: [
        .replace(
          #"component/ListItem.component.json"#,
          #""subtitle": { "extends": "secondary" }"#,
          #""subtitle": { "textColor": "{color.text.secondary.$root}" }"#)
      ],
      messages: #"""
        tokens/component/ListItem.component.json:28:5: error: variant 'plain' leaves 'subtitle.typography' unset, which every 'label' needs; give it a value [component-hole]
        tokens/component/ListItem.component.json:29:5: error: variant 'income' leaves 'subtitle.typography' unset, which every 'label' needs; give it a value [component-hole]

        """#),
    TokensFolder.Fault(
      testDescription: "a group of tokens that does not exist",
      edits: [
        .replace(
          #"component/TextAtom.component.json"#, #""group": "typography""#,
          #""group": "typografy""#)
      ],
      messages: #"""
        tokens/component/TextAtom.component.json:54:47: error: 'typografy' is not a group of tokens; did you mean 'typography'? [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "one type for two components",
      edits: [
        .replace(
          #"component/IconAtom.component.json"#, #""serverName": "Icon""#,
          #""serverName": "Text""#)
      ],
      messages: #"""
        tokens/component/TextAtom.component.json:1:1: error: the server string 'Text' is taken by another component [duplicate-component]
        tokens/component/IconAtom.component.json:1:1: note: 'Text' is first here

        """#),
    TokensFolder.Fault(
      testDescription: "a field with the key 'type'",
      edits: [
        .replace(
          #"component/LayoutElement.component.json"#, #""key": "hidden""#,
          #""key": "type""#)
      ],
      messages: #"""
        tokens/component/LayoutElement.component.json:9:5: error: the key 'type' already names the component; choose another, or make this 'nestedOnly' [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "a layout of a component that has none",
      edits: [
        .replace(
          #"component/ListItem.component.json"#,
          #""icon": { "component": "IconView", "arguments": { "size": "small" } }"#,
          #""icon": { "component": "IconAtom" }"#)
      ],
      messages: #"""
        tokens/component/ListItem.component.json:35:5: error: component 'IconAtom' has no layout to take part in this [component-spec]

        """#),
  ]
}
