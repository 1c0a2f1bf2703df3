import type { Checked, LeftOut } from '../check-rows.ts';
import { texts } from '../texts.ts';
import type { Moving, Passed, Standing } from './target.ts';
import { movingTexts } from './texts.ts';
import type { Question, Who } from './who.ts';

/** The classified rows, and what must be asked or shown before sending. */
export interface CheckedMove<Fields> extends Checked<Moving<Fields>> {
  /** Records settled in the other program, or of another type. */
  passed: LeftOut[];
  /** The number of those that the user may include. */
  finished: number;
  /** Records whose number is taken. */
  taken: LeftOut[];
  questions: Question[];
  /** The number of rows awaiting an answer about their client. */
  waiting: number;
  /** The number of clients to add. */
  added: number;
  isOrderUnknown: boolean;
}

/** What identifies a record in messages. */
export type Named = Pick<LeftOut, 'number' | 'name'>;

/** Collects a file's classified records. */
export class Sorted<Fields> {
  readonly bad: LeftOut[] = [];
  readonly #lists: Pick<CheckedMove<Fields>, 'fresh' | 'existing' | 'passed' | 'taken'> = {
    ...{ fresh: [], existing: [], passed: [], taken: [] },
  };
  readonly #questions = new Map<string, Question>();
  readonly #added = new Set<string>();
  #finished = 0;
  #waiting = 0;

  pass(named: Named, passed: Passed): void {
    if ('finished' in passed) this.#finished += 1;
    const [reason = ''] = Object.values(passed);
    ('apart' in passed ? this.bad : this.#lists.passed).push({ ...named, reason });
  }

  ask(question: Question | undefined, isOpen: boolean): void {
    if (question) this.#questions.set(question.key, question);
    if (isOpen) this.#waiting += 1;
  }

  place(named: Named, who: Who, { fields, standing }: { fields: Fields; standing: Standing }): void {
    if (standing === 'taken') this.#lists.taken.push({ ...named, reason: movingTexts.taken });
    else if (standing === 'there') this.#lists.existing.push({ ...named, reason: texts.nowhere });
    else {
      this.#lists.fresh.push({ number: named.number, input: { fields, who } });
      if ('key' in who) this.#added.add(who.key);
    }
  }

  done(isOrderUnknown: boolean): CheckedMove<Fields> {
    return {
      ...this.#lists,
      bad: this.bad,
      questions: [...this.#questions.values()],
      ...{ finished: this.#finished, waiting: this.#waiting, added: this.#added.size, isOrderUnknown },
    };
  }
}
