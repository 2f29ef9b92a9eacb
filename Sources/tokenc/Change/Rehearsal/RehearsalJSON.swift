import TokenCompiler

/// A rehearsal as JSON, for scripts; the members are explained in `Documentation/Versions.md`.
///
/// Members may be added in later versions; those of today stay.
package enum RehearsalJSON {
  package static func text(_ screens: RehearsedScreens) -> [UInt8] {
    var writer = JSONWriter(layout: .indented)
    writer.object { writer in
      writer.member("old", screens.old)
      writer.member("new", screens.new)
      writer.member("themes", screens.themes.map(\.shortText))
      writer.object("summary") { writer in
        writer.member("screens", screens.screenCount)
        writer.member("components", screens.elementCount)
        writer.member("changed", screens.screens.count)
        writer.member("lost", screens.lostCount)
        writer.member("lostContrast", screens.losses.reduce(0) { $0 + $1.count })
        writer.member("cut", screens.cuts.reduce(0) { $0 + $1.count })
        if let deltaE = screens.deltaE { writer.member("deltaE", deltaE.rounded(decimals: 6)) }
      }
      writer.member("screens", screens.screens)
      writer.member("looks", screens.looks)
      writer.member("contrasts", screens.contrasts)
    }
    return writer.document
  }
}

extension RehearsedScreen: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", name)
      writer.member("components", elementCount)
      writer.member("lost", lost)
      writer.member("looks", looks)
      writer.member("contrasts", contrasts)
      writer.member("cut", cuts)
    }
  }
}

extension RehearsedScreen.CutText: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("at", pointer)
      writer.member("component", component)
      writer.member("place", place)
      writer.member("text", text)
      writer.member("themes", themes)
    }
  }
}

extension RehearsedScreen.ChangedElement: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("at", pointer)
      writer.member("change", change)
    }
  }
}

extension LookChange: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("component", component)
      writer.member("properties", properties)
    }
  }
}

extension LookChange.Property: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("path", path)
      writer.member("values", values)
    }
  }
}

extension LookChange.Value: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("themes", themes)
      if !old.isEmpty { writer.member("old", old) }
      if !new.isEmpty { writer.member("new", new) }
      if let deltaE { writer.member("deltaE", deltaE) }
    }
  }
}

extension ContrastShift: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("component", component)
      writer.member("place", place)
      writer.member("foreground", foreground)
      writer.member("background", background)
      writer.member("isLoss", isLoss)
      writer.member("themes", themes)
    }
  }
}

extension ContrastShift.Theme: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("theme", theme)
      if let old { writer.member("old", old.rounded(decimals: 6)) }
      writer.member("new", new.rounded(decimals: 6))
      writer.member("minimum", minimum)
    }
  }
}
