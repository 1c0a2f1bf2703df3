import type { Toast } from '../components/toast.ts';
import type { Entry } from './entry.ts';
import type { Draft } from './store.ts';
import { texts } from './texts.ts';
import { waitingNow } from './waiting.ts';

/** That a change was laid beside another, with the way back. */
export const mergedToast = (entry: Entry, takeBack: () => void): Toast => ({
  title: texts.merged,
  description: texts.mergedOf(waitingNow().knowledge?.describe(entry).title ?? ''),
  next: { word: texts.undo, onPress: takeBack },
});

/** The change that gives a record the fields again which it had before another was laid beside them. */
export const undone = (entry: Entry, reply: unknown): Draft => ({
  route: entry.route,
  params: entry.params,
  id: entry.id,
  body: {
    ...(entry.body as object),
    ...entry.before,
    updatedAt: (reply as { updatedAt?: string }).updatedAt,
  },
  base: reply,
  key: crypto.randomUUID(),
  tries: 0,
  at: Date.now(),
  build: entry.build,
});
