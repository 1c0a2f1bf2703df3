import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';

const running = new AsyncLocalStorage<string>();

/** What handlers answered, and as which Lambda; nobody listens but where calls of AWS are recorded. */
export const answers = channel('fettle:answers');

export interface Answered {
  name: string;
  answer: unknown;
}

/** The Lambda whose handler is running here, by its name in infra/app/entries.ts; `undefined` outside of any, and where nobody listens. */
export const runningNow = (): string | undefined => running.getStore();

/** A handler as the Lambda of that name: in one process nothing else tells whose call of the database it is. */
export const asLambda =
  <Given extends unknown[], Answer>(name: string, handler: (...given: Given) => Promise<Answer>) =>
  async (...given: Given): Promise<Answer> => {
    // Knowing who runs costs every promise something.
    if (!answers.hasSubscribers) return handler(...given);
    const answer = await running.run(name, () => handler(...given));
    answers.publish({ name, answer } satisfies Answered);
    return answer;
  };
