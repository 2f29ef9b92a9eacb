/// The files that `tokenc init` writes: two brands in light and dark with colours, text styles and
/// spacings.
enum StarterTokens {
  /// In the order in which a reader takes them up.
  static let files = [
    (name: "tokens.resolver.json", text: resolver),
    (name: "tokenc.json", text: configuration),
    (name: "primitive/color.tokens.json", text: primitiveColors),
    (name: "semantic/color.tokens.json", text: semanticColors),
    (name: "semantic/typography.tokens.json", text: typography),
    (name: "semantic/spacing.tokens.json", text: spacing),
    (name: "theme/orbit/color.tokens.json", text: secondBrand),
  ]

  private static let resolver = """
    {
      "name": "Starter",
      "version": "2025.10",
      "description": "Joins the files below it, later ones over earlier ones, for each brand and scheme.",
      "sets": {
        "primitive": {
          "description": "Raw values, for aliases only.",
          "sources": [{ "$ref": "primitive/color.tokens.json" }]
        },
        "semantic": {
          "description": "What an app asks for. Each top-level group becomes a Swift enum.",
          "sources": [
            { "$ref": "semantic/color.tokens.json" },
            { "$ref": "semantic/typography.tokens.json" },
            { "$ref": "semantic/spacing.tokens.json" }
          ]
        }
      },
      "modifiers": {
        "brand": {
          "description": "Each context becomes a theme. It holds only what differs from the sets.",
          "default": "acme",
          "contexts": {
            "acme": [],
            "orbit": [{ "$ref": "theme/orbit/color.tokens.json" }]
          }
        },
        "scheme": {
          "description": "Varies inside a theme. Dark values stand beside the light ones, as $extensions.mode.dark.",
          "default": "light",
          "contexts": { "light": [], "dark": [] }
        }
      },
      "resolutionOrder": [
        { "$ref": "#/sets/primitive" },
        { "$ref": "#/sets/semantic" },
        { "$ref": "#/modifiers/brand" },
        { "$ref": "#/modifiers/scheme" }
      ]
    }

    """

  private static let configuration = """
    {
      "output": { "tokens": "../Sources/AppTokens/Generated" },
      "typePrefix": "App",
      "groups": {
        "palette": { "hidden": true },
        "color": { "serverNames": "snake_case" },
        "typography": { "serverNames": "snake_case" },
        "spacing": { "serverNames": "snake_case" }
      }
    }

    """

  private static let primitiveColors = """
    {
      "palette": {
        "$type": "color",
        "$description": "Values without a role. Hidden by tokenc.json: aliases use them, apps never see them.",
        "white": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
        "ink": { "$value": { "colorSpace": "srgb", "components": [0.07, 0.07, 0.09] } },
        "red": {
          "light": { "$value": { "colorSpace": "srgb", "components": [0.84, 0.13, 0.11] } },
          "dark": { "$value": { "colorSpace": "srgb", "components": [1, 0.42, 0.38] } }
        },
        "blue": {
          "light": { "$value": { "colorSpace": "srgb", "components": [0.05, 0.36, 0.8] } },
          "dark": { "$value": { "colorSpace": "srgb", "components": [0.45, 0.68, 1] } }
        }
      }
    }

    """

  private static let semanticColors = """
    {
      "color": {
        "$type": "color",
        "$description": "Colors by role.",
        "background": {
          "$value": "{palette.white}",
          "$description": "Behind everything. Light and dark stand side by side.",
          "$extensions": { "mode": { "dark": "{palette.ink}" } }
        },
        "text": {
          "$root": {
            "$value": "{palette.ink}",
            "$description": "Body text. '$root' is the group's own token: 'text' in Swift.",
            "$extensions": { "mode": { "dark": "{palette.white}" } }
          },
          "inverted": {
            "$value": "{palette.white}",
            "$extensions": { "mode": { "dark": "{palette.ink}" } }
          }
        },
        "accent": {
          "$value": "{palette.red.light}",
          "$description": "The brand's color, for links and buttons.",
          "$extensions": { "mode": { "dark": "{palette.red.dark}" } }
        }
      }
    }

    """

  private static let typography = """
    {
      "typography": {
        "$type": "typography",
        "$description": "Text styles. A 'px' is a point.",
        "headline": {
          "$value": {
            "fontFamily": "system-ui",
            "fontSize": { "value": 28, "unit": "px" },
            "fontWeight": "bold",
            "letterSpacing": { "value": 0, "unit": "px" },
            "lineHeight": 1.25
          },
          "$extensions": { "tokenc": { "textStyle": "title1" } }
        },
        "body": {
          "$value": {
            "fontFamily": "system-ui",
            "fontSize": { "value": 17, "unit": "px" },
            "fontWeight": "normal",
            "letterSpacing": { "value": 0, "unit": "px" },
            "lineHeight": 1.4
          },
          "$description": "Running text. 'textStyle' is the Dynamic Type style it grows with.",
          "$extensions": { "tokenc": { "textStyle": "body" } }
        }
      }
    }

    """

  private static let spacing = """
    {
      "spacing": {
        "$type": "dimension",
        "$description": "Gaps between things.",
        "s": { "$value": { "value": 8, "unit": "px" } },
        "m": { "$value": { "value": 16, "unit": "px" } },
        "l": { "$value": { "value": 24, "unit": "px" } }
      }
    }

    """

  private static let secondBrand = """
    {
      "color": {
        "accent": {
          "$type": "color",
          "$value": "{palette.blue.light}",
          "$description": "The brand's color, for links and buttons.",
          "$extensions": { "mode": { "dark": "{palette.blue.dark}" } }
        }
      }
    }

    """
}
