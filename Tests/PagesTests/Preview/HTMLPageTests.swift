import Testing

@testable import TokenPages

@Suite("HTML pages") struct HTMLPageTests {
  private func filled(_ template: String, _ values: [String: String]) -> String {
    let bytes = values.mapValues { Array($0.utf8) }
    return String(decoding: HTMLPage.filled(Array(template.utf8), bytes), as: UTF8.self)
  }

  @Test("a template takes each value where its name is, without the newline at its end")
  func filling() {
    #expect(
      filled("<p>{{old}} → {{new}}</p>\n{ {{old}} }\n", ["old": "a", "new": "b\n"])
        == "<p>a → b</p>\n{ a }\n")
    #expect(filled("() => {}", [:]) == "() => {}")
  }

  @Test("no place is looked for in a value") func values() {
    #expect(filled("{{a}}{{b}}", ["a": "{{b}}", "b": "{{a}}"]) == "{{b}}{{a}}")
  }

  @Test("a page has its parts after those of every page, and the mark by which tokenc knows it")
  func parts() {
    let page = HTMLPage(
      title: "<{{data}}>", style: Array("p { margin: 0 }".utf8), body: Array("<p>body</p>".utf8),
      data: Array(#"["<<"]"#.utf8), script: Array("showItems(1);".utf8))
    let text = String(decoding: page.bytes, as: UTF8.self)
    #expect(text.contains(HTMLPage.mark))
    #expect(text.contains("<title>&lt;{{data}}&gt;</title>"))
    #expect(text.contains("\n}\np { margin: 0 }\n</style>"))
    #expect(text.contains("<body>\n<p>body</p>\n<template"))
    #expect(text.contains("\n[\"\\u003c\\u003c\"]\n</script>"))
    #expect(text.contains("\n}\nshowItems(1);\n})();\n</script>"))
  }
}
