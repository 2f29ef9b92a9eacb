import CommandSupport
import Testing

@testable import TokenCompiler

/// Faults of form put into the real component specs, and what the compiler says of each.
@Suite("Broken component specs") struct BrokenSpecsTests {
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
      testDescription: "a misspelt member of the spec",
      edits: [
        .replace(
          #"component/Tag.component.json"#, #""variants""#,
          #""varients""#)
      ],
      messages: #"""
        tokens/component/Tag.component.json:6:3: error: a component has no member 'varients'; did you mean 'variants'? [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "a misspelt kind of element",
      edits: [
        .replace(
          #"component/Tag.component.json"#, #""surface": { "kind": "view""#,
          #""surface": { "kind": "veiw""#)
      ],
      messages: #"""
        tokens/component/Tag.component.json:5:38: error: 'veiw' is not a kind of element; did you mean 'view'? [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "an element without a kind",
      edits: [
        .replace(
          #"component/Tag.component.json"#, #""surface": { "kind": "view", "states": true }"#,
          #""surface": { "states": true }"#)
      ],
      messages: #"""
        tokens/component/Tag.component.json:5:28: error: element 'surface' needs a 'kind' or a 'component' [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "an element that is a component with states",
      edits: [
        .replace(
          #"component/DataView.component.json"#,
          #""icon": { "component": "IconView", "description""#,
          #""icon": { "component": "IconView", "states": true, "description""#)
      ],
      messages: #"""
        tokens/component/DataView.component.json:7:13: error: element 'icon' has 'component' and so can't have 'states' [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "an enum without cases",
      edits: [
        .replace(
          #"component/Tag.component.json"#,
          #""cases": { "small": { "serverName": "s" }, "medium": { "serverName": "m" } }"#,
          #""cases": {}"#)
      ],
      messages: #"""
        tokens/component/Tag.component.json:4:22: error: enum 'Size' needs 'cases' with one at least [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "a default that is not a case",
      edits: [
        .replace(
          #"component/Tag.component.json"#, #""default": "medium", "cases""#,
          #""default": "mediun", "cases""#)
      ],
      messages: #"""
        tokens/component/Tag.component.json:4:35: error: 'mediun' is not a case of 'Size'; did you mean 'medium'? [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "one server string for two cases",
      edits: [
        .replace(
          #"component/Tag.component.json"#, #""medium": { "serverName": "m" }"#,
          #""medium": { "serverName": "s" }"#)
      ],
      messages: #"""
        tokens/component/Tag.component.json:4:88: error: two cases have the server string 's' [duplicate-server-name]
        tokens/component/Tag.component.json:4:56: note: the first is here

        """#),
    TokensFolder.Fault(
      testDescription: "a former name that is in use",
      edits: [
        .replace(
          #"component/Tag.component.json"#, #""medium": { "serverName": "m" }"#,
          #""medium": { "serverName": "m", "formerNames": ["s"] }"#)
      ],
      messages: #"""
        tokens/component/Tag.component.json:4:88: error: two cases have the server string 's' [duplicate-server-name]
        tokens/component/Tag.component.json:4:56: note: the first is here

        """#),
    TokensFolder.Fault(
      testDescription: "an enum with the name of a generated type",
      edits: [
        .replace(
          #"component/StackElement.component.json"#, #""Axis": { "default""#,
          #""Layout": { "cases": { "wide": {} } }, "Axis": { "default""#)
      ],
      messages: #"""
        tokens/component/StackElement.component.json:6:5: error: 'Layout' can't name an enum; it has another meaning [invalid-case]

        """#),
    TokensFolder.Fault(
      testDescription: "an enum with a small letter",
      edits: [
        .replace(
          #"component/StackElement.component.json"#, #""Axis": { "default""#,
          #""width": { "cases": { "wide": {} } }, "Axis": { "default""#)
      ],
      messages: #"""
        tokens/component/StackElement.component.json:6:5: error: 'width' can't name an enum; it takes a capital, then letters and digits, as in 'DataView' [invalid-case]

        """#),
    TokensFolder.Fault(
      testDescription: "a case with a capital",
      edits: [
        .replace(
          #"component/StackElement.component.json"#, #""default": "fill", "cases": { "fill": {}"#,
          #""default": "fill", "cases": { "Stretch": {}, "fill": {}"#)
      ],
      messages: #"""
        tokens/component/StackElement.component.json:7:101: error: 'Stretch' can't name a case; it takes a small letter, then letters and digits, as in 'titleColor' [invalid-case]
        tokens/component/StackElement.component.json:18:55: error: the values by 'Alignment' leave out 'Stretch' [component-hole]

        """#),
    TokensFolder.Fault(
      testDescription: "a case with a taken name",
      edits: [
        .replace(
          #"component/StackElement.component.json"#, #""default": "fill", "cases": { "fill": {}"#,
          #""default": "fill", "cases": { "with": {}, "fill": {}"#)
      ],
      messages: #"""
        tokens/component/StackElement.component.json:7:101: error: 'with' can't name a case; it has another meaning, so give it another name and say "serverName": "with" [invalid-case]
        tokens/component/StackElement.component.json:18:55: error: the values by 'Alignment' leave out 'with' [component-hole]

        """#),
    TokensFolder.Fault(
      testDescription: "a field with a taken name",
      edits: [
        .replace(
          #"component/Checkbox.component.json"#, #""text": { "type": "text","#,
          #""init": { "type": "text" }, "text": { "type": "text","#)
      ],
      messages: #"""
        tokens/component/Checkbox.component.json:30:5: error: 'init' can't name a content field; it has another meaning, so give it another name and say "key": "init" [invalid-case]

        """#),
    TokensFolder.Fault(
      testDescription: "an element that does not exist",
      edits: [
        .replace(
          #"component/Checkbox.component.json"#, #""mark": { "rendering""#,
          #""tick": { "rendering""#)
      ],
      messages: #"""
        tokens/component/Checkbox.component.json:17:9: error: 'tick' is not an element of this component; use 'box', 'mark', 'text' [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "a misspelt property",
      edits: [
        .replace(
          #"component/AmountView.component.json"#, #""minimumScaleFactor""#,
          #""minimumScalefactor""#)
      ],
      messages: #"""
        tokens/component/AmountView.component.json:12:27: error: LabelAppearance has no member 'minimumScalefactor'; did you mean 'minimumScaleFactor'? [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "a property of another element",
      edits: [
        .replace(
          #"component/Checkbox.component.json"#, #""rendering": "template", "view""#,
          #""textColor": "{color.text.primary.$root}", "view""#)
      ],
      messages: #"""
        tokens/component/Checkbox.component.json:17:19: error: ImageAppearance has no member 'textColor'; it has 'view', 'contentMode', 'rendering', 'templateColor', 'filter', 'placeholder', 'placeholderColor', 'symbolSize', 'symbolWeight' [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "a state that is none",
      edits: [
        .replace(
          #"component/Checkbox.component.json"#, #""selected": { "backgroundColor""#,
          #""checked": { "backgroundColor""#)
      ],
      messages: #"""
        tokens/component/Checkbox.component.json:14:11: error: the look of a 'view' by state has no member 'checked'; did you mean 'selected'? [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "a word that is none of the property",
      edits: [
        .replace(
          #"component/Checkbox.component.json"#, #""rendering": "template""#,
          #""rendering": "tinted""#)
      ],
      messages: #"""
        tokens/component/Checkbox.component.json:17:32: error: 'tinted' is not a word of this property; use 'automatic', 'original', 'template' [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "a number where a color is wanted",
      edits: [
        .replace(
          #"component/Checkbox.component.json"#, #""borderColor": "{color.neutral.700.$root}""#,
          #""borderColor": 7"#)
      ],
      messages: #"""
        tokens/component/Checkbox.component.json:13:90: error: expected a color token, for example '{color.neutral.0.hover}' [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "a fraction above 1",
      edits: [
        .replace(
          #"component/AmountView.component.json"#, #""minimumScaleFactor": 0.7"#,
          #""minimumScaleFactor": 70"#)
      ],
      messages: #"""
        tokens/component/AmountView.component.json:12:49: error: expected a number from 0 to 1 [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "a count that is not whole",
      edits: [
        .replace(
          #"component/TextAtom.component.json"#, #""numberOfLines": "{content.lines}""#,
          #""numberOfLines": 0.5"#)
      ],
      messages: #"""
        tokens/component/TextAtom.component.json:13:46: error: expected a whole number from 0 [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "a text where true or false is wanted",
      edits: [
        .replace(
          #"component/IconView.component.json"#, #""clipsToBounds": true"#,
          #""clipsToBounds": "yes""#)
      ],
      messages: #"""
        tokens/component/IconView.component.json:25:35: error: expected true or false [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "insets with an edge that is none",
      edits: [
        .replace(
          #"component/Tag.component.json"#, #""insets": { "horizontal""#,
          #""insets": { "left""#)
      ],
      messages: #"""
        tokens/component/Tag.component.json:23:29: error: an object of insets has no member 'left'; it has 'top', 'leading', 'bottom', 'trailing', 'horizontal', 'vertical' [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "no variants",
      edits: [
        .replace(
          #"component/Checkbox.component.json"#, #""variants": {\#n    "plain": {"#,
          #""appearance": {\#n    "plain": {"#)
      ],
      messages: #"""
        tokens/component/Checkbox.component.json:10:5: error: 'plain' is not an element of this component; use 'box', 'mark', 'text' [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "values by an enum that is none",
      edits: [
        .replace(
          #"component/Tag.component.json"#, #""height": { "value": { "by": "Size""#,
          #""height": { "value": { "by": "Sise""#)
      ],
      messages: #"""
        tokens/component/Tag.component.json:22:34: error: 'Sise' is not an enum of this component; did you mean 'Size'? [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "values that leave a case out",
      edits: [
        .replace(
          #"component/Tag.component.json"#,
          #"{ "small": "{spacing.gap.xl}", "medium": "{spacing.gap.2xl}" }"#,
          #"{ "small": "{spacing.gap.xl}" }"#)
      ],
      messages: #"""
        tokens/component/Tag.component.json:22:52: error: the values by 'Size' leave out 'medium' [component-hole]

        """#),
    TokensFolder.Fault(
      testDescription: "a value for a case that is none",
      edits: [
        .replace(
          #"component/Tag.component.json"#, #"{ "small": "{spacing.gap.xl}", "medium""#,
          #"{ "tiny": 8, "small": "{spacing.gap.xl}", "medium""#)
      ],
      messages: #"""
        tokens/component/Tag.component.json:22:54: error: a value by 'Size' has no member 'tiny'; it has 'small', 'medium' [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "a layout property with two values",
      edits: [
        .replace(
          #"component/DataView.component.json"#, #""gap": { "value""#,
          #""gap": { "insets": 0, "value""#)
      ],
      messages: #"""
        tokens/component/DataView.component.json:22:12: error: layout property 'gap' needs one of 'value', 'insets', 'size', 'enum', 'component' [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "an enum with a flag and a string for servers",
      edits: [
        .replace(
          #"component/ButtonView.component.json"#, #""rounded": {}, "pill": {}"#,
          #""rounded": {}, "pill": { "serverName": true }"#)
      ],
      messages: #"""
        tokens/component/ButtonView.component.json:14:80: error: 'pill' is true or false for servers, but 'rounded' is a string; give all cases the same [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "former names of a flag",
      edits: [
        .replace(
          #"component/ButtonView.component.json"#, #""rounded": {}, "pill": {}"#,
          #""rounded": { "serverName": false }, "pill": { "serverName": true, "formerNames": ["pill"] }"#
        )
      ],
      messages: #"""
        tokens/component/ButtonView.component.json:14:161: error: 'pill' is true for servers, so it has no others [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "an image whose default is neither a name nor an address",
      edits: [
        .replace(
          #"component/ButtonView.component.json"#, #""type": "icon", "optional": true,"#,
          #""type": "image", "default": "https:","#)
      ],
      messages: #"""
        tokens/component/ButtonView.component.json:78:35: error: this default doesn't fit; expected the name of an image or an absolute address [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "a constraint without an anchor",
      edits: [
        .replace(
          #"component/Constraint.component.json"#, #""anchor": { "type": "choice""#,
          #""edge": { "type": "choice""#)
      ],
      messages: #"""
        tokens/component/Constraint.component.json:1:1: error: what represents a 'constraint' needs a field 'anchor', an enum of 'top', 'bottom', 'left', 'right', 'leading', 'trailing', 'centerX', 'centerY', 'width', 'height', 'firstBaseline', 'lastBaseline' [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "a constraint whose anchors are called otherwise, with a text for a number",
      edits: [
        .replace(#"component/Constraint.component.json"#, #""centerY": {}"#, #""middle": {}"#),
        .replace(
          #"component/Constraint.component.json"#, #""constant": { "type": "number", "default": 0"#,
          #""constant": { "type": "text", "default": "0""#),
      ],
      messages: #"""
        tokens/component/Constraint.component.json:14:5: error: 'ConstraintValue.Anchor' has no 'middle'; the cases of 'Anchor' are called like those of the library, with 'serverName' for the server's [component-spec]
        tokens/component/Constraint.component.json:16:5: error: 'ConstraintValue.Anchor' has no 'middle'; the cases of 'Anchor' are called like those of the library, with 'serverName' for the server's [component-spec]
        tokens/component/Constraint.component.json:17:5: error: expected a number for 'constant', found a text [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "a component that represents what the library has not",
      edits: [
        .replace(
          #"component/Constraint.component.json"#, #""represents": "constraint""#,
          #""represents": "constrain""#)
      ],
      messages: #"""
        tokens/component/Constraint.component.json:5:17: error: 'constrain' is not a value of the library; did you mean 'constraint'? [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "a variant beside a content that chooses its own",
      edits: [
        .replace(
          #"component/DataView.component.json"#,
          #""data": { "value": "{content.data}", "otherwise": { "variant": "revert" } }"#,
          #""data": { "value": "{content.data}", "variant": "revert" }"#)
      ],
      messages: #"""
        tokens/component/DataView.component.json:17:70: error: the content of 'DataContent' chooses its 'variant' by 'style'; leave this out [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "an element on one that comes after it, and a text on one",
      edits: [
        .replace(
          #"component/Banner.component.json"#, #""surface": { "kind": "view" }"#,
          #""surface": { "kind": "view", "on": "title" }"#),
        .replace(
          #"component/Banner.component.json"#, #""title": { "type": "text","#,
          #""title": { "type": "text", "on": "surface","#),
      ],
      messages: #"""
        tokens/component/Banner.component.json:5:40: error: 'title' is not an element before this [component-spec]
        tokens/component/Banner.component.json:46:32: error: 'on' is for components, which 'title' has not [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "a misspelt type of content",
      edits: [
        .replace(
          #"component/ListItem.component.json"#, #""title": { "type": "text","#,
          #""title": { "type": "txt","#)
      ],
      messages: #"""
        tokens/component/ListItem.component.json:38:24: error: 'txt' is not a type of content; did you mean 'text'? [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "a choice without its enum",
      edits: [
        .replace(
          #"component/DataContent.component.json"#, #""type": "choice", "enum": "Style""#,
          #""type": "choice""#)
      ],
      messages: #"""
        tokens/component/DataContent.component.json:32:14: error: a 'choice' needs 'enum' [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "a default of another type",
      edits: [
        .replace(
          #"component/Tag.component.json"#, #""key": "selected", "default": false"#,
          #""key": "selected", "default": "no""#)
      ],
      messages: #"""
        tokens/component/Tag.component.json:28:67: error: this default doesn't fit; expected true or false [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "a default that is not a case of the choice",
      edits: [
        .replace(
          #"component/DataContent.component.json"#, #""enum": "Style", "default": "primary""#,
          #""enum": "Style", "default": "primry""#)
      ],
      messages: #"""
        tokens/component/DataContent.component.json:32:62: error: 'primry' is not a case of 'Style'; did you mean 'primary'? [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "optional and default at once",
      edits: [
        .replace(
          #"component/Tag.component.json"#, #""key": "selected", "default": false"#,
          #""key": "selected", "optional": true, "default": false"#)
      ],
      messages: #"""
        tokens/component/Tag.component.json:28:19: error: 'optional' and 'default' exclude each other [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "one key for two fields",
      edits: [
        .replace(
          #"component/Tag.component.json"#, #""key": "selected""#,
          #""key": "text""#)
      ],
      messages: #"""
        tokens/component/Tag.component.json:28:5: error: two fields have the key 'text'; each of these is 'optional' or has a 'default', and none has 'otherKeys' [duplicate-server-name]
        tokens/component/Tag.component.json:26:5: note: the first is here

        """#),
    TokensFolder.Fault(
      testDescription: "a callback with a key",
      edits: [
        .replace(
          #"component/Tag.component.json"#, #""onTap": { "type": "callback" }"#,
          #""onTap": { "type": "callback", "key": "tap" }"#)
      ],
      messages: #"""
        tokens/component/Tag.component.json:29:14: error: callback 'onTap' comes from the app and has no 'key' [component-spec]

        """#),
    TokensFolder.Fault(
      testDescription: "a spec that ends too early",
      edits: [
        .replace(
          #"component/DividerView.component.json"#, #""{layout.start}" }\#n  }\#n}"#,
          #""{layout.start}" }\#n  }\#n"#)
      ],
      messages: #"""
        tokens/component/DividerView.component.json:19:4: error: the file ends inside an object; expected '}' [invalid-json]
        tokens/component/DividerView.component.json:1:1: note: the object opens here

        """#),
  ]
}
