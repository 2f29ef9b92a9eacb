/// How a server's documents refer to parts of themselves: components by their IDs, values by paths into data,
/// templates and calls; `server.resolve` of `tokenc.json`.
///
/// A `ContentResolver` turns such a document into one that the generated `Content` decodes.
public struct DocumentForm: Equatable, Sendable {
  /// A position in a message or document: a JSON Pointer (RFC 6901), such as `/updateComponents/components`.
  public typealias Pointer = String

  /// Components that name one another by IDs: in a list, or in an object by ID.
  public struct Components: Equatable, Sendable {
    /// Where the list or the object is.
    public var at: Pointer
    /// The member with a component's ID, where they are in a list.
    public var id: String
    /// The ID of the component that is shown.
    public var root: String
    /// Where documents have that ID, if they do; it wins over ``root``.
    public var rootAt: Pointer?

    /// Creates a form of components with IDs.
    public init(at: Pointer, id: String = "id", root: String = "root", rootAt: Pointer? = nil) {
      self.at = at
      self.id = id
      self.root = root
      self.rootAt = rootAt
    }
  }

  /// Data that components show.
  public struct Model: Equatable, Sendable {
    /// Where the data, or a change of it, is.
    public var at: Pointer
    /// The member of a change with its path in the data, where there are changes.
    public var path: String?
    /// The member of a change with the new value.
    public var value: String?

    /// Creates a form of data.
    public init(at: Pointer, path: String? = nil, value: String? = nil) {
      self.at = at
      self.path = path
      self.value = value
    }
  }

  /// An object that stands for one component for each element of a list in the data.
  public struct Repetition: Equatable, Sendable {
    /// The member with the ID of the component.
    public var component: String
    /// The member with the path to the list.
    public var path: String

    /// Creates a form of repeated components.
    public init(component: String, path: String) {
      self.component = component
      self.path = path
    }
  }

  /// An object that stands for what a function gives.
  public struct Call: Equatable, Sendable {
    /// The member with the name of the function.
    public var name: String
    /// The member with its arguments by name.
    public var arguments: String
    /// The function that puts values into the text `value`: `${/total} of ${count}`.
    public var interpolation: String?
    /// The functions of the app, which give texts.
    public var functions: [String]

    /// Creates a form of calls.
    public init(
      name: String, arguments: String, interpolation: String? = nil, functions: [String] = []
    ) {
      self.name = name
      self.arguments = arguments
      self.interpolation = interpolation
      self.functions = functions
    }
  }

  /// Objects by name that stand for what has their name as its type.
  public struct Templates: Equatable, Sendable {
    /// Where they are.
    public var at: Pointer
    /// The sign before a member whose value is the name of a parameter: with `$`, `"$text": "title"`.
    public var parameter: String

    /// Creates a form of templates.
    public init(at: Pointer, parameter: String = "$") {
      self.at = at
      self.parameter = parameter
    }
  }

  /// Actions in another form than an object with `type` and `parameters`.
  public struct Action: Equatable, Sendable {
    /// The member with the type of an action.
    public var type: String
    /// The member with its parameters; without one, these are its other members.
    public var parameters: String?
    /// The type of an action that is a text, which is its parameter `url`.
    public var address: String?

    /// Creates a form of actions.
    public init(type: String = "type", parameters: String? = nil, address: String? = nil) {
      self.type = type
      self.parameters = parameters
      self.address = address
    }
  }

  /// Where a document's messages are; the document, or each element of it, is one otherwise.
  public var messages: Pointer?
  /// Where components are that IDs name, if they do.
  public var components: Components?
  /// Where data is that components show.
  public var model: Model?
  /// Where templates are.
  public var templates: Templates?
  /// Where the component is that is shown, where none has an ID.
  public var root: Pointer
  /// The only member of an object that stands for a value of the data, with its path.
  public var binding: String?
  /// Components for the elements of a list.
  public var repetition: Repetition?
  /// The form of calls of functions.
  public var call: Call?
  /// The form of actions, if it isn't that which components decode.
  public var action: Action?
  /// Where a component's name is in the member that names it: `/name` in `{ "type": { "name": "Card" } }`.
  public var typePath: Pointer?
  /// The member into which others of a component belong: with `props`, `children` beside it.
  public var inner: String?
  /// The members that name components.
  public var typeKeys: [String]
  /// The members with other components by the type of component: `["Tabs": ["tabs/child"]]`.
  public var references: [String: [String]]
  /// The members with texts, in the same form: a number or a flag of the data is a text there.
  public var texts: [String: [String]]
  /// The members with actions, in the same form.
  public var actions: [String: [String]]
  /// The members with values that people enter, in the same form: the data may lack these until then.
  public var inputs: [String: [String]]

  /// Creates a form, by default one in which nothing refers to anything.
  public init(
    messages: Pointer? = nil, components: Components? = nil, model: Model? = nil,
    templates: Templates? = nil, root: Pointer = "", binding: String? = nil,
    repetition: Repetition? = nil, call: Call? = nil, action: Action? = nil,
    typePath: Pointer? = nil, inner: String? = nil, typeKeys: [String] = ["type"],
    references: [String: [String]] = [:], texts: [String: [String]] = [:],
    actions: [String: [String]] = [:], inputs: [String: [String]] = [:]
  ) {
    self.inputs = inputs
    self.messages = messages
    self.components = components
    self.model = model
    self.templates = templates
    self.root = root
    self.binding = binding
    self.repetition = repetition
    self.call = call
    self.action = action
    self.typePath = typePath
    self.inner = inner
    self.actions = actions
    self.typeKeys = typeKeys
    self.references = references
    self.texts = texts
  }
}
