import ExampleSupport

print(article(try published("editorjs.json")), terminator: "")
