import { creations } from '../data/creations.ts';
import type { Asked } from './asked.ts';
import { folded } from './folded.ts';
import type { Section } from './lines.ts';
import { placeOf } from './place.ts';
import { texts } from './texts.ts';

const known = creations.map(({ to, name }) => ({
  line: { key: `act-${to}`, to, text: name },
  text: folded(` ${name} ${texts.actWords}`),
}));

/** What can be made from anywhere, by the words that name it. */
export const foundActs = ({ words }: Asked): Section[] => {
  const lines = known
    .filter(({ text }) => words.every((word) => placeOf(text, word) >= 0))
    .map(({ line }) => line);
  return lines.length > 0 ? [{ key: 'acts', name: texts.acts, lines }] : [];
};
