import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';

const running = new AsyncLocalStorage<string>();

/** Publishes each handler's result and its Lambda's name; has subscribers only while AWS calls are recorded. */
export const answers = channel('fettle:answers');

export interface Answered {
  name: string;
  answer: unknown;
}

/** The name (in infra/app/entries.ts) of the Lambda that is running; `undefined` outside of one, and without subscribers. */
export const runningNow = (): string | undefined => running.getStore();

/** Wraps a handler as the Lambda of that name: within one process nothing else tells which Lambda makes an AWS call. */
export const asLambda =
  <Given extends unknown[], Answer>(name: string, handler: (...given: Given) => Promise<Answer>) =>
  async (...given: Given): Promise<Answer> => {
    // AsyncLocalStorage slows down every promise.
    if (!answers.hasSubscribers) return handler(...given);
    const answer = await running.run(name, () => handler(...given));
    answers.publish({ name, answer } satisfies Answered);
    return answer;
  };
