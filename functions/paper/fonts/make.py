"""Makes noto-sans.json, the two weights an invoice is set in, from Noto Sans.

Run once per font release, with fonttools installed and the two npm packages unpacked:
    python3 make.py <folder of @expo-google-fonts/noto-sans> <folder of @expo-google-fonts/noto-sans-math>

Kept: every Latin letter Noto Sans has, Greek, Cyrillic, combining marks, punctuation, currency signs,
kerning and mark placement. Left out: hinting, small capitals and other alternates, which only cost time and bytes,
and the splitting of letters into glyphs (ccmp): a glyph that stands for part of a letter copies as another letter.
Added: the few signs people write in notes that only Noto Sans Math has, and a box for what the font lacks.
"""

import base64, copy, io, json, sys, zlib
from fontTools import subset
from fontTools.pens.filterPen import DecomposingFilterPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

RANGES = (
    (0x0020, 0x007E), (0x00A0, 0x052F), (0x1E00, 0x1EFF), (0x200B, 0x200B), (0x2010, 0x2027), (0x202F, 0x205E),
    (0x2070, 0x209F), (0x20A0, 0x20C0), (0x2100, 0x218F), (0x2212, 0x2215), (0x2C60, 0x2C7F), (0xA720, 0xA7FF),
)
SIGNS = "←↑→↓√∞≈≠≤≥✓★☆●○■▪∅"
BOX = "□"  # printed for a character outside the font


def add(font, char, glyph, metrics):
    name = f"uni{ord(char):04X}"
    font.setGlyphOrder(font.getGlyphOrder() + [name])
    font["glyf"].glyphs[name] = glyph
    font["hmtx"][name] = metrics
    for table in font["cmap"].tables:
        table.cmap[ord(char)] = name


def outline(font, name):
    pen = TTGlyphPen(None)
    font.getGlyphSet()[name].draw(DecomposingFilterPen(pen, font.getGlyphSet()))
    return pen.glyph()


def weight(path, signs):
    font = TTFont(path, recalcTimestamp=False)
    options = subset.Options(hinting=False, layout_closure=False, layout_features=["kern", "mark", "mkmk"])
    options.drop_tables += ["STAT", "DSIG", "gasp"]
    options.notdef_outline = True
    cut = subset.Subsetter(options)
    cut.populate(unicodes=[c for first, last in RANGES for c in range(first, last + 1)])
    cut.subset(font)
    add(font, BOX, copy.deepcopy(font["glyf"][".notdef"]), font["hmtx"][".notdef"])
    for char in SIGNS:
        name = signs.getBestCmap()[ord(char)]
        add(font, char, outline(signs, name), signs["hmtx"][name])
    out = io.BytesIO()
    font.save(out)
    return base64.b64encode(zlib.compress(out.getvalue(), 9)).decode()


sans, math = sys.argv[1:]
signs = TTFont(f"{math}/400Regular/NotoSansMath_400Regular.ttf")
fonts = {
    "regular": weight(f"{sans}/400Regular/NotoSans_400Regular.ttf", signs),
    "semibold": weight(f"{sans}/600SemiBold/NotoSans_600SemiBold.ttf", signs),
}
with open("noto-sans.json", "w", encoding="ascii") as target:
    json.dump(fonts, target, indent=2)
    target.write("\n")
