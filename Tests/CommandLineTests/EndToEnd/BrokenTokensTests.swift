import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCompiler

/// Faults put into the real tokens, and what the compiler says of each.
@Suite("Broken tokens") struct BrokenTokensTests {
  @Test("each fault is told once, at its place, and nothing is written", arguments: cases)
  func fault(_ fault: TokensFolder.Fault) throws {
    let folder = try TokensFolder(edits: fault.edits)
    defer { folder.remove() }
    let needsAllBrands = Effort.isWhole || fault.isOfBrand
    let run = folder.compile(needsAllBrands ? [] : ["--brand", "alfa"])
    #expect(run.messages == fault.messages)
    #expect(run.exitCode != .success)
    #expect(!folder.hasOutput)
  }

  static let cases = [
    TokensFolder.Fault(
      testDescription: "a file that ends too early",
      edits: [
        .cut(#"semantic/spacing.tokens.json"#, from: #""m": {"#)
      ],
      messages: #"""
        tokens/semantic/spacing.tokens.json:9:56: error: the file ends inside an object; expected '}' [invalid-json]
        tokens/semantic/spacing.tokens.json:5:12: note: the object opens here

        """#),
    TokensFolder.Fault(
      testDescription: "an empty file",
      edits: [
        .cut(#"semantic/spacing.tokens.json"#, from: #"{"#)
      ],
      messages: #"""
        tokens/semantic/spacing.tokens.json:1:1: error: the file is empty; expected a JSON object [invalid-json]

        """#),
    TokensFolder.Fault(
      testDescription: "a missing comma",
      edits: [
        .replace(
          #"semantic/spacing.tokens.json"#, #""unit": "px" } },\#n      "2xs""#,
          #""unit": "px" } }\#n      "2xs""#)
      ],
      messages: #"""
        tokens/semantic/spacing.tokens.json:7:7: error: expected ',' before this [invalid-json]

        """#),
    TokensFolder.Fault(
      testDescription: "a trailing comma",
      edits: [
        .replace(
          #"semantic/radius.tokens.json"#, #""xl": { "$value": { "value": 24, "unit": "px" } }\#n"#,
          #""xl": { "$value": { "value": 24, "unit": "px" } },\#n"#)
      ],
      messages: #"""
        tokens/semantic/radius.tokens.json:12:5: error: a comma before this bracket; JSON has no trailing commas [invalid-json]

        """#),
    TokensFolder.Fault(
      testDescription: "a comment",
      edits: [
        .replace(
          #"semantic/spacing.tokens.json"#, #"    "gap": {"#, #"    // all gaps\#n    "gap": {"#)
      ],
      messages: #"""
        tokens/semantic/spacing.tokens.json:5:5: error: JSON has no comments; '$description' holds remarks [invalid-json]

        """#),
    TokensFolder.Fault(
      testDescription: "a word that is not JSON",
      edits: [
        .replace(#"semantic/spacing.tokens.json"#, #""value": 2,"#, #""value": 02,"#)
      ],
      messages: #"""
        tokens/semantic/spacing.tokens.json:6:37: error: '02' is not a JSON value; numbers are written like -1, 0.5 or 2e3 [invalid-json]

        """#),
    TokensFolder.Fault(
      testDescription: "a raw control character",
      edits: [
        .replace(#"primitive/font.tokens.json"#, #"The font of the platform."#, #"The\#tfont"#)
      ],
      messages: #"""
        tokens/primitive/font.tokens.json:5:60: error: a control character in a string; write '\t' [invalid-json]

        """#),
    TokensFolder.Fault(
      testDescription: "an alias with a slip",
      edits: [
        .replace(
          #"semantic/color/text.tokens.json"#,
          #""{palette.navy.11}", "$extensions": { "mode": { "dark": "{palette.gray.100}" }"#,
          #""{palette.nvy.11}", "$extensions": { "mode": { "dark": "{palette.gray.100}" }"#)
      ],
      messages: #"""
        tokens/semantic/color/text.tokens.json:7:30: error: alias '{palette.nvy.11}' names no token; did you mean '{palette.navy.11}'? [unknown-alias]

        """#),
    TokensFolder.Fault(
      testDescription: "an alias of the dark value",
      edits: [
        .replace(
          #"semantic/color/text.tokens.json"#,
          #""{palette.navy.11}", "$extensions": { "mode": { "dark": "{palette.gray.100}" }"#,
          #""{palette.navy.11}", "$extensions": { "mode": { "dark": "{palette.grey.100}" }"#)
      ],
      messages: #"""
        tokens/semantic/color/text.tokens.json:7:86: error: alias '{palette.grey.100}' names no token; did you mean '{palette.gray.100}'? [unknown-alias]

        """#),
    TokensFolder.Fault(
      testDescription: "an alias of a group with a token of its own",
      edits: [
        .replace(
          #"semantic/color/text.tokens.json"#, #""$root": { "$value": "{palette.navy.11}""#,
          #""$root": { "$value": "{color.text.secondary}""#)
      ],
      messages: #"""
        tokens/semantic/color/text.tokens.json:7:30: error: '{color.text.secondary}' is a group; its own token is '{color.text.secondary.$root}' [unknown-alias]

        """#),
    TokensFolder.Fault(
      testDescription: "a cycle across files",
      edits: [
        .replace(
          #"primitive/gray.tokens.json"#,
          ##""100": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff" } }"##,
          #""100": { "$value": "{color.text.primary.inverted.$root}" }"#)
      ],
      messages: #"""
        tokens/primitive/gray.tokens.json:7:26: error: these tokens refer to one another: 'palette.gray.100' → 'color.text.primary.inverted.$root' → 'palette.gray.100' [circular-alias]
        tokens/semantic/color/text.tokens.json:11:32: note: then 'color.text.primary.inverted.$root' goes on here

        """#),
    TokensFolder.Fault(
      testDescription: "a token that refers to itself",
      edits: [
        .replace(#"primitive/font.tokens.json"#, #""system-ui""#, #""{font.system}""#)
      ],
      messages: #"""
        tokens/primitive/font.tokens.json:5:27: error: token 'font.system' refers to itself [circular-alias]

        """#),
    TokensFolder.Fault(
      testDescription: "an alias of another type",
      edits: [
        .replace(
          #"semantic/typography.tokens.json"#, #""fontSize": { "value": 34, "unit": "px" }"#,
          #""fontSize": "{font.system}""#)
      ],
      messages: #"""
        tokens/semantic/typography.tokens.json:10:23: error: expected a dimension, but 'font.system' is a fontFamily [type-mismatch]
        tokens/primitive/font.tokens.json:5:5: note: 'font.system' is declared here

        """#),
    TokensFolder.Fault(
      testDescription: "a misspelt type",
      edits: [
        .replace(
          #"semantic/spacing.tokens.json"#, #""$type": "dimension""#, #""$type": "dimensions""#)
      ],
      messages: #"""
        tokens/semantic/spacing.tokens.json:3:14: error: 'dimensions' is not a type of DTCG 2025.10; did you mean 'dimension'? [invalid-type]

        """#),
    TokensFolder.Fault(
      testDescription: "a group without a type",
      edits: [
        .replace(#"semantic/radius.tokens.json"#, #"    "$type": "dimension",\#n"#, #""#)
      ],
      messages: #"""
        tokens/semantic/radius.tokens.json:5:15: error: token 'radius.corner.none' has no type; give it or group 'radius.corner' "$type": "dimension" [missing-type]
        tokens/semantic/radius.tokens.json:5:15: note: 5 more places in this file have the same fault

        """#),
    TokensFolder.Fault(
      testDescription: "a name twice in one group",
      edits: [
        .replace(#"semantic/spacing.tokens.json"#, #""2xs": {"#, #""3xs": {"#)
      ],
      messages: #"""
        tokens/semantic/spacing.tokens.json:7:7: error: '3xs' is already a member of this object [duplicate-key]
        tokens/semantic/spacing.tokens.json:6:7: note: '3xs' is first here

        """#),
    TokensFolder.Fault(
      testDescription: "a name with a dot",
      edits: [
        .replace(#"semantic/spacing.tokens.json"#, #""2xs": {"#, #""2.xs": {"#)
      ],
      messages: #"""
        tokens/semantic/spacing.tokens.json:7:7: error: name '2.xs' contains a dot; dots separate names, so nest groups instead [invalid-name]

        """#),
    TokensFolder.Fault(
      testDescription: "a token with children",
      edits: [
        .replace(
          #"semantic/spacing.tokens.json"#, #""2xs": { "$value": { "value": 4, "unit": "px" } }"#,
          #""2xs": { "$value": { "value": 4, "unit": "px" }, "wide": { "$value": { "value": 6, "unit": "px" } } }"#
        )
      ],
      messages: #"""
        tokens/semantic/spacing.tokens.json:7:14: error: a token can't hold tokens or groups; name its own value '$root' [token-and-group]
        tokens/semantic/spacing.tokens.json:7:56: note: this lies inside a token

        """#),
    TokensFolder.Fault(
      testDescription: "a property without its dollar sign",
      edits: [
        .replace(
          #"semantic/spacing.tokens.json"#, #""2xs": { "$value": { "value": 4"#,
          #""2xs": { "description": "small", "$value": { "value": 4"#)
      ],
      messages: #"""
        tokens/semantic/spacing.tokens.json:7:16: error: a token has no member 'description'; did you mean '$description'? [unexpected-member]

        """#),
    TokensFolder.Fault(
      testDescription: "a length as in the drafts",
      edits: [
        .replace(#"semantic/spacing.tokens.json"#, #"{ "value": 4, "unit": "px" }"#, #""4px""#)
      ],
      messages: #"""
        tokens/semantic/spacing.tokens.json:7:26: error: the string '4px' is the form of earlier drafts; 2025.10 writes {"value": 4, "unit": "px"} [invalid-value]
        tokens/semantic/spacing.tokens.json:3:14: note: 'spacing.gap.2xs' is a dimension by this group

        """#),
    TokensFolder.Fault(
      testDescription: "a length without a unit",
      edits: [
        .replace(
          #"semantic/spacing.tokens.json"#, #"{ "value": 4, "unit": "px" }"#, #"{ "value": 4 }"#)
      ],
      messages: #"""
        tokens/semantic/spacing.tokens.json:7:26: error: a dimension needs 'unit' [invalid-value]
        tokens/semantic/spacing.tokens.json:3:14: note: 'spacing.gap.2xs' is a dimension by this group

        """#),
    TokensFolder.Fault(
      testDescription: "a unit that is none",
      edits: [
        .replace(
          #"semantic/spacing.tokens.json"#, #"{ "value": 4, "unit": "px" }"#,
          #"{ "value": 4, "unit": "pt" }"#)
      ],
      messages: #"""
        tokens/semantic/spacing.tokens.json:7:48: error: 'pt' is not a unit; did you mean 'px'? [bad-unit]

        """#),
    TokensFolder.Fault(
      testDescription: "eight digits in a hex fallback",
      edits: [
        .replace(#"primitive/gray.tokens.json"#, ##""#ffffff""##, ##""#ffffffff""##)
      ],
      messages: #"""
        tokens/primitive/gray.tokens.json:7:82: error: '#ffffffff' is not a hex fallback; it is '#' and six digits, and alpha stands in 'alpha' [invalid-value]

        """#),
    TokensFolder.Fault(
      testDescription: "a color as in the drafts",
      edits: [
        .replace(
          #"theme/x5/accent.tokens.json"#,
          ##"{ "colorSpace": "srgb", "components": [0.372549, 0.686275, 0.176471], "hex": "#5faf2d" }"##,
          ##""#5faf2d""##)
      ],
      messages: #"""
        tokens/theme/x5/accent.tokens.json:6:32: error: the string '#5faf2d' is the form of earlier drafts; 2025.10 writes {"colorSpace": "srgb", "components": [0.372549, 0.686275, 0.176471], "hex": "#5faf2d"} [invalid-value]
        tokens/theme/x5/accent.tokens.json:3:14: note: 'palette.accent.on-light.default' is a color by this group

        """#),
    TokensFolder.Fault(
      testDescription: "a byte as a component",
      edits: [
        .replace(
          #"primitive/gray.tokens.json"#, #"[0.94902, 0.952941, 0.960784]"#,
          #"[242, 0.952941, 0.960784]"#)
      ],
      messages: #"""
        tokens/primitive/gray.tokens.json:8:64: error: red is 242; it goes from 0 to 1 [invalid-value]

        """#),
    TokensFolder.Fault(
      testDescription: "a misspelt color space",
      edits: [
        .replace(
          #"primitive/gray.tokens.json"#, #""colorSpace": "srgb", "components": [0.94902"#,
          #""colorSpace": "sRGB", "components": [0.94902"#)
      ],
      messages: #"""
        tokens/primitive/gray.tokens.json:8:41: error: 'sRGB' is not a color space; did you mean 'srgb'? [invalid-value]

        """#),
    TokensFolder.Fault(
      testDescription: "a text style without its line height",
      edits: [
        .replace(
          #"semantic/typography.tokens.json"#,
          #"          "letterSpacing": { "value": 0.37, "unit": "px" },\#n"#, #""#)
      ],
      messages: #"""
        tokens/semantic/typography.tokens.json:8:19: error: a typography value needs 'letterSpacing' [invalid-value]
        tokens/semantic/typography.tokens.json:3:14: note: 'typography.headline.x-large' is a typography by this group

        """#),
    TokensFolder.Fault(
      testDescription: "a misspelt part of a shadow",
      edits: [
        .replace(
          #"semantic/shadow.tokens.json"#,
          #""offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 0, "unit": "px" }, "blur": { "value": 4"#,
          #""ofsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 0, "unit": "px" }, "blur": { "value": 4"#
        )
      ],
      messages: #"""
        tokens/semantic/shadow.tokens.json:8:44: error: a shadow has no member 'ofsetX'; did you mean 'offsetX'? [invalid-value]

        """#),
    TokensFolder.Fault(
      testDescription: "a weight in another spelling",
      edits: [
        .replace(
          #"semantic/typography.tokens.json"#, #""fontWeight": "semi-bold""#,
          #""fontWeight": "semibold""#)
      ],
      messages: #"""
        tokens/semantic/typography.tokens.json:11:25: error: 'semibold' is not a font weight; did you mean 'semi-bold'? [invalid-value]

        """#),
    TokensFolder.Fault(
      testDescription: "a token that only one brand has",
      edits: [
        .replace(
          #"theme/x5/accent.tokens.json"#, #"      "on-dark": {"#,
          #"      "on-glass": { "$value": "{palette.accent.on-light.default}" },\#n      "on-dark": {"#
        ),
        .replace(
          #"theme/x5/accent.tokens.json"#, #"    }\#n  }\#n}"#,
          #"    }\#n  },\#n  "color": { "accent": { "glass": { "$value": "{palette.accent.on-glass}" } } }\#n}"#
        ),
      ],
      messages: #"""
        tokens/theme/x5/accent.tokens.json:18:26: error: token 'color.accent.glass' is missing for brand=alfa and brand=bluetint; all themes need the same tokens [hole]
        tokens/theme/x5/accent.tokens.json:18:26: note: give it a value there; or, if it only serves aliases, hide it with '"hidden": ["color.accent.glass"]' in tokenc.json

        """#),
    TokensFolder.Fault(
      testDescription: "a token whose type differs by brand",
      edits: [
        .replace(
          #"theme/x5/accent.tokens.json"#, #"    }\#n  }\#n}"#,
          #"    }\#n  },\#n  "spacing": { "gap": { "m": { "$type": "number", "$value": 16 } } }\#n}"#
        )
      ],
      messages: #"""
        tokens/semantic/spacing.tokens.json:10:7: error: token 'spacing.gap.m' is a number, but 'SpacingToken' holds dimension tokens; put it into a top-level group of its own [mixed-types]
        tokens/semantic/spacing.tokens.json:10:7: note: in themes with brand=x5

        """#),
    TokensFolder.Fault(
      testDescription: "one server string for two tokens",
      edits: [
        .replace(
          #"semantic/spacing.tokens.json"#, #""m": {"#,
          #""m": { "$extensions": { "tokenc": { "serverName": "gap_s" } },"#)
      ],
      messages: #"""
        tokens/semantic/spacing.tokens.json:10:57: error: tokens 'spacing.gap.s' and 'spacing.gap.m' both have the server string 'gap_s' [duplicate-server-name]
        tokens/semantic/spacing.tokens.json:9:7: note: 'spacing.gap.s' has it here

        """#),
    TokensFolder.Fault(
      testDescription: "a server string that no one sees whole",
      edits: [
        .replace(
          #"semantic/spacing.tokens.json"#, #""m": {"#,
          #""m": { "$extensions": { "tokenc": { "serverName": "gap\tm" } },"#)
      ],
      messages: #"""
        tokens/semantic/spacing.tokens.json:10:57: error: server string 'gap\tm' has a control character; write characters that people see [invalid-server-name]

        """#),
    TokensFolder.Fault(
      testDescription: "two names that become one case",
      edits: [
        .replace(
          #"semantic/spacing.tokens.json"#, #""2xs": {"#,
          #""2-xs": { "$value": { "value": 3, "unit": "px" }, "$extensions": { "tokenc": { "serverName": "gap_small" } } },\#n      "2Xs": {"#
        )
      ],
      messages: #"""
        tokens/semantic/spacing.tokens.json:8:7: error: tokens 'spacing.gap.2-xs' and 'spacing.gap.2Xs' both become the Swift case 'gap2Xs'; state one as '$extensions.tokenc.name' [duplicate-case]
        tokens/semantic/spacing.tokens.json:7:7: note: 'spacing.gap.2-xs' is declared here
        tokens/component/Banner.component.json:40:27: error: alias '{spacing.gap.2xs}' names no token; did you mean '{spacing.gap.2Xs}'? [unknown-alias]
        tokens/component/TextFieldView.component.json:47:27: error: alias '{spacing.gap.2xs}' names no token; did you mean '{spacing.gap.2Xs}'? [unknown-alias]

        """#),
    TokensFolder.Fault(
      testDescription: "a case that Swift needs itself",
      edits: [
        .replace(
          #"semantic/spacing.tokens.json"#, #""m": {"#,
          #""m": { "$extensions": { "tokenc": { "name": "self" } },"#)
      ],
      messages: #"""
        tokens/semantic/spacing.tokens.json:10:51: error: the case 'self' of token 'spacing.gap.m' has another meaning in Swift enums; state one as '$extensions.tokenc.name' [invalid-case]

        """#),
    TokensFolder.Fault(
      testDescription: "a misspelt member of the extension",
      edits: [
        .replace(
          #"semantic/spacing.tokens.json"#, #""m": {"#,
          #""m": { "$extensions": { "tokenc": { "serverNames": "gap_m" } },"#)
      ],
      messages: #"""
        tokens/semantic/spacing.tokens.json:10:43: error: '$extensions.tokenc' has no member 'serverNames'; did you mean 'serverName'? [tokenc-extension]

        """#),
    TokensFolder.Fault(
      testDescription: "a former name that another token has",
      edits: [
        .replace(
          #"semantic/spacing.tokens.json"#, #""m": {"#,
          #""m": { "$extensions": { "tokenc": { "formerNames": ["gap_l"] } },"#)
      ],
      messages: #"""
        tokens/semantic/spacing.tokens.json:10:59: error: tokens 'spacing.gap.l' and 'spacing.gap.m' both have the server string 'gap_l' [duplicate-server-name]
        tokens/semantic/spacing.tokens.json:11:7: note: 'spacing.gap.l' has it here

        """#),
    TokensFolder.Fault(
      testDescription: "a successor that does not exist",
      edits: [
        .replace(
          #"semantic/spacing.tokens.json"#, #""m": {"#,
          #""m": { "$deprecated": true, "$extensions": { "tokenc": { "replacedBy": "spacing.gap.n" } },"#
        )
      ],
      messages: #"""
        tokens/semantic/spacing.tokens.json:10:78: error: 'replacedBy' names 'spacing.gap.n', which is not a token of 'spacing'; did you mean 'spacing.gap.l'? [tokenc-extension]

        """#),
    TokensFolder.Fault(
      testDescription: "two types in one enum",
      edits: [
        .replace(
          #"semantic/spacing.tokens.json"#, #""gap": {"#,
          #""ratio": { "$type": "number", "$value": 1.5 },\#n    "gap": {"#)
      ],
      messages: #"""
        tokens/semantic/spacing.tokens.json:5:5: error: token 'spacing.ratio' is a number, but 'SpacingToken' holds dimension tokens; put it into a top-level group of its own [mixed-types]
        tokens/semantic/spacing.tokens.json:5:5: note: tokenc.json parts 'SpacingToken' with '"enums": { "spacing.**.ratio.**": "SpacingNumberToken" }'

        """#),
    TokensFolder.Fault(
      testDescription: "a resolver that names a missing file",
      edits: [
        .replace(
          #"tokens.resolver.json"#, #""primitive/gray.tokens.json""#,
          #""primitive/grey.tokens.json""#)
      ],
      messages: #"""
        tokens/tokens.resolver.json:10:19: error: file 'primitive/grey.tokens.json' does not exist; did you mean 'primitive/gray.tokens.json'? [bad-ref]

        """#),
    TokensFolder.Fault(
      testDescription: "a brand whose file is gone",
      edits: [
        .remove(#"theme/x5/accent.tokens.json"#)
      ],
      messages: #"""
        tokens/tokens.resolver.json:58:26: error: file 'theme/x5/accent.tokens.json' does not exist [bad-ref]

        """#),
    TokensFolder.Fault(
      testDescription: "a folder in place of a file",
      edits: [
        .replace(#"tokens.resolver.json"#, #""primitive/gray.tokens.json""#, #""primitive""#)
      ],
      messages: #"""
        tokens/tokens.resolver.json:10:19: error: file 'primitive' can't be read: it is a folder [bad-ref]

        """#),
    TokensFolder.Fault(
      testDescription: "a file outside the folder",
      edits: [
        .replace(
          #"tokens.resolver.json"#, #""primitive/gray.tokens.json""#, #""../outside.tokens.json""#)
      ],
      messages: #"""
        tokens/tokens.resolver.json:10:19: error: file '../outside.tokens.json' lies outside the input's folder and the working directory; '--allow-outside' lets it be read [bad-ref]

        """#),
    TokensFolder.Fault(
      testDescription: "a source on the network",
      edits: [
        .replace(
          #"tokens.resolver.json"#, #""primitive/gray.tokens.json""#,
          #""https://example.com/gray.tokens.json""#)
      ],
      messages: #"""
        tokens/tokens.resolver.json:10:19: error: 'https://example.com/gray.tokens.json' is a URL; nothing is fetched, so name a file beside this one [bad-ref]

        """#),
    TokensFolder.Fault(
      testDescription: "an order that names a missing set",
      edits: [
        .replace(
          #"tokens.resolver.json"#, ##"{ "$ref": "#/sets/semantic" }"##,
          ##"{ "$ref": "#/sets/semantics" }"##)
      ],
      messages: #"""
        tokens/tokens.resolver.json:70:65: error: '#/sets/semantics' leads nowhere: there is no 'semantics'; did you mean 'semantic'? [bad-ref]

        """#),
    TokensFolder.Fault(
      testDescription: "a default that is not a context",
      edits: [
        .replace(#"tokens.resolver.json"#, #""default": "alfa""#, #""default": "alpha""#)
      ],
      messages: #"""
        tokens/tokens.resolver.json:54:18: error: default 'alpha' is not a context of this modifier; the contexts are 'alfa', 'bluetint', 'x5' [bad-context]

        """#),
    TokensFolder.Fault(
      testDescription: "another version of the standard",
      edits: [
        .replace(#"tokens.resolver.json"#, #""version": "2025.10""#, #""version": "2024.10""#)
      ],
      messages: #"""
        tokens/tokens.resolver.json:4:14: error: 'version' takes the string "2025.10" [bad-resolver]

        """#),
    TokensFolder.Fault(
      testDescription: "a misspelt key of tokenc.json",
      edits: [
        .replace(#"tokenc.json"#, #""output""#, #""ouput""#)
      ],
      messages: #"""
        tokens/tokenc.json:3:3: error: 'tokenc.json' has no member 'ouput'; did you mean 'output'? [configuration]

        """#),
    TokensFolder.Fault(
      testDescription: "a group of tokenc.json that is not there",
      edits: [
        .replace(#"tokenc.json"#, #""spacing": {"#, #""spacings": {"#)
      ],
      messages: #"""
        tokens/tokenc.json:9:5: error: there is no top-level group 'spacings'; did you mean 'spacing'? [configuration]

        """#),
    TokensFolder.Fault(
      testDescription: "a style of names that is none",
      edits: [
        .replace(#"tokenc.json"#, #""PascalCase""#, #""pascal_case""#)
      ],
      messages: #"""
        tokens/tokenc.json:8:36: error: 'pascal_case' is not a style of names; did you mean 'PascalCase'? [configuration]

        """#),
    TokensFolder.Fault(
      testDescription: "two resolver documents",
      edits: [
        .copy(#"tokens.resolver.json"#, to: #"other.resolver.json"#)
      ],
      messages: #"""
        tokenc: error: 'tokens' has several resolver documents: 'tokens/other.resolver.json', 'tokens/tokens.resolver.json'; choose one with '--resolver' [usage]

        """#),
    TokensFolder.Fault(
      testDescription: "all errors of one run together",
      edits: [
        .replace(#"semantic/spacing.tokens.json"#, #"{ "value": 4, "unit": "px" }"#, #""4px""#),
        .replace(
          #"semantic/typography.tokens.json"#, #""fontWeight": "semi-bold""#,
          #""fontWeight": "semibold""#),
        .replace(
          #"semantic/color/text.tokens.json"#,
          #""{palette.navy.11}", "$extensions": { "mode": { "dark": "{palette.gray.100}" }"#,
          #""{palette.nvy.11}", "$extensions": { "mode": { "dark": "{palette.gray.100}" }"#),
        .replace(#"tokenc.json"#, #""spacing": {"#, #""spacings": {"#),
      ],
      messages: #"""
        tokens/semantic/color/text.tokens.json:7:30: error: alias '{palette.nvy.11}' names no token; did you mean '{palette.navy.11}'? [unknown-alias]
        tokens/semantic/typography.tokens.json:11:25: error: 'semibold' is not a font weight; did you mean 'semi-bold'? [invalid-value]
        tokens/semantic/spacing.tokens.json:7:26: error: the string '4px' is the form of earlier drafts; 2025.10 writes {"value": 4, "unit": "px"} [invalid-value]
        tokens/semantic/spacing.tokens.json:3:14: note: 'spacing.gap.2xs' is a dimension by this group
        tokens/tokenc.json:9:5: error: there is no top-level group 'spacings'; did you mean 'spacing'? [configuration]

        """#),
  ]
}
