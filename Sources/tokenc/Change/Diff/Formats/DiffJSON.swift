import TokenCompiler
import TokenPages

/// A comparison as JSON, for scripts; the members are explained in `Documentation/Versions.md`.
///
/// Members may be added in later versions; those of today stay. `summary` has a member for each kind
/// of change, in the order of ``VersionChange/Kind``.
package enum DiffJSON {
  package static func text(_ diff: TokenDiff) -> [UInt8] {
    var writer = JSONWriter(layout: .indented)
    writer.object { writer in
      writer.member("old", diff.old)
      writer.member("new", diff.new)
      writer.member("semver", diff.versionImpact.rawValue)
      writer.member("breaking", diff.breakingCount)
      writer.object("summary") { writer in
        writeCounts(of: diff.changes, to: &writer)
        writer.member("components", diff.components.count)
      }
      writer.member("changes", diff.changes)
      writer.object("components") { writer in
        writer.object("summary") { writeCounts(of: diff.components, to: &$0) }
        writer.member("changes", diff.components)
      }
      writer.member("contrast", diff.contrasts)
    }
    return writer.document
  }

  private static func writeCounts(of changes: [VersionChange], to writer: inout JSONWriter) {
    for kind in VersionChange.Kind.allCases {
      writer.member(kind.rawValue, changes.count(of: kind))
    }
  }
}

extension JSONWriter {
  /// Writes a member for two texts that differ; nothing for equal ones.
  fileprivate mutating func member(_ name: String, ifDifferent texts: Versions<String>) {
    guard !texts.isSame else { return }
    object(name) { writer in
      if let old = texts.old { writer.member("old", old) }
      if let new = texts.new { writer.member("new", new) }
    }
  }

  /// Writes a number rounded to a millionth, so that the last bits of two machines' arithmetic don't
  /// show.
  fileprivate mutating func member(_ name: String, rounding number: Double) {
    member(name, number.rounded(decimals: 6))
  }
}

extension VersionChange: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("kind", kind.rawValue)
      if let component { writer.member("component", component) }
      writer.member("path", path)
      if let from { writer.member("from", from) }
      if !condition.isEmpty { writer.member("condition", condition) }
      if let type { writer.member("type", type.rawValue) }
      switch rename {
      case .stated(let reason):
        writer.member("inferred", false)
        writer.member("evidence", [reason])
      case .inferred(let reasons):
        writer.member("inferred", true)
        writer.member("evidence", reasons)
      case nil:
        break
      }
      writer.member("serverName", ifDifferent: servers)
      writer.member("swiftName", ifDifferent: names.map(\.caseName))
      writer.member("text", ifDifferent: texts)
      if let through { writer.member("through", through) }
      writer.member("themes", themes)
      if !usedBy.isEmpty { writer.member("usedBy", usedBy) }
      writer.member("breaking", isBreaking)
      if let breakage { writer.member("breakage", breakage) }
    }
  }
}

extension ThemeLabel {
  fileprivate func writeMembers(to writer: inout JSONWriter) {
    writer.member("brand", brand)
    writer.member("scheme", contexts[.scheme])
    for axis in [ThemeAxis.contrast, .elevation, .sizeClass] {
      if let context = contexts[axis] { writer.member(axis.rawValue, context) }
    }
  }
}

extension ThemeChange: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      theme.writeMembers(to: &writer)
      writer.member("old", values.old)
      writer.member("new", values.new)
      writer.member("alias", ifDifferent: targets)
      if let deltaE = difference?.deltaE { writer.member("deltaE", rounding: deltaE) }
      if let part = difference?.wholeValue {
        part.writeMeasure(to: &writer)
      } else if let difference {
        writer.member("parts", difference.parts)
      }
    }
  }
}

extension PartDifference: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("part", name)
      writer.member("old", old)
      writer.member("new", new)
      if let color { writer.member("deltaE", rounding: color.deltaE) }
      writeMeasure(to: &writer)
    }
  }

  /// Writes the members that tell how far the part moved, besides `deltaE`.
  fileprivate func writeMeasure(to writer: inout JSONWriter) {
    switch measure {
    case .color(let color):
      if color.isComposited { writer.member("deltaEOfOpaque", rounding: color.deltaEOfOpaque) }
      guard color.isAlphaChanged else { return }
      writer.object("alpha") { writer in
        writer.member("old", color.oldAlpha)
        writer.member("new", color.newAlpha)
      }
    case .number(let absolute, let relative):
      writer.member("absolute", rounding: absolute)
      if let relative { writer.member("relative", rounding: relative) }
    case nil:
      break
    }
  }
}

extension ContrastChange: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("foreground", foreground)
      writer.member("background", background)
      writer.array("themes", themes) { theme, writer in
        writer.object { writer in
          theme.theme.writeMembers(to: &writer)
          writer.member("old", rounding: theme.old)
          writer.member("new", rounding: theme.new)
          writer.member("crosses", theme.crossed)
        }
      }
    }
  }
}
