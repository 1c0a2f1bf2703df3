import { unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { connectedPerson, connectedVat, deviceHeaders, tellHmrc } from '#functions/testing/filing/hmrc.ts';
import { partitionOf } from '#functions/testing/partition.ts';
import { today } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import { taxYearOf } from '#shared/uk/tax-year.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';

const system = localSystem();
const { account, filing } = routes;

/** Reads what this process writes from now on. */
const listen = (): (() => string) => {
  const streams = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write'));
  return () => streams.flatMap(({ mock }) => mock.calls.map(([text]) => String(text))).join('');
};

/** The tokens as they are now. */
const tokensOf = async ({ firmId }: Someone, tax: 'vat' | 'incomeTax'): Promise<string[]> => {
  // Both read the environment, which the system sets.
  const { readConnection } = await import('./connection/entity.ts');
  const { open } = await import('#functions/lib/seal.ts');
  const kept = await readConnection(firmId, tax);
  return Object.values(JSON.parse(await open(firmId, kept?.sealed ?? '')) as Record<string, string>);
};

const exportOf = async (person: Someone): Promise<string> => {
  await person.call(account.startExport, {});
  const { url } = await vi.waitFor(
    async () => {
      const state = await person.call(account.exportState, {});
      expect(state.status).toBe('ready');
      return state;
    },
    { timeout: 60_000, interval: 50 },
  );
  const files = unzipSync(new Uint8Array(await (await fetch(url ?? '')).arrayBuffer()));
  return Object.values(files)
    .map((bytes) => new TextDecoder().decode(bytes))
    .join('\n');
};

const askAll = async (person: Someone): Promise<string> => {
  const headers = deviceHeaders();
  const params = { taxYear: taxYearOf(today()) };
  const replies = [
    await person.answer(filing.connections, {}, headers),
    await person.answer(filing.told, {}, headers),
    await person.answer(filing.vatObligations, { query: {} }, headers),
    await person.answer(filing.vatAccount, {}, headers),
    await person.answer(filing.incomeTaxBusinesses, {}, headers),
    await person.answer(filing.incomeTaxYear, { params }, headers),
  ];
  return JSON.stringify(replies.map(({ status, body }) => [status, body]));
};

it.each(['vat', 'incomeTax'] as const)(
  'no reply, export, record or log tells the tokens of %s',
  async (tax) => {
    const logged = listen();
    const { person, ...ids } = await (tax === 'vat' ? connectedVat(system) : connectedPerson(system));
    const { nino, vrn } = ids as { nino?: string; vrn?: string };
    const who = vrn ? { vrn } : { nino: nino ?? '' };
    const secrets = [...(await tokensOf(person, tax)), ...(vrn || !nino ? [] : [nino])];
    const said = [await askAll(person)];
    // What fails is logged: no answer, an error of HMRC's, and a token that is renewed.
    for (const status of ['silence', 503] as const) {
      await tellHmrc(system, { ...who, status });
      said.push(await askAll(person));
    }
    await tellHmrc(system, { ...who, advanceHours: 5 });
    said.push(await askAll(person));
    secrets.push(...(await tokensOf(person, tax)));
    await tellHmrc(system, { ...who, revoke: true });
    said.push(await askAll(person), await exportOf(person), JSON.stringify(await partitionOf(person.firmId)));
    expect(new Set(secrets).size).toBe(vrn ? 4 : 5);
    expect(logged()).toContain('HMRC did not answer');
    for (const text of [...said, logged()])
      for (const secret of secrets) expect(text.includes(secret), secret).toBe(false);
  },
);
