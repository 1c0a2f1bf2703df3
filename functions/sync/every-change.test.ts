import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { logger } from '#functions/lib/log.ts';
import type { Contract } from '#shared/route.ts';
import type { Changes } from '#shared/sync/contract.ts';
import { changesType } from '#shared/sync/headers.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { type Device, filled, pull, take, wholeOf } from '../testing/device.ts';
import { everyRoute } from '../testing/every-route.ts';
import { exampleBodies } from '../testing/examples.ts';
import { photoForm, receiptForm } from '../testing/forms.ts';
import { kindsOf } from '../testing/kinds-of.ts';
import { type Known, paramsFor } from '../testing/known.ts';
import { known } from '../testing/make-known.ts';
import { ready } from '../testing/ready.ts';

const system = localSystem();

/** These end the session or the account, so nobody is left to sync. */
const endings = ['/api/logout', '/api/auth/sessions', '/api/auth/user', '/api/account/erase'];
/** These need a second person, which the examples don't have; tested in functions/members/members.test.ts. */
const ofTwo = ['/api/members/accept', '/api/members/{userId}', '/api/members/{userId}/remove'];
/** These need a browser that signed in through the identity provider's form; tested in functions/auth/devices.test.ts. */
const ofDevices = ['/api/auth/devices/{deviceId}', '/api/members/{userId}/devices/{deviceId}'];
/** These need a link that only an email brings; tested in functions/dues/reminders.test.ts. */
const ofMails = ['/api/guest/visit', '/api/guest/done'];
const unchanging = [...endings, ...ofTwo, ...ofDevices, ...ofMails];
/** Deletions come last, so that the other calls' records still exist. */
const changing = everyRoute
  .filter(
    ({ route: { method, path, access } }) =>
      method !== 'GET' && access !== 'public' && access !== 'admin' && !unchanging.includes(path),
  )
  .toSorted((a, b) => Number(a.route.method === 'DELETE') - Number(b.route.method === 'DELETE'));

const inputFor = (key: string, route: Contract, ids: Known) => ({
  params: paramsFor(route.path, ids),
  body: route.upload
    ? key.startsWith('POST /api/receipts')
      ? receiptForm()
      : photoForm()
    : exampleBodies[key]?.(ids),
});

interface Told {
  reply: unknown;
  changes: Changes | null;
}

/** Makes a call as a device that sends its cursor, and applies the changes in the reply. */
const change = async (person: Someone, device: Device, key: string, route: Contract, ids: Known) => {
  const answer = await person.answer(route, inputFor(key, route, ids), { 'fettle-since': device.cursor });
  if (answer.status >= 300) return answer;
  if (route.reply.kind === 'file') {
    await pull(person, device);
    return answer;
  }
  expect(answer.headers.get('content-type'), key).toBe(changesType);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { reply, changes } = answer.body as Told;
  if (route.reply.kind === 'none') expect(reply).toBeNull();
  if (route.access === 'guest') {
    // A call through a link never returns its owner's records.
    expect(changes).toBeNull();
    await pull(person, device);
  } else {
    expect(changes, key).not.toBeNull();
    if (changes) take(device, await wholeOf(person, changes));
  }
  return answer;
};

/** Waits until work after the reply (emails, files, a ranking) changes nothing more. */
const settled = async (person: Someone, device: Device) => {
  for (;;) {
    const anew = await filled(person);
    await pull(person, device);
    if (device.cursor === anew.cursor) return anew;
  }
};

const secrets =
  /gsi\d|__edb|"(pk|sk|packed|emailPassSealed|sealed|linkEpoch|feedEpoch|mailboxHash|identityId|directory\w*|sortCode|accountNumber|utr|evidence|dueShard|remindingUntil|sha256|stripeCustomerId)"/;

/** Expects an updated device to hold exactly what a newly filled one gets, and no secrets. */
const expectUpdated = async (person: Someone, device: Device, key: string) => {
  const fresh = await settled(person, device);
  const [held, given] = [device, fresh].map(({ records }) => Object.fromEntries(records));
  // `expect` explains differences, but takes ten times as long to find none.
  if (!isDeepStrictEqual(held, given)) expect(held, key).toEqual(given);
  expect(JSON.stringify(given)).not.toMatch(secrets);
};

const anew = async (
  kinds?: (keyof Known)[],
  prepare?: (person: Someone, ids: Known) => Promise<unknown>,
): Promise<[Someone, Known, Device]> => {
  const person = await system.someone();
  const ids = await known(person, kinds);
  await prepare?.(person, ids);
  return [person, ids, await filled(person)];
};

describe('an updated device holds what a new one is given', () => {
  let everybody: Awaited<ReturnType<typeof anew>>;
  const refused: string[] = [];
  beforeAll(async () => {
    everybody = await anew();
  });

  it.each(changing.map(({ key, route }) => [key, route] as const))('after %s', async (key, route) => {
    const log = vi.spyOn(logger, 'error');
    let [person, ids, device] = everybody;
    let { status } = await change(person, device, key, route, ids);
    if (status >= 300) {
      // An earlier call has removed what it needs.
      [person, ids, device] = await anew(kindsOf(key, route), ready[key]);
      ({ status } = await change(person, device, key, route, ids));
    }
    if (status >= 300) refused.push(`${key} ${status}`);
    await expectUpdated(person, device, key);
    // A record that doesn't match its kind's schema is never sent.
    expect(log.mock.calls.filter(([said]) => said === 'A record is not of its shape')).toEqual([]);
  });

  it('though the example data can’t satisfy every call', () => {
    expect(refused.filter((each) => !/ (400|409)$/.test(each))).toEqual([]);
    // No week is over, and no firm is connected to HMRC.
    expect(refused.filter((each) => !/\/api\/(time\/weeks|filing)\//.test(each)).length).toBeLessThan(
      changing.length / 8,
    );
  });
});
