import { letterEntity, type StoredLetter } from '#functions/letters/entity.ts';
import { logger } from '#functions/lib/log.ts';
import { within } from '#functions/lib/tenant.ts';
import { begin, finish, leaseMs } from './deliver.ts';

/** Letters that one round has under way at once: most of the time of each goes into waiting for a mail server. */
const mostAtOnce = 8;
/** And of one firm's, so that a slow server of theirs does not hold up everybody. */
const mostOfOneFirm = 4;
/** Letters looked at together, and for how long what was seen holds: what is more urgent may have come. */
const lookedAt = 25;
const looksHoldMs = 1_000;

const all = () => letterEntity.query.underWay({ scope: 'all' });

/** What may go now, the most urgent first. */
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

/** What is under way in one round. */
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

/** Sends what waits, the most urgent first, until nothing may go any more or the time is up; epoch milliseconds. */
export const sendLetters = async (until: number): Promise<void> => {
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

/** In how many milliseconds the next of the letters that wait may go; `undefined` when there are none. */
export const nextLetterIn = async (): Promise<number | undefined> => {
  const { data } = await all().go({ count: 100, consistent: true });
  const waits = data.map(({ beatAt, notBefore = 0 }) =>
    Math.max(0, (beatAt > 0 ? beatAt + leaseMs : notBefore) - Date.now()),
  );
  return waits.length === 0 ? undefined : Math.min(...waits);
};
