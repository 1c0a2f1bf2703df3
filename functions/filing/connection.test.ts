import { describe, expect, it } from 'vitest';
import {
  comeBack,
  connectedVat,
  deviceHeaders,
  newTestBusiness,
  registered,
  signInAtHmrc,
} from '#functions/testing/filing/hmrc.ts';
import { partitionOf } from '#functions/testing/partition.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';

const system = localSystem();
const { filing, settings } = routes;

const standing = async (person: Someone, tax: 'vat' | 'incomeTax' = 'vat') => {
  const { connections } = await person.call(filing.connections, {});
  return connections.find((each) => each.tax === tax);
};

const begun = async () => {
  const person = await system.someone();
  const business = await newTestBusiness(system, 'organisations');
  await person.call(settings.updateBusiness, { body: registered(business.vrn) });
  const { url } = await person.call(filing.connect, { body: { tax: 'vat' } });
  return { person, business, url };
};

const months = (from: string | null | undefined, to: string | null | undefined): number => {
  const [a, b] = [new Date(from ?? ''), new Date(to ?? '')];
  return (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth();
};

describe('connecting to HMRC', () => {
  it('goes through its pages and holds for 18 months', async () => {
    const { person, business, url } = await begun();
    expect(url).toContain(system.services.hmrcSignIn);
    expect(new URL(url).searchParams.get('code_challenge_method')).toBe('S256');
    expect(await standing(person)).toMatchObject({ status: 'none', reference: null, endsAt: null });
    const back = await signInAtHmrc(url, business);
    expect(await comeBack(person, back)).toBe('/tax?connected=vat');
    const kept = await standing(person);
    expect(kept).toMatchObject({ tax: 'vat', status: 'connected', reference: business.vrn });
    expect(months(kept?.connectedAt, kept?.endsAt)).toBe(18);
    // A code and a state work only once.
    expect(await comeBack(person, back)).toBe('/tax?refused=state');
  });

  it('gives a device its own name, which outlives the session', async () => {
    const person = await system.someone();
    const { headers } = await person.answer(filing.connections);
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(
      /^__Host-fettle-device=[\w-]{22}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=34560000/,
    );
    const [device = ''] = cookie.split(';');
    const again = await person.answer(filing.connections, {}, { cookie: `${person.cookie}; ${device}` });
    expect(again.headers.get('set-cookie')).toContain(device);
  });

  it('keeps nothing for a state that is made up or somebody else’s', async () => {
    const { person, business, url } = await begun();
    const other = await begun();
    const back = await signInAtHmrc(url, business);
    expect(await comeBack(other.person, back)).toBe('/tax?refused=state');
    // The failed attempt used up the state.
    expect(await comeBack(person, back)).toBe('/tax?refused=state');
    back.searchParams.set('state', 'x'.repeat(43));
    expect(await comeBack(person, back)).toBe('/tax?refused=state');
    expect(await standing(person)).toMatchObject({ status: 'none' });
  });

  it('says when they refuse permission at HMRC', async () => {
    const { person, business, url } = await begun();
    const back = await signInAtHmrc(url, { ...business, decision: 'refuse' });
    expect(await comeBack(person, back)).toBe('/tax?refused=access_denied');
    expect(await standing(person)).toMatchObject({ status: 'none' });
  });

  it('doesn’t say that it is connected to an account of another VAT number', async () => {
    const { person } = await begun();
    const { body } = await person.answer(filing.connect, { body: { tax: 'vat' } }, deviceHeaders());
    const other = await newTestBusiness(system, 'organisations');
    const back = await signInAtHmrc((body as { url: string }).url, other);
    expect(await comeBack(person, back)).toBe('/tax?part=vat');
    expect(await standing(person)).toMatchObject({ status: 'wrong_account' });
  });

  it('wants a VAT number in Settings, or a National Insurance number', async () => {
    const person = await system.someone();
    const vat = await person.answer(filing.connect, { body: { tax: 'vat' } });
    expect(vat).toMatchObject({ status: 409, body: { issues: [{ path: 'vatNumber' }] } });
    for (const nino of [undefined, 'QQ123456C', 'x']) {
      const own = await person.answer(filing.connect, { body: { tax: 'incomeTax', nino } });
      expect(own).toMatchObject({ status: 400, body: { issues: [{ path: 'nino' }] } });
    }
  });

  it('keeps a National Insurance number sealed and shows only part of it', async () => {
    const person = await system.someone();
    const { nino, ...who } = await newTestBusiness(system, 'individuals');
    const { url } = await person.call(filing.connect, { body: { tax: 'incomeTax', nino } });
    expect(await comeBack(person, await signInAtHmrc(url, who))).toBe('/tax?connected=incomeTax');
    const shown = await standing(person, 'incomeTax');
    expect(shown).toMatchObject({ status: 'connected', reference: `AA ** ** ${nino.slice(6, 8)} A` });
    expect(JSON.stringify(await partitionOf(person.firmId))).not.toContain(nino);
  });

  it('keeps its tokens sealed', async () => {
    const { person } = await connectedVat(system);
    const row = (await partitionOf(person.firmId)).find(({ sk }) => sk === 'filing#vat');
    expect(row).toMatchObject({ scopes: 'read:vat write:vat' });
    expect(Object.keys(row ?? {})).not.toContain('access');
    expect(JSON.stringify(row)).not.toMatch(/"[0-9a-f]{48}"/);
  });

  it('can be ended, and ended again', async () => {
    const { person } = await connectedVat(system);
    await person.call(filing.disconnect, { params: { tax: 'vat' } });
    expect(await standing(person)).toMatchObject({ status: 'none' });
    await person.call(filing.disconnect, { params: { tax: 'vat' } });
  });
});
