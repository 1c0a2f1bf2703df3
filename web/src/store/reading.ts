import type { MutationEntry, Problem } from './mutation-entry.ts';
import type { Answer } from './sender.ts';

/** The route that reads a picture. It saves nothing: somebody checks the result. */
export const readingRoute = 'POST /api/receipts/scan';

/** Shown for a picture that was read. */
const readNote = 'We’ve scanned it. Open it, check it and save it.';

const ok = 200;

/** What was read in a picture; undefined until it has been read. */
export const readIn = ({ route, problem }: { route: string; problem?: Problem | undefined }): unknown =>
  route === readingRoute && problem?.status === ok ? problem.current : undefined;

const tooMany = 429;

/**
 * Maps the answer for a picture to be read: it stays in the queue for somebody to check and save. At the daily limit it is refused
 * and blocks nothing else; while the reader is busy only the next picture waits.
 */
export const readLater = (entry: Pick<MutationEntry, 'route'>, answer: Answer): Answer => {
  if (entry.route !== readingRoute) return answer;
  if (answer.kind === 'done') {
    const problem = { status: ok, message: readNote, issues: [], current: answer.reply };
    return { kind: 'refused', problem };
  }
  const isUsedUp = answer.kind === 'failed' && answer.problem?.status === tooMany;
  return isUsedUp && answer.problem ? { kind: 'refused', problem: answer.problem } : answer;
};
