import { subscriptionContract } from '#shared/subscription/contract.ts';
import { alarms } from './alarms.ts';
import { connecting } from './connecting.ts';
import { doors } from './doors.ts';
import { edge, gate } from './edge.ts';
import { filing } from './filing/filing.ts';
import { mailing } from './mail.ts';
import { paying } from './paying.ts';
import type { Proof } from './proof.ts';
import { scanning } from './scans.ts';
import { arrive, erasing } from './sign-in.ts';
import type { Site } from './site.ts';
import { table } from './table.ts';
import { transactions } from './transactions.ts';

const proofs: Proof[] = [
  ...[scanning, mailing, paying, connecting, filing, erasing],
  ...[edge, gate, doors, table, transactions, alarms],
];

const isHere = ({ cloud, stripe, hmrc }: Site, { needs }: Proof): boolean => {
  switch (needs) {
    case 'AWS':
      return cloud !== undefined;
    case 'a test key of Stripe':
      return stripe !== undefined;
    case 'an application of HMRC’s sandbox':
      return hmrc !== undefined;
    default:
      return true;
  }
};

export interface Proved {
  ok: string[];
  failed: string[];
  skipped: string[];
}

/** Signs somebody in, does with them what only the real services can show, and erases them. Says each by its name. */
export const prove = async (
  site: Site,
  say: (line: string) => void,
  which: readonly Proof[] = proofs,
): Promise<Proved> => {
  const result: Proved = { ok: [], failed: [], skipped: [] };
  const attempt = async <T>(name: string, work: () => Promise<T>): Promise<T | undefined> => {
    try {
      const done = await work();
      result.ok.push(name);
      say(`ok    ${name}`);
      if (typeof done === 'string') say(`      ${done}`);
      return done;
    } catch (error) {
      result.failed.push(name);
      say(`FAIL  ${name}\n      ${(error as Error).message}`);
      return undefined;
    }
  };
  const visitor = await attempt('Signing in leads through the identity provider and back', () =>
    arrive(site),
  );
  if (!visitor) return result;
  await visitor.api.call(subscriptionContract.startTrial, {});
  for (const proof of which) {
    if (isHere(site, proof)) await attempt(proof.name, () => proof.run(site, visitor));
    else {
      result.skipped.push(proof.name);
      say(`skip  ${proof.name}: needs ${proof.needs}`);
    }
  }
  await visitor.context.close();
  return result;
};
