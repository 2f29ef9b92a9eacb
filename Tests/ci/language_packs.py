"""Packs of themes for the programs of languages.py: good ones, others that are refused, and some with changed bytes.

A pack of each brand lies over another one under a name that no app knows, so that all its values come from the pack. Further
packs have other names for tokens: those that an app had or will have, and some that count less than others.
"""

import json
import random
import shutil
import struct
import subprocess
import sys

UNKNOWN = "a brand of tomorrow"
DECOY = {"$value": {"colorSpace": "srgb", "components": [0.25, 0.5, 0.75]}}


def checksum(data):
    # The version less one, in 64 bits.
    total = (word_at(data, 8) - 1) % 2 ** 64
    for (word,) in struct.iter_unpack("<Q", data[24:]):
        total = (total ^ word) * 0xFF51AFD7ED558CCD & 0xFFFFFFFFFFFFFFFF
        total ^= total >> 32
    return total


def resummed(data):
    """The bytes with the size and the checksum that they have, as an attacker writes them."""
    data = data[:12] + struct.pack("<I", len(data)) + data[16:]
    return data[:16] + struct.pack("<Q", checksum(data)) + data[24:]


def renamed(data, brand, base):
    """A pack with other names for its brands."""
    places = []
    for name in [brand, base]:
        places.append(len(data))
        data += struct.pack("<H", len(name.encode())) + name.encode()
    data += bytes(-len(data) % 8)
    return resummed(data[:48] + struct.pack("<II", *places) + data[56:])


def word_at(data, place):
    return struct.unpack_from("<I", data, place)[0]


def structure(data):
    """The places of the numbers that say what stands where: in the header, of the groups, and at the beginning of values."""
    yield from range(8, 72 if word_at(data, 8) == 2 else 64, 4)
    for group in range(word_at(data, 60), word_at(data, 60) + 24 * word_at(data, 56), 24):
        yield from range(group, group + 24, 4)
        for name in range(word_at(data, group + 8)):
            value = word_at(data, word_at(data, group + 16) + 4 * name)
            yield from (value, value + 4)


def is_same(want, got):
    """Whether a value of a pack is one that is compiled in: colors as packs round them, the rest to the last digits."""
    one, other = want.split(" "), got.split(" ")
    channels = 0
    for a, b in zip(one, other):
        channels = 4 if a in ("srgb", "p3") else channels - 1
        if a == b:
            continue
        try:
            if a.startswith("#"):
                close = all(abs(int(a[place:place + 2], 16) - int(b[place:place + 2], 16)) <= 1 for place in (1, 3, 5))
            else:
                close = abs(float(a) - float(b)) <= (0.00007 if channels >= 0 else abs(float(a)) * 1e-12)
        except ValueError:
            return False
        if not close:
            return False
    return len(one) == len(other)


