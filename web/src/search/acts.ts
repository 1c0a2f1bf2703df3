import type { User } from '#shared/auth/user.ts';
import { isAmong } from '../allowed.ts';
import { folded } from '../components/typed-words.ts';
import { creations, furtherActs } from '../data/creations.ts';
import type { Asked } from './asked.ts';
import { hasWords } from './find.ts';
import type { Line, Section } from './lines.ts';
import { texts } from './texts.ts';

/** A page of the app, as the navigation names it. */
export interface Destination {
  to: string;
  name: string;
  /** Extra search words. */
  finds?: string | undefined;
}

const known = [
  ...creations.map((act) => ({ act, icon: act.icon, words: texts.actWords })),
  ...furtherActs.map((act) => ({ act, icon: undefined, words: act.finds })),
].map(({ act, icon, words }) => ({
  act,
  line: { key: `act-${act.to}`, to: act.to, text: act.name, icon },
  text: folded(` ${act.name} ${words}`),
}));

const sectionOf = (key: string, name: string, lines: Line[]): Section[] =>
  lines.length > 0 ? [{ key, name, lines }] : [];

/** The actions for this role that match the search; the most frequent ones if nothing was typed. */
export const foundActs = (user: Pick<User, 'firm'>, asked?: Asked): Section[] =>
  sectionOf(
    'acts',
    texts.acts,
    known
      .filter(
        ({ act, text, line: { icon } }) => isAmong(user, act.roles) && (asked ? hasWords(text, asked) : icon),
      )
      .map(({ line }) => line),
  );

/** The pages that match the search, of those this user may open. */
export const foundPages = (pages: readonly Destination[], asked: Asked): Section[] =>
  sectionOf(
    'pages',
    texts.pages,
    pages
      .filter(({ name, finds = '' }) => hasWords(folded(` ${name} ${finds} ${texts.pageWords}`), asked))
      .map(({ to, name }) => ({ key: `page-${to}`, to, text: name })),
  );
