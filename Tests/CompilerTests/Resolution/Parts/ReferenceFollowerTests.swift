import TestSupport
import Testing

@testable import TokenCompiler

@Suite("Following references")
struct ReferenceFollowerTests {
  private static let border = ##"""
    "blue": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 1]}},
    "frame": {"$type": "border", "$value": {"color": "{blue}", "width": {"value": 1, "unit": "px"}}},
    "link": {"$value": "{frame}"}, "far": {"$ref": "#/link"}
    """##

  @Test(
    "a pointer leads to a token, a part of one or a part that is an alias",
    arguments: ["#/frame", "#/frame/$value", "#/link/$value"])
  func tokens(_ pointer: String) {
    let files = JoinedFiles(##"{\##(Self.border), "x": {"$value": {"$ref": "\##(pointer)"}}}"##)
    let token = pointer.hasPrefix("#/link") ? "link" : "frame"
    #expect(target(of: "x", files) == .token(files.path(token)))
  }

  @Test("a part is found through whatever alias or pointer stands in the way") func parts() {
    for start in ["frame", "link", "far"] {
      let files = JoinedFiles(
        ##"""
        {\##(Self.border), "w": {"$value": {"$ref": "#/\##(start)/$value/width/value"}},
          "c": {"$value": {"$ref": "#/\##(start)/$value/color"}},
          "r": {"$value": {"$ref": "#/\##(start)/$value/color/components/2"}}}
        """##)
      let width = files.node("#/frame/$value/width/value")
      #expect(target(of: "w", files) == .part(width, of: files.path("frame")))
      #expect(target(of: "c", files) == .alias(files.path("blue")))
      let component = files.node("#/blue/$value/components/2")
      #expect(target(of: "r", files) == .part(component, of: files.path("blue")))
      #expect(files.messages.isEmpty)
    }
  }

  @Test("what no theme has is looked for in the pointer's own file") func file() {
    let files = JoinedFiles(
      ##"{"$extensions": {"data": [1, 7]}, "x": {"$value": {"$ref": "#/$extensions/data/1"}}}"##)
    #expect(target(of: "x", files) == .part(files.node("#/$extensions/data/1"), of: nil))
  }

  @Test("pointers that lead back to themselves are one error, and each leads nowhere")
  func cycle() {
    let files = JoinedFiles(
      ##"""
      {"a": {"$value": {"n": {"$ref": "#/b/$value/n"}}}, "b": {"$value": {"n": {"$ref": "#/c/$value/n"}}},
        "c": {"$value": {"n": {"$ref": "#/b/$value/n"}}}, "x": {"$value": {"$ref": "#/a/$value/n"}}}
      """##)
    var follower = ReferenceFollower(files.theme(), reportingTo: files.reporter)
    for pointer in ["#/x/$value", "#/b/$value/n", "#/c/$value/n"] {
      let node = files.node(pointer)
      let reference = files.tape.reference(in: node)
      #expect(reference.map { follower.target(of: node, $0) } == .fault)
    }
    #expect(files.messages.count == 1)
    #expect(files.messages.first?.hasSuffix("leads back to itself") == true)
  }

  @Test("a part that holds the pointer itself would never end") func endless() {
    let files = JoinedFiles(##"{"x": {"$value": {"n": {"$ref": "#/x/$value/n"}}}}"##)
    let node = files.node("#/x/$value/n")
    var follower = ReferenceFollower(files.theme(), reportingTo: files.reporter)
    #expect(follower.target(of: node, files.node("#/x/$value/n/$ref")) == .fault)
    #expect(files.messages == ["'#/x/$value/n' leads back to itself"])
  }

  @Test(
    "a pointer that leads nowhere is reported",
    arguments: [
      ("#/frame/$value/widht", "; did you mean 'width'?"), ("#/group", "which has no value"),
      ("#/frmae", "; did you mean 'frame'?"), ("frame", "it starts with '#/'"),
      ("#", "the whole file, which is not a value"),
    ])
  func dangling(_ pointer: String, _ end: String) {
    let files = JoinedFiles(
      ##"{\##(Self.border), "group": {"t": {"$value": 1}}, "x": {"$value": {"$ref": "\##(pointer)"}}}"##
    )
    #expect(target(of: "x", files) == .fault)
    #expect(files.messages.count == 1)
    #expect(files.messages.first?.hasSuffix(end) == true, "\(files.messages)")
  }

  @Test("a reference is followed in each theme anew") func themes() {
    let files = JoinedFiles(
      ##"{"a": {"$value": {"v": 1}}, "x": {"$value": {"$ref": "#/a/$value/v"}}}"##,
      ##"{"a": {"$value": {"v": 2}}}"##)
    let node = files.value("x")
    let reference = files.node("#/x/$value/$ref")
    var follower = ReferenceFollower(files.theme([0]), reportingTo: files.reporter)
    let first = follower.target(of: node, reference)
    #expect(first == .part(files.node("#/a/$value/v"), of: files.path("a")))
    follower.theme = files.theme()
    #expect(follower.target(of: node, reference) != first)
  }

  @Test("the first place that refers to a token is found in a value") func firstReference() {
    let files = JoinedFiles(
      ##"{"a": {"$value": 1}, "b": {"$value": 2}, "x": {"$value": ["{b}", {"$ref": "#/a"}, "{a}"]}}"##
    )
    var follower = ReferenceFollower(files.theme(), reportingTo: files.reporter)
    let value = files.value("x")
    let place = follower.firstReference(in: value, to: files.path("a"))
    #expect(place == files.node("#/x/$value/1/$ref"))
    #expect(follower.firstReference(in: value, to: files.path("x")) == nil)
  }

  private func target(of token: String, _ files: JoinedFiles) -> ReferenceTarget? {
    var follower = ReferenceFollower(files.theme(), reportingTo: files.reporter)
    let node = files.value(token)
    return files.tape.reference(in: node).map { follower.target(of: node, $0) }
  }
}
