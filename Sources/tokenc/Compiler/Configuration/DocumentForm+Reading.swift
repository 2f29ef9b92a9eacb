import TokenRuntime

extension JSONObjectReader {
  /// Reads `server.resolve` of `tokenc.json`: how documents refer to parts of themselves.
  mutating func documentForm(_ node: NodeID) -> DocumentForm? {
    guard
      let object = object(
        node, "'resolve'",
        known: [
          "messages", "components", "data", "templates", "root", "binding", "repeat", "call",
          "action", "typePath", "inner",
        ])
    else { return nil }
    var form = DocumentForm(
      messages: pointer("messages", of: object), root: pointer("root", of: object) ?? "",
      binding: string("binding", of: object), typePath: pointer("typePath", of: object),
      inner: string("inner", of: object))
    if let part = part("action", of: object, ["type", "parameters", "address"]) {
      form.action = .init(
        type: string("type", of: part) ?? "type", parameters: string("parameters", of: part),
        address: string("address", of: part))
    }
    if let part = part("components", of: object, ["at", "id", "root", "rootAt"]) {
      form.components = requiredPointer("at", of: part).map {
        .init(
          at: $0, id: string("id", of: part) ?? "id", root: string("root", of: part) ?? "root",
          rootAt: pointer("rootAt", of: part))
      }
      if part["root"] != nil, let member = part.member("rootAt") {
        fail(member.range, "'rootAt' and 'root' exclude each other")
      }
    }
    if let part = part("data", of: object, ["at", "path", "value"]) {
      form.model = requiredPointer("at", of: part).map {
        .init(at: $0, path: string("path", of: part), value: string("value", of: part))
      }
      if part["path"] != nil, part["value"] == nil {
        fail(part.opening, "'data' with a 'path' needs a 'value', the member with the new value")
      }
    }
    if let part = part("templates", of: object, ["at", "parameter"]) {
      form.templates = requiredPointer("at", of: part).map {
        .init(at: $0, parameter: string("parameter", of: part) ?? "$")
      }
    }
    if let part = part("repeat", of: object, ["component", "path"]),
      let component = required("component", of: part), let path = required("path", of: part)
    {
      form.repetition = .init(component: component, path: path)
    }
    if let part = part("call", of: object, ["name", "arguments", "interpolation", "functions"]),
      let name = required("name", of: part), let arguments = required("arguments", of: part)
    {
      form.call = .init(
        name: name, arguments: arguments, interpolation: string("interpolation", of: part),
        functions: strings("functions", of: part) ?? [])
    }
    for name in ["repeat", "binding"] {
      let needed = name == "repeat" ? "components" : "data"
      if let member = object.member(name), object[needed] == nil {
        fail(member.range, "'\(name)' needs '\(needed)', to which it leads")
      }
    }
    if let member = object.member("root"), object["components"] != nil {
      fail(member.range, "'root' of 'components' is the ID of the component that is shown")
    }
    return form
  }

  private mutating func part(
    _ name: String, of object: JSONObject, _ known: [String]
  ) -> JSONObject? {
    object[name].flatMap { self.object($0, "'\(name)'", known: known) }
  }

  private mutating func required(_ name: String, of object: JSONObject) -> String? {
    guard object[name] != nil else { return refuse(object.opening, "'\(name)' is missing") }
    return string(name, of: object)
  }

  private mutating func requiredPointer(_ name: String, of object: JSONObject) -> String? {
    guard object[name] != nil else { return refuse(object.opening, "'\(name)' is missing") }
    return pointer(name, of: object)
  }

  /// A place in a document; the document itself is an empty text.
  private mutating func pointer(_ name: String, of object: JSONObject) -> String? {
    guard let node = object[name] else { return nil }
    if let text = text(node), text.isEmpty || text.hasPrefix("/") { return text }
    return refuse(
      node, "'\(name)' takes a JSON Pointer, such as '/components', or an empty text for the whole")
  }
}
