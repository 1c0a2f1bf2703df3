import { describe, expect, it } from 'vitest';
import { billed, connected, customerOf, press, tellAccount } from '#functions/testing/online.ts';
import { partitionOf } from '#functions/testing/partition.ts';
import { routes } from '#shared/routes.ts';
import { localSystem } from '../../../local/testing/system.ts';

const system = localSystem();
const { payments } = routes;

describe('being paid online', () => {
  it('begins at Stripe, says what is missing, goes on by a new link, and is then ready', async () => {
    const person = await system.someone();
    expect(await person.call(payments.connectStanding, {})).toMatchObject({ state: 'none', cards: false });
    const { url } = await person.call(payments.connect, {});
    const page = await (await fetch(url)).text();
    expect(page).toContain('onboarding');
    const unfinished = await person.call(payments.connectStanding, {});
    expect(unfinished).toMatchObject({ state: 'unfinished', cards: false });
    expect(unfinished.missing).toContain('the bank account your money goes to');
    // A link works once; pressing again makes a new link for the same account.
    expect((await fetch(url, { redirect: 'manual' })).headers.get('location')).toMatch(
      /\/settings\?connect=again$/,
    );
    const again = await person.call(payments.connect, {});
    expect(await press(again.url, 'complete')).toMatch(/\/settings\?connect=back$/);
    expect(await person.call(payments.connectStanding, {})).toMatchObject({
      ...{ state: 'ready', cards: true, bank: true, missing: [], why: [] },
    });
    const kept = (await partitionOf(person.firmId)).filter(({ sk }) => sk === 'connect');
    expect(kept).toMatchObject([{ account: (await tellAccount(system, person)).account }]);
  });

  it.each([
    ['pending', 'checking', 'checking your details'],
    ['restrict', 'restricted', 'needs something from you'],
    ['refuse', 'refused', 'doesn’t accept this kind of business'],
  ] as const)('says in plain words why it does not work: %s', async (onboarding, state, why) => {
    const person = await connected(system);
    await tellAccount(system, person, { onboarding });
    const standing = await person.call(payments.connectStanding, {});
    expect(standing).toMatchObject({ state, cards: false, bank: false });
    expect(standing.why.join()).toContain(why);
    if (onboarding === 'restrict') expect(standing.missing).toEqual(['proof of who you are']);
  });

  it('is one account, however often and at once it is begun', async () => {
    const person = await system.someone();
    const urls = await Promise.all(Array.from({ length: 4 }, () => person.call(payments.connect, {})));
    expect(new Set(urls.map(({ url }) => url)).size).toBe(4);
    const { account } = await tellAccount(system, person);
    expect((await partitionOf(person.firmId)).find(({ sk }) => sk === 'connect')).toMatchObject({ account });
  });

  it('is switched off here with every record kept, and on again with the same account', async () => {
    const owner = await connected(system);
    const bill = await billed(owner, 240);
    const customer = customerOf(system, bill);
    expect((await customer.open()).pay).toMatchObject({ amount: 240 });
    await owner.call(payments.disconnect, {});
    expect(await owner.call(payments.connectStanding, {})).toMatchObject({ state: 'disconnected' });
    expect((await customer.open()).pay).toBeNull();
    expect((await customer.pay()).status).toBe(409);
    const { url } = await owner.call(payments.connect, {});
    await press(url, 'leave');
    expect(await owner.call(payments.connectStanding, {})).toMatchObject({ state: 'ready' });
  });

  it('that its owner ends at Stripe is told, and begun anew is another account', async () => {
    const owner = await connected(system);
    const { account } = await tellAccount(system, owner, { deauthorize: true });
    expect(await owner.call(payments.connectStanding, {})).toMatchObject({ state: 'lost', cards: false });
    const { url } = await owner.call(payments.connect, {});
    await press(url, 'complete');
    expect(await owner.call(payments.connectStanding, {})).toMatchObject({ state: 'ready' });
    expect((await tellAccount(system, owner)).account).not.toBe(account);
  });
});
