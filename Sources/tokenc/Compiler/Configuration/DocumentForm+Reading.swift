import TokenRuntime

extension JSONObjectReader {
  /// Reads `server.resolve` of `tokenc.json`: how documents refer to parts of themselves.
  mutating func documentForm(_ node: NodeID) -> DocumentForm? {
    guard
      let object = object(
        node, "'resolve'", keys: ConfigurationKeys.ServerResolve.self)
    else { return nil }
    var form = DocumentForm(
      messages: pointer(.messages, of: object), root: pointer(.root, of: object) ?? "",
      binding: string(.binding, of: object), typePath: pointer(.typePath, of: object),
      inner: string(.inner, of: object))
    if let part = part(.action, of: object, ConfigurationKeys.ServerResolveAction.self) {
      form.action = .init(
        type: string(.type, of: part) ?? "type", parameters: string(.parameters, of: part),
        address: string(.address, of: part))
    }
    if let part = part(.components, of: object, ConfigurationKeys.ServerResolveComponents.self) {
      form.components = requiredPointer(.at, of: part).map {
        .init(
          at: $0, id: string(.id, of: part) ?? "id", root: string(.root, of: part) ?? "root",
          rootAt: pointer(.rootAt, of: part))
      }
      if part[.root] != nil, let member = part.member(.rootAt) {
        fail(member.range, "'rootAt' and 'root' exclude each other")
      }
    }
    if let part = part(.data, of: object, ConfigurationKeys.ServerResolveData.self) {
      form.model = requiredPointer(.at, of: part).map {
        .init(at: $0, path: string(.path, of: part), value: string(.value, of: part))
      }
      if part[.path] != nil, part[.value] == nil {
        fail(part.opening, "'data' with a 'path' needs a 'value', the member with the new value")
      }
    }
    if let part = part(.templates, of: object, ConfigurationKeys.ServerResolveTemplates.self) {
      form.templates = requiredPointer(.at, of: part).map {
        .init(at: $0, parameter: string(.parameter, of: part) ?? "$")
      }
    }
    if let part = part(.repeat, of: object, ConfigurationKeys.ServerResolveRepeat.self),
      let component = required(.component, of: part), let path = required(.path, of: part)
    {
      form.repetition = .init(component: component, path: path)
    }
    if let part = part(.call, of: object, ConfigurationKeys.ServerResolveCall.self),
      let name = required(.name, of: part), let arguments = required(.arguments, of: part)
    {
      form.call = .init(
        name: name, arguments: arguments, interpolation: string(.interpolation, of: part),
        functions: strings(.functions, of: part) ?? [])
    }
    let needs: KeyValuePairs<ConfigurationKeys.ServerResolve, ConfigurationKeys.ServerResolve> = [
      .repeat: .components, .binding: .data,
    ]
    for (key, needed) in needs {
      if let member = object.member(key), object[needed] == nil {
        fail(
          member.range, "'\(key.rawValue)' needs '\(needed.rawValue)', to which it leads")
      }
    }
    if let member = object.member(.root), object[.components] != nil {
      fail(member.range, "'root' of 'components' is the ID of the component that is shown")
    }
    return form
  }

  private mutating func part<Key: SchemaKey>(
    _ key: ConfigurationKeys.ServerResolve, of object: KeyedObject<ConfigurationKeys.ServerResolve>,
    _: Key.Type
  ) -> KeyedObject<Key>? {
    object[key].flatMap { self.object($0, "'\(key.rawValue)'", keys: Key.self) }
  }

  private mutating func required<Key: SchemaKey>(
    _ key: Key, of object: KeyedObject<Key>
  ) -> String? {
    guard object[key] != nil else {
      return refuse(object.opening, "'\(key.rawValue)' is missing")
    }
    return string(key, of: object)
  }

  private mutating func requiredPointer<Key: SchemaKey>(
    _ key: Key, of object: KeyedObject<Key>
  ) -> String? {
    guard object[key] != nil else {
      return refuse(object.opening, "'\(key.rawValue)' is missing")
    }
    return pointer(key, of: object)
  }

  /// A position in a document; the document itself is an empty text.
  private mutating func pointer<Key: SchemaKey>(
    _ key: Key, of object: KeyedObject<Key>
  ) -> String? {
    guard let node = object[key] else { return nil }
    if let text = text(node), text.isEmpty || text.hasPrefix("/") { return text }
    return refuse(
      node,
      "'\(key.rawValue)' takes a JSON Pointer, such as '/components', or an empty text for the whole"
    )
  }
}
