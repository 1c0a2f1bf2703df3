import type { Answer } from './answer.ts';
import type { Entry } from './entry.ts';
import { texts } from './texts.ts';

/** Whether a change makes nothing: its picture is read, and what comes of it is for a person to look at. */
export const isReading = ({ route }: Pick<Entry, 'route'>): boolean => route === 'POST /api/receipts/scan';

/** A picture after it was read: it needs somebody, who saves what is right. */
export const asRead = (entry: Entry, read: unknown): Entry => ({
  ...entry,
  state: 'refused',
  read,
  problem: { status: 200, message: texts.read, issues: [] },
});

/** Beyond what a day may be read nothing else has to wait, and while many are read only the next picture. */
export const answerToReading = (answer: Answer, status: number, refusal: Answer): Answer => {
  if (answer.kind !== 'unreached') return answer;
  if (status === 429) return refusal;
  return status === 503 ? { kind: 'failed' } : answer;
};
