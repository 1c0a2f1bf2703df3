/** One recognised character: its peak time step and the network's certainty (0..1). */
export type Glyph = { char: string; step: number; certainty: number };

/** Characters in the network's wide alphabet that look like the plain ones on a British receipt. */
const PLAIN: Record<string, string> = {
  '￡': '£',
  '，': ',',
  '：': ':',
  '∶': ':',
  '；': ';',
  '（': '(',
  '）': ')',
  '！': '!',
  '？': '?',
  '％': '%',
  '＆': '&',
  '＋': '+',
  '－': '-',
  '＝': '=',
  '／': '/',
  '．': '.',
  '＊': '*',
  '＃': '#',
  '＇': "'",
  '’': "'",
  '‘': "'",
  '”': '"',
  '“': '"',
  '—': '-',
  '·': '.',
  '￥': '¥',
  '＞': '>',
  '＜': '<',
  '×': 'x',
};

/** For each class of the network the character it stands for; null if it is of another script. */
export function latinAlphabet(alphabet: string[]): (string | null)[] {
  return alphabet.map((char) => {
    const plain = PLAIN[char] ?? char.normalize('NFKC');
    return /^[\u0020-\u007e£¥§°²éèáàäüÜËúóòíìòÉ]$/u.test(plain) ? plain : null;
  });
}

/**
 * Greedy CTC over [steps × classes] probabilities, restricted to the Latin alphabet (class 0 is the blank): a character of another
 * script never hides a Latin runner-up. A repeated class without a blank between is one character.
 */
export function decodeCtc(probabilities: Float32Array, latin: (string | null)[]): Glyph[] {
  const classes = latin.length;
  const allowed = latin.flatMap((char, i) => (i === 0 || char !== null ? [i] : []));
  const glyphs: Glyph[] = [];
  let previous = 0;
  for (let step = 0; step * classes < probabilities.length; step++) {
    const row = probabilities.subarray(step * classes, (step + 1) * classes);
    const best = likeliest(row, allowed);
    const certainty = row[best] ?? 0;
    const last = glyphs.at(-1);
    if (best !== 0 && best !== previous) glyphs.push({ char: latin[best] ?? '', step, certainty });
    else if (best !== 0 && last && certainty > last.certainty) Object.assign(last, { step, certainty });
    previous = best;
  }
  return glyphs;
}

function likeliest(row: Float32Array, allowed: number[]): number {
  let best = 0;
  for (const c of allowed) if ((row[c] ?? 0) > (row[best] ?? 0)) best = c;
  return best;
}
