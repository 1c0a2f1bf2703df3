"""Makes noto-sans-more.json, the face of papers that need more scripts, and the ranges of what it prints.

Run after make.py, with fonttools installed and the npm packages unpacked beside each other:
    python3 make-more.py <folder that holds noto-sans, noto-sans-hebrew, ... of @expo-google-fonts>

All of Noto Sans has 1000 units to the em, so the scripts are merged into the face of noto-sans.json: one font for a whole
paper, in which every script keeps its own shaping. What is not merged (Chinese, Japanese, Korean) weighs ten megabytes.
"""

import base64, copy, io, json, os, sys, tempfile, unicodedata, zlib
from fontTools import merge, subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables

SCRIPTS = {
    "": [(0x1F00, 0x1FFE)],  # Greek with all its accents
    "hebrew": [(0x0590, 0x05FF)],
    "arabic": [(0x0600, 0x06FF), (0x0750, 0x077F), (0xFB50, 0xFDFF), (0xFE70, 0xFEFC)],
    "devanagari": [(0x0900, 0x097F), (0x200C, 0x200D), (0x25CC, 0x25CC)],
    "bengali": [(0x0980, 0x09FF)],
    "gurmukhi": [(0x0A00, 0x0A7F)],
    "gujarati": [(0x0A80, 0x0AFF)],
    "tamil": [(0x0B80, 0x0BFF)],
}
INVISIBLE = {"Cc", "Cf", "Zs", "Zl", "Zp"}


def by_class(table, marks, mark_coverage, bases, base_coverage, record, anchors):
    """One table for each class of marks, of those bases only that such a mark sits on: fontkit knows no base without."""
    tables = []
    for at in range(table.ClassCount):
        one = copy.deepcopy(table)
        one.ClassCount = 1
        coverage, rows = getattr(one, mark_coverage), getattr(one, marks)
        kept = [i for i, row in enumerate(rows.MarkRecord) if row.Class == at]
        coverage.glyphs = [coverage.glyphs[i] for i in kept]
        rows.MarkRecord = [rows.MarkRecord[i] for i in kept]
        rows.MarkCount = len(kept)
        for row in rows.MarkRecord:
            row.Class = 0
        coverage, rows = getattr(one, base_coverage), getattr(one, bases)
        all_of = getattr(rows, record)
        kept = [i for i, row in enumerate(all_of) if getattr(row, anchors)[at] is not None]
        coverage.glyphs = [coverage.glyphs[i] for i in kept]
        for i in kept:
            setattr(all_of[i], anchors, [getattr(all_of[i], anchors)[at]])
        setattr(rows, record, [all_of[i] for i in kept])
        setattr(rows, record.replace("Record", "Count"), len(kept))
        if kept and len(one.__dict__[marks].MarkRecord):
            tables.append(one)
    return tables


def ligature_anchors(table):
    """A part of a ligature without a place for a mark takes its neighbour's: fontkit knows no part without."""
    for ligature in table.LigatureArray.LigatureAttach:
        for at in range(table.ClassCount):
            given = [part.LigatureAnchor[at] for part in ligature.ComponentRecord if part.LigatureAnchor[at] is not None]
            for part in ligature.ComponentRecord:
                if part.LigatureAnchor[at] is None:
                    part.LigatureAnchor[at] = given[-1] if given else NOWHERE


NOWHERE = otTables.Anchor()
NOWHERE.Format, NOWHERE.XCoordinate, NOWHERE.YCoordinate = 1, 0, 0


def anchored(table):
    if isinstance(table, otTables.MarkBasePos):
        return by_class(table, "MarkArray", "MarkCoverage", "BaseArray", "BaseCoverage", "BaseRecord", "BaseAnchor")
    if isinstance(table, otTables.MarkMarkPos):
        return by_class(table, "Mark1Array", "Mark1Coverage", "Mark2Array", "Mark2Coverage", "Mark2Record", "Mark2Anchor")
    if isinstance(table, otTables.MarkLigPos):
        ligature_anchors(table)
    return [table]


def anchor_all(font):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        tables = [getattr(each, "ExtSubTable", each) for each in lookup.SubTable]
        if lookup.LookupType == 9:
            lookup.LookupType = tables[0].LookupType
        lookup.SubTable = [each for table in tables for each in anchored(table)]
        lookup.SubTableCount = len(lookup.SubTable)


def part(packages, script, ranges, folder, target):
    name = f"NotoSans{script.capitalize()}_{folder}"
    package = f"noto-sans-{script}" if script else "noto-sans"
    font = TTFont(f"{packages}/{package}/{folder}/{name}.ttf", recalcTimestamp=False)
    options = subset.Options(hinting=False, layout_features=["*"], notdef_outline=True)
    options.drop_tables += ["STAT", "DSIG", "gasp", "meta"]
    cut = subset.Subsetter(options)
    cut.populate(unicodes=[c for first, last in ranges for c in range(first, last + 1)])
    cut.subset(font)
    if "GPOS" in font:
        anchor_all(font)
    font.save(target)


def weight(packages, latin, folder):
    with tempfile.TemporaryDirectory() as place:
        files = [os.path.join(place, "latin.ttf")]
        with open(files[0], "wb") as target:
            target.write(zlib.decompress(base64.b64decode(latin)))
        for script, ranges in SCRIPTS.items():
            files.append(os.path.join(place, f"{script}.ttf"))
            part(packages, script, ranges, folder, files[-1])
        font = merge.Merger().merge(files)
    first = TTFont(io.BytesIO(zlib.decompress(base64.b64decode(latin))))
    # Dated as what it is made of, not by the clock: the same bytes again. And lines as high, whatever is written on them.
    font["head"].created = font["head"].modified = first["head"].modified
    for name in ("ascent", "descent", "lineGap"):
        setattr(font["hhea"], name, getattr(first["hhea"], name))
    font.recalcTimestamp = False
    out = io.BytesIO()
    font.save(out)
    return font, base64.b64encode(zlib.compress(out.getvalue(), 9)).decode()


def ranges_of(chars):
    """Each ends before what is not in the font, but for what is not to be seen."""
    found, first, last = [], None, None
    for c in range(0x21, 0x30000):
        if c in chars:
            first, last = (c if first is None else first), c
        elif first is not None and unicodedata.category(chr(c)) not in INVISIBLE:
            found.append((first, last))
            first = None
    return found + ([(first, last)] if first is not None else [])


[packages] = sys.argv[1:]
here = os.path.dirname(os.path.abspath(__file__))
with open(f"{here}/noto-sans.json", encoding="ascii") as source:
    latin = json.load(source)
regular, packed = weight(packages, latin["regular"], "400Regular")
fonts = {"regular": packed, "semibold": weight(packages, latin["semibold"], "600SemiBold")[1]}
with open(f"{here}/noto-sans-more.json", "w", encoding="ascii") as target:
    json.dump(fonts, target, indent=2)
    target.write("\n")
with open(f"{here}/../../../shared/paper-letters.json", "w", encoding="ascii") as target:
    json.dump(ranges_of(set(regular.getBestCmap())), target)
    target.write("\n")
