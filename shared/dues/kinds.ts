import { certificateNames } from '../certificates/kinds.ts';

/** What can be due, in words: the renewal of each certificate, and what the law requires after some of them. */
const names = {
  ...certificateNames,
  remedial: 'Put right what was found',
  riddor: 'Report under RIDDOR',
  notify: 'Tell building control',
  custom: 'Something else',
} as const;
export type DueKind = keyof typeof names;
export const dueKinds = Object.keys(names) as [DueKind, ...DueKind[]];

/** What is due, in words. */
export const dueName = ({ kind, title }: { kind: DueKind; title?: string | null | undefined }): string =>
  title || names[kind];

export const dueStates = ['open', 'booked', 'done', 'dropped'] as const;
export type DueState = (typeof dueStates)[number];

export const dueSources = ['certificate', 'import', 'hand'] as const;

/** Why an item is no longer due although no certificate here shows it. */
export const closings = ['done_elsewhere', 'not_wanted', 'sold'] as const;
