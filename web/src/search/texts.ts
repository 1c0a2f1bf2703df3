import { counted, type Kind, kinds } from './kinds.ts';

const listed = (words: string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** "312 clients, 1,204 jobs and 9 quotes" */
const everything = (counts: Record<Kind, number>): string =>
  listed(kinds.filter((kind) => counts[kind] > 0).map((kind) => counted(kind, counts[kind])));

export const texts = {
  title: 'Search',
  label: 'Search everything',
  placeholder: 'Name, number, address, amount…',
  clear: 'Clear search',
  close: 'Close',
  results: 'Results',
  recent: 'Recently opened',
  hint: 'Search all your records',
  hintMore: 'Name, phone, postcode, invoice number, amount or part.',
  none: (text: string) => `Nothing found for “${text}”`,
  searched: (counts: Record<Kind, number>) =>
    `Searched ${everything(counts) || 'all your records. You have none yet'}.`,
  loading: (counts: Record<Kind, number>) => `Still loading. ${everything(counts) || 'Nothing'} so far.`,
  failed: 'Some records couldn’t be loaded, so they weren’t searched.',
  again: 'Try again',
  all: (kind: Kind, total: number) => `Show all ${counted(kind, total)}`,
  found: (total: number) => (total === 1 ? '1 result' : `${total.toLocaleString('en-GB')} results`),
  elsewhere: 'Other pages',
  acts: 'Actions',
  pages: 'Go to',
  /** Further words for opening a page. */
  pageWords: 'go to open show page',
  /** Further words for making something. */
  actWords: 'new add create make start',
  near: (text: string) => `Nothing found for “${text}”. These are close:`,
} as const;
