import type { Random } from '#shared/seeded.ts';
import type { Answer } from '../answer.ts';
import { withDatabase } from '../database.ts';
import { drain } from '../drain.ts';
import type { Entry } from '../entry.ts';
import { storeOf } from '../store.ts';
import type { ModelServer } from './model-server.ts';

const nothing = () => undefined;
const nobody = () => Promise.resolve(new Set<string>());
const never = new Promise<never>(() => undefined);

/** A tab, which may be killed at any moment: then nothing that it was doing goes on. */
const tab = () => {
  let isDead = false;
  let die: () => void = nothing;
  const death = new Promise<void>((resolve) => {
    die = () => {
      isDead = true;
      resolve();
    };
  });
  const own = storeOf((use) => (isDead ? never : withDatabase('interleavings', use)));
  return { death, die, own };
};

/** A line that loses requests, loses answers, and takes the tab down in the middle. */
export const badLine =
  (random: Random, server: ModelServer, kill: () => void) =>
  async (entry: Entry): Promise<Answer> => {
    const fate = random();
    if (fate < 0.15) return { kind: 'unreached', afterMs: 0 };
    if (fate < 0.2) return { kind: 'failed' };
    const answer = server.take(entry);
    if (fate < 0.35) return { kind: 'unreached', afterMs: 0 };
    if (fate < 0.42) {
      kill();
      return never;
    }
    await Promise.resolve();
    return answer;
  };

/** Sends until nothing may go, or the tab dies; the next one takes what it was sending. */
export const sendAll = (line: (kill: () => void) => (entry: Entry) => Promise<Answer>): Promise<unknown> => {
  const { death, die, own } = tab();
  const ways = { store: own, send: line(die), held: nobody };
  return Promise.race([death, drain({ ...ways, onSent: nothing, asEdit: nothing, onChange: nothing })]);
};
