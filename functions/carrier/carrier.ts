import type { SQSBatchResponse } from 'aws-lambda';
import { letterEntity, type StoredLetter } from '#functions/letters/entity.ts';
import { logger } from '#functions/lib/log.ts';
import { publish } from '#functions/lib/metrics.ts';
import { enqueue } from '#functions/lib/queue.ts';
import { bounded, within } from '#functions/lib/tenant.ts';
import { begin, finish, leaseMs } from './deliver.ts';

/** The maximum number of emails in progress at once: most of the time is spent waiting for a mail server. */
const mostAtOnce = 8;
/** The same for one firm, so that its slow server doesn't delay everybody. */
const mostOfOneFirm = 4;
/** The number of emails read together, and how long that read stays valid: more urgent ones may be queued meanwhile. */
const lookedAt = 25;
const looksHoldMs = 1_000;

const all = () => letterEntity.query.underWay({ scope: 'all' });

/** The emails that may be sent now, most urgent first. */
const due = async (): Promise<StoredLetter[]> => {
  const now = Date.now();
  const { data } = await all()
    .where(
      ({ beatAt, notBefore }, { lt, lte, notExists }) =>
        `${lt(beatAt, now - leaseMs)} AND (${notExists(notBefore)} OR ${lte(notBefore, now)})`,
    )
    .go({ count: lookedAt, consistent: true });
  return data;
};

const nameOf = ({ firmId, id }: StoredLetter): string => `${firmId}#${id}`;

/** The emails in progress in one round. */
class UnderWay {
  private readonly letters = new Map<string, { letter: StoredLetter; gone: Promise<void> }>();

  get isNone(): boolean {
    return this.letters.size === 0;
  }

  mayBegin(letter: StoredLetter): boolean {
    const ofFirm = [...this.letters.values()].filter((other) => other.letter.firmId === letter.firmId);
    return !this.letters.has(nameOf(letter)) && ofFirm.length < mostOfOneFirm;
  }

  add(letter: StoredLetter, work: Promise<void>): void {
    const name = nameOf(letter);
    const gone = work
      .catch((error: unknown) =>
        logger.error('A letter failed', {
          kind: letter.kind,
          firmId: letter.firmId,
          reason: error instanceof Error ? error.stack : String(error),
        }),
      )
      .then(() => void this.letters.delete(name));
    this.letters.set(name, { letter, gone });
  }

  async room(): Promise<void> {
    while (this.letters.size >= mostAtOnce) await this.one();
  }

  async one(): Promise<void> {
    await Promise.race([...this.letters.values()].map(({ gone }) => gone));
  }
}

const ofFirm = <Result>({ firmId }: StoredLetter, work: () => Promise<Result>): Promise<Result> =>
  within({ firms: [firmId] }, work);

/** Sends queued emails, most urgent first, until none may be sent or until a time in epoch milliseconds. */
const sendLetters = async (until: number): Promise<void> => {
  const underWay = new UnderWay();
  let seen: StoredLetter[] = [];
  let seenAt = 0;
  while (Date.now() < until) {
    await underWay.room();
    if (seen.length === 0 || Date.now() - seenAt > looksHoldMs) {
      seen = await due();
      seenAt = Date.now();
    }
    const next = seen.find((letter) => underWay.mayBegin(letter));
    seen = next ? seen.filter((letter) => letter !== next) : [];
    if (next) {
      const begun = await ofFirm(next, () => begin(next));
      if (begun)
        underWay.add(
          next,
          ofFirm(next, () => finish(begun)),
        );
    } else if (underWay.isNone) break;
    else await underWay.one();
  }
  while (!underWay.isNone) await underWay.one();
};

/** Milliseconds until the next queued email may be sent; `undefined` if there are none. */
const nextLetterIn = async (): Promise<number | undefined> => {
  const { data } = await all().go({ count: 100, consistent: true });
  const waits = data.map(({ beatAt, notBefore = 0 }) =>
    Math.max(0, (beatAt > 0 ? beatAt + leaseMs : notBefore) - Date.now()),
  );
  return waits.length === 0 ? undefined : Math.min(...waits);
};

/** The duration of a round in milliseconds: well within the limit in infra/app/queues.ts, even with the slowest mail server. */
const roundMs = 4 * 60 * 1000;
/** The maximum delay of an SQS message, in seconds. */
const mostSeconds = 900;

/**
 * Sends queued emails, whichever trigger arrived, and schedules another run for those that can't be sent yet. The messages carry
 * no content: of several triggers, the first run does all the work.
 */
export const handler = bounded(async (): Promise<SQSBatchResponse> => {
  await sendLetters(Date.now() + roundMs);
  const ms = await nextLetterIn();
  if (ms !== undefined)
    await enqueue('letters', [{}], Math.min(mostSeconds, Math.max(1, Math.ceil(ms / 1000))));
  publish();
  return { batchItemFailures: [] };
});