class Packs:
    def __init__(self, tokenc, folder, brands):
        self.tokenc, self.folder, self.brands = tokenc, folder / "packs", brands
        self.tokens = folder / "tokens"
        self.folder.mkdir()
        self.expected = {}
        for index, brand in enumerate(brands):
            data = self.make(self.tokens, brand)
            self.add(f"brand{index}", renamed(data, UNKNOWN, brands[index - 1]), brand, brands[index - 1])
        for name, change in self.renamings().items():
            self.add(name, renamed(self.changed(name, change), UNKNOWN, brands[-1]), brands[0], brands[-1])
        self.add_others()
        (self.folder / "packs.txt").write_text("".join(
            f"{name}\t{brand or ''}\n" for name, (brand, _, _) in self.expected.items()))
        self.write_mutants((self.folder / "brand0").read_bytes(), (self.folder / "limits").read_bytes())

    def make(self, tokens, brand, *options):
        """The bytes of a pack."""
        path = self.folder / "made"
        # One that takes values back has none to prove.
        proof = [] if "--revoke" in options else ["--since", tokens]
        words = [self.tokenc, "pack", tokens, "--brand", brand, *proof, "--allow-outside", "--force", "--quiet",
                 "--output", path, *([] if "--serial" in options else ["--serial", "7"]), *options]
        result = subprocess.run([str(word) for word in words], capture_output=True, text=True)
        if result.returncode:
            sys.exit(f"{' '.join(map(str, words))}\n{result.stdout}{result.stderr}")
        return path.read_bytes()

    def add(self, name, data, brand, theme, header=None):
        """- brand: whose values a theme of the pack has, if there is one; theme: its brand, or why there is none."""
        (self.folder / name).write_bytes(data)
        self.expected[name] = brand, theme, header

    def changed(self, name, change):
        """The pack of the first brand with changed tokens."""
        tokens = self.folder / f"{name}-tokens"
        shutil.copytree(self.tokens, tokens)
        (tokens / "contract.json").unlink(missing_ok=True)
        # The values of the other brand replace tokens without their names, and are not needed.
        (tokens / "kids.tokens.json").write_text("{}")
        path = tokens / "all.tokens.json"
        document = json.loads(path.read_text())
        change(document)
        path.write_text(json.dumps(document))
        return self.make(tokens, self.brands[0])

    def renamings(self):
        """Changes of names with which an app finds the same values, of the tokens that have former names."""
        if not (self.tokens / "all.tokens.json").exists():
            return {}

        def accent(document, **extensions):
            document["color"]["accent"]["primary"]["$extensions"]["tokenc"] = extensions

        def decoy(document, name, **extensions):
            document["color"][name] = {**DECOY, "$extensions": {"tokenc": extensions}}

        def newer(document):
            token = document["gap"]["large"] = document["gap"].pop("l")
            token["$extensions"]["tokenc"] = {"formerNames": ["l"]}

        def older(document):
            accent(document, serverName="brand-accent")

        def present_first(document):
            accent(document, serverName="accent_primary")
            decoy(document, "one", serverName="accent")
            decoy(document, "two", serverName="brand-accent")

        def former_last(document):
            accent(document, serverName="brand-accent")
            decoy(document, "one", formerNames=["7up", "accent"])

        def app_first(document):
            accent(document, serverName="new", formerNames=["accent_primary"])
            decoy(document, "one", serverName="accent")
            decoy(document, "two", serverName="brand-accent")

        return {change.__name__: change for change in [newer, older, present_first, former_last, app_first]}

    def add_others(self):
        first, last = self.brands[0], self.brands[-1]
        limit = str(2 ** 53)
        data = self.make(self.tokens, first, "--serial", limit, "--expires", "2027-06-30", "--share", "12.5",
                         "--minimum-release", "2.4.0")
        self.add("limits", data, first, first, f"{first} | {first} | {limit} | 1814313600 | 0.125 | false | 2.4.0")
        data = self.make(self.tokens, last, "--revoke")
        self.add("revoked", data, last, last, f"{last} | {last} | 7 | - | 1 | true | -")
        self.add("unknown", renamed(data, UNKNOWN, "no brand"), None, "unknown brand", f"{UNKNOWN} | no brand | 7 | - | 1 | true | -")
        if (self.tokens / "all.tokens.json").exists():
            def retype(document):
                document["weight"].update({"$type": "number", "bold": {"$value": 700}})
            self.add("retyped", self.changed("retyped", retype), None, "other type")

    def write_mutants(self, *originals):
        """Changed packs, and the same with a size and a checksum that fit."""
        random.seed(38)
        words_of = [list(structure(original)) for original in originals]
        changed, sums = [], []
        while len(changed) < 2_000:
            number = len(changed) % len(originals)
            original, words = originals[number], words_of[number]
            data = bytearray(original)
            for _ in range(random.randint(1, 3)):
                place = random.randrange(len(data))
                kind = random.randrange(10)
                if kind == 0:
                    data[place] ^= 1 << random.randrange(8)
                elif kind == 1:
                    data[place] = random.randrange(256)
                elif kind == 2:
                    data[place] = 0xFF
                elif kind == 3:
                    del data[place:place + 8]
                elif kind == 4:
                    data[place:place] = data[place:place + 8]
                elif kind == 5:
                    other = random.randrange(len(data))
                    data[place], data[other] = data[other], data[place]
                elif (place := random.choice(words)) + 4 <= len(data):
                    word = sum(random.choice([[word_at(data, place), change] for change in [-65536, -8, -4, -1, 1, 4, 8, 65536]]
                                             + [[number] for number in [0, 1, 63, 64, len(data), 2 ** 31, -1]]))
                    data[place:place + 4] = struct.pack("<I", word % 2 ** 32)
            if data == original:
                continue
            changed.append(bytes(data))
            if len(original) < 10_000 or len(changed) <= 200:
                sums.append(resummed(bytes(data[:len(data) // 8 * 8])) if len(data) >= 64 else bytes(data))
        for name, mutants in [("changed", changed), ("resummed", sums)]:
            (self.folder / name).write_bytes(b"".join(struct.pack("<I", len(data)) + data for data in mutants))

    def check(self, language, answers):
        """Compares what a program says of the packs, and removes it from its answers."""
        rows = 0
        read = 0
        for key in list(answers):
            what, *rest = key
            if what == "changed":
                assert answers[key] != "read", f"{language}: the changed pack {rest[0]} is not refused"
            elif what == "resummed":
                read += answers[key] == "read"
            elif what == "header":
                expected = self.expected[rest[0]][2]
                answer = answers.pop(key).replace("| 1.0 |", "| 1 |")
                assert expected in (None, answer), f"{language}: {rest[0]} is {answer!r} for {expected!r}"
            elif what == "theme":
                answer, expected = answers.pop(key), self.expected[rest[0]][1]
                assert answer == expected, f"{language}: {rest[0]} is {answer!r} for {expected!r}"
            elif what == "row":
                want, got = answers.pop(key), answers.pop(("pack", *rest))
                assert is_same(want, got), f"{language}: {rest} is {got!r} in a pack, and {want!r} compiled in"
                rows += 1
        assert rows and read, (language, rows, read)
        print(f"  {language}: {len(self.expected)} packs, {rows} values of theirs, all of them those compiled in; "
              f"{read} changed packs are legal, the others refused")
