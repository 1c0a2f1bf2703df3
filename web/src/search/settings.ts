import type { User } from '#shared/auth/user.ts';
import { folded } from '../components/typed-words.ts';
import { sectionsFor, settingsPath, settingsSections } from '../data/settings-sections.ts';
import { titles } from '../titles.ts';
import type { Asked } from './asked.ts';
import { hasWords } from './find.ts';
import type { Section } from './lines.ts';

const known = settingsSections.map(({ id, name, about, finds }) => ({
  id,
  line: { key: `settings-${id}`, to: settingsPath(id), text: name },
  text: folded(` ${name} ${about} ${finds}`),
}));

/** The sections of the user's settings that match the search. */
export const foundSettings = (asked: Asked, user: Pick<User, 'firm'>): Section[] => {
  const open = new Set(sectionsFor(user).map(({ id }) => id));
  const lines = known
    .filter(({ id }) => open.has(id))
    .filter(({ text }) => hasWords(text, asked))
    .map(({ line }) => line);
  return lines.length > 0 ? [{ key: 'settings', name: titles.settings, lines }] : [];
};
