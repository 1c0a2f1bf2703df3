import type { MutationEntry, Problem } from './mutation-entry.ts';
import type { Answer } from './sender.ts';

/** The route that reads a picture: it makes nothing, and what comes of it is for a person to look at. */
export const readingRoute = 'POST /api/receipts/scan';

/** Said of a picture that was read. */
const readNote = 'We’ve scanned it. Open it, check it and save it.';

const ok = 200;

/** What was read in a picture; undefined as long as it was not. */
export const readIn = ({ route, problem }: { route: string; problem?: Problem | undefined }): unknown =>
  route === readingRoute && problem?.status === ok ? problem.current : undefined;

const tooMany = 429;

/**
 * What an answer means for a picture that is to be read: it stays for somebody, who saves what is right. Beyond what a day may be read
 * nothing else has to wait, and while many are read only the next picture.
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
