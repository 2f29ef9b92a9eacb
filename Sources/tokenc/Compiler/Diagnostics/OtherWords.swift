/// Words that other tools and frameworks have for what a word of the standard or of this tool means.
///
/// They are not near in spelling, so ``Suggestion`` does not find them.
enum OtherWords {
  /// The words that may be meant, by what people write, in lowercase letters. Which of them counts follows from the
  /// words that are possible at the position.
  private static let meanings: [String: [String]] = [
    // Types of tokens: Tokens Studio, Style Dictionary, Theo.
    "borderradius": ["dimension", "cornerRadius"], "borderwidth": ["dimension"],
    "boxshadow": ["shadow"], "easing": ["cubicBezier"], "fontfamilies": ["fontFamily"],
    "fontsize": ["dimension"], "fontsizes": ["dimension"], "fontweights": ["fontWeight"],
    "family": ["fontFamily"], "font": ["fontFamily"], "kerning": ["letterSpacing"],
    "leading": ["lineHeight"], "length": ["dimension"], "letterspacing": ["dimension"],
    "lineheight": ["number"],
    "lineheights": ["number"], "offset-x": ["offsetX"], "offset-y": ["offsetY"],
    "radius": ["dimension", "cornerRadius", "blur"], "size": ["dimension", "fontSize"],
    "sizing": ["dimension"], "space": ["dimension"], "spacing": ["dimension", "gap"],
    "thickness": ["width"], "time": ["duration"], "tracking": ["letterSpacing"],
    "weight": ["fontWeight"], "x": ["offsetX"], "y": ["offsetY"],
    // Color spaces and members of colors.
    "adobe-rgb": ["a98-rgb"], "displayp3": ["display-p3"], "opacity": ["alpha", "number"],
    "p3": ["display-p3"], "rgb": ["srgb"], "rgba": ["srgb"],
    // Units: a pixel of the standard is a point of iOS and a dp of Android.
    "dp": ["px"], "pt": ["px"], "sp": ["px"], "sec": ["s"], "seconds": ["s"], "msec": ["ms"],
    "milliseconds": ["ms"],
    // Commands: Style Dictionary, Terrazzo, SwiftGen, and what a command does.
    "build": ["compile"], "compare": ["diff"], "convert": ["compile"], "create": ["init"],
    "delete": ["retire"], "deprecate": ["retire"], "export": ["compile"], "generate": ["compile"],
    "new": ["init"], "remove": ["retire"], "search": ["find"], "start": ["init"],
    "transform": ["compile"], "watch": ["compile"],
    // Keys and options: Style Dictionary, SwiftGen, and commands of Unix.
    "--access": ["--access-level"], "--destination": ["--output"], "--dir": ["--output"],
    "--dist": ["--output"], "--out": ["--output"], "-o": ["--output"], "-h": ["--help"],
    "-v": ["--version"], "--v": ["--version"], "-q": ["--quiet"], "access": ["accessLevel"],
    "buildpath": ["output"], "destination": ["output"], "out": ["output"],
    "prefix": ["typePrefix"], "visibility": ["accessLevel"],
    // Kinds of elements: HTML, SwiftUI, Figma.
    "activity": ["activityIndicator"], "div": ["view"], "frame": ["view"], "img": ["image"],
    "input": ["textField"], "picker": ["segmentedControl"], "rectangle": ["view"],
    "spinner": ["activityIndicator"], "text": ["label"], "toggle": ["switch"],
    // Types of contents: JSON Schema, Swift.
    "array": ["list"], "bool": ["flag"], "boolean": ["flag"], "double": ["number"],
    "float": ["number"], "int": ["integer"], "string": ["text"],
    // Arrangements: SwiftUI, UIKit, CSS.
    "horizontal": ["row"], "hstack": ["row"], "vertical": ["column"], "vstack": ["column"],
    "zstack": ["overlay"],
    // States: the web, Figma, Material.
    "activated": ["selected"], "active": ["highlighted"], "base": ["normal"],
    "checked": ["selected"],
    "current": ["selected"], "danger": ["invalid"], "default": ["normal"], "down": ["highlighted"],
    "enabled": ["normal"], "error": ["invalid"], "failed": ["invalid"], "focus": ["focused"],
    "focus-visible": ["focused"], "hover": ["highlighted"], "hovered": ["highlighted"],
    "idle": ["normal"], "inactive": ["disabled"], "off": ["disabled"], "on": ["selected"],
    "press": ["highlighted"], "pressed": ["highlighted"], "regular": ["normal"], "rest": ["normal"],
    "resting": ["normal"], "tapped": ["highlighted"], "touched": ["highlighted"],
    "unavailable": ["disabled"],
  ]

  /// The possible word that means the same.
  static func possibleWord(for word: String, among possible: [String]) -> String? {
    meanings[word.lowercased()]?.first { possible.contains($0) }
  }
}
