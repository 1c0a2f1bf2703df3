import { expect, it } from 'vitest';
import { cleaned } from './plain-text.ts';

const tags = (text: string) =>
  [...text].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('');

it('drops letters that nobody sees, and keeps the flags of England, Scotland and Wales', () => {
  expect(cleaned(`Harbour${tags('A')} Plumbing${tags('ignore this')}\u{e007f}\u{e0001}`)).toBe(
    'Harbour Plumbing',
  );
  for (const nation of ['gbeng', 'gbsct', 'gbwls']) {
    const flag = `\u{1f3f4}${tags(nation)}\u{e007f}`;
    expect(cleaned(`Harbour ${flag}${tags('x')}`)).toBe(`Harbour ${flag}`);
  }
  expect(cleaned(`\u{1f3f4}${tags('gbeng')}`)).toBe('\u{1f3f4}');
  for (const letter of ['\u{e0100}', '\u{e01ef}', '\u180e', '\u034f', '\u3164', '\ufe00'])
    expect(cleaned(`Harbour${letter} Plumbing`)).toBe('Harbour Plumbing');
  expect(cleaned('\u2764\ufe0f Plumbing')).toBe('\u2764\ufe0f Plumbing');
});

it('makes one name of those that look the same, and keeps the joiners that a script or an emoji needs', () => {
  for (const name of ['Harbour\u200b Plumbing', 'Har\u00adbour Plumb\u2060ing', 'Harbour Plumbing\u200b'])
    expect(cleaned(name)).toBe('Harbour Plumbing');
  for (const name of ['علی\u200cرضا', '\u{1f469}\u200d\u{1f527} Ada', 'क्\u200dष'])
    expect(cleaned(name)).toBe(name.normalize('NFC'));
});
