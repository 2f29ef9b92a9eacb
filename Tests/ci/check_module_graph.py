"""Checks that module_graph.py finds cycles of modules and of folders, and no others."""

import contextlib
import io
import pathlib
import tempfile
import unittest

import module_graph


class ModuleGraphTests(unittest.TestCase):
    def graph(self, files):
        """What the script says of a tree: whether it fails, and what it prints."""
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for path, code in files.items():
                (root / path).parent.mkdir(parents=True, exist_ok=True)
                (root / path).write_text(code, "utf-8")
            output = io.StringIO()
            with contextlib.redirect_stdout(output):
                failed = module_graph.main(root)
            return failed, output.getvalue()

    def test_arrows_that_go_one_way(self):
        failed, output = self.graph({
            "Low/Text/Name.swift": "package struct Name {\n  let text: String\n}\n",
            "Low/Model/Token.swift": "package struct Token {\n  let name: Name\n}\n",
            "High/Run.swift": "func run(_ token: Token) -> Name { token.name }\n",
        })
        self.assertFalse(failed, output)
        self.assertIn("Low/Model → Low/Text", output)
        self.assertIn("High → Low\n", output)

    def test_folders_that_use_each_other(self):
        failed, output = self.graph({
            "Low/Text/Name.swift": "struct Name {\n  let owner: Token?\n}\n",
            "Low/Model/Token.swift": "struct Token {\n  let name: Name\n}\n",
        })
        self.assertTrue(failed)
        self.assertIn("2 folders form a cycle: Low/Model, Low/Text", output)
        self.assertIn("Low/Text uses of Low/Model: Token", output)

    def test_modules_that_use_each_other(self):
        failed, output = self.graph({
            "Low/A/One.swift": "struct One {\n  let other: Two?\n}\n",
            "High/B/Two.swift": "struct Two {}\n",
            "High/C/Three.swift": "struct Three {\n  let one: One\n}\n",
        })
        self.assertTrue(failed)
        self.assertIn("2 modules form a cycle: High, Low", output)

    def test_foundation(self):
        failed, output = self.graph({
            "Low/A/One.swift": '// import Foundation\nlet text = """\n  import Foundation\n  """\n',
            "Low/A/Two.swift": "import FoundationEssentials\n",
            "Low/A/Three.swift": "  package import Foundation\n",
        })
        self.assertTrue(failed)
        self.assertNotIn("One.swift", output)
        self.assertIn("error: Low/A/Two.swift imports FoundationEssentials", output)
        self.assertIn("error: Low/A/Three.swift imports Foundation;", output)

    def test_members_that_a_folder_adds_to_types_of_another(self):
        failed, output = self.graph({
            "M/Low/ID.swift": "struct ID {\n  let text: String\n}\nlet first = ID.special\n",
            "M/High/Special.swift": 'extension ID {\n  static let special = ID(text: "x")\n}\n',
        })
        self.assertTrue(failed)
        self.assertIn("M/Low uses of M/High: .special", output)

    def test_what_is_no_use(self):
        failed, output = self.graph({
            "M/Low/Name.swift": (
                "/// Like a ``Token``.\n"
                'struct Name {\n  let text = "Token"\n  let raw = #"a \\"Token\\" \\(Token)"#\n'
                "  struct Part {}\n}\n"),
            "M/High/Token.swift": "struct Token {\n  let name: Name\n  private struct Part {}\n}\n",
        })
        self.assertFalse(failed, output)

    def test_code_inside_strings_is_a_use(self):
        failed, _ = self.graph({
            "M/Low/Name.swift": 'struct Name {\n  let text = "is \\(Token.kind)"\n}\n',
            "M/High/Token.swift": "struct Token {\n  static let kind: Name? = nil\n}\n",
        })
        self.assertTrue(failed)


if __name__ == "__main__":
    unittest.main()
