import TokenCompiler

/// A report of uses as JSON, for scripts; the members are explained in `Documentation/Versions.md`.
package enum UsesJSON {
  package static func text(_ report: UsesReport) -> [UInt8] {
    var writer = JSONWriter(layout: .indented)
    writer.object { writer in
      writer.member("since", report.since)
      writer.array("releases", report.releases) { release, writer in
        writer.object { write(release, to: &$0) }
      }
      writer.array("remaining", report.remaining) { remaining, writer in
        writer.object { writer in
          writer.member("path", remaining.entry.path)
          if !remaining.entry.swiftName.isEmpty {
            writer.member("swift", remaining.entry.swiftName)
          }
          if let successor = remaining.entry.successor { writer.member("successor", successor) }
          writer.member("isThere", remaining.entry.isThere)
          writer.member("places", remaining.places)
        }
      }
    }
    return writer.document
  }

  private static func write(_ release: UsesRelease, to writer: inout JSONWriter) {
    writer.member("name", release.name)
    writer.object("tokens") { write(release.tokens, to: &$0) }
    for (name, rows) in [
      ("components", release.components), ("modules", release.modules),
      ("screens", release.screens),
    ] {
      writer.array(name, rows) { row, writer in
        writer.object { writer in
          writer.member("name", row.name)
          write(row.count, to: &writer)
        }
      }
    }
  }

  private static func write(_ count: UsesCount, to writer: inout JSONWriter) {
    writer.member("old", count.old)
    writer.member("new", count.new)
    writer.member("kept", count.kept)
    if count.unclear > 0 { writer.member("unclear", count.unclear) }
  }
}
