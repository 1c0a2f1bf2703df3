import { expect, it } from 'vitest';
import { fitTheTap } from '#functions/testing/quotes/fit-the-tap.ts';
import { addDays, formatDate, today } from '#shared/dates.ts';
import type { LineInput } from '#shared/lines/line.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../../local/testing/system.ts';
import { readPdf } from '../../paper/testing/read-pdf.ts';
import { partitionOf, recounted } from '../../testing/partition.ts';

const system = localSystem();
const { clients, quotes, settings } = routes;

const line: LineInput = { ...fitTheTap, vat: 's' };

const begin = async (business: object = { address: '12 Example Street' }) => {
  const person = await system.someone();
  const vat = { vatNumber: 'GB123456782', vatScheme: 'standard' } as const;
  await person.call(settings.updateBusiness, { body: { ...vat, ...business } });
  const client = await person.call(clients.create, { body: { name: 'Harbour Café' } });
  const body = { clientId: client.id, title: 'Kitchen tap', lines: [line] };
  const { id } = await person.call(quotes.create, { body });
  return { person, client, params: { id } };
};

const read = async (person: Someone, path: string) => {
  const reply = await fetch(system.services.app + path, { headers: { cookie: person.cookie } });
  expect(reply.headers.get('content-type')).toBe('application/pdf');
  return readPdf(new Uint8Array(await reply.arrayBuffer()));
};

it('what was sent stays as it was, whatever is worked on, until it is sent again', async () => {
  const { person, client, params } = await begin();
  const draft = await person.call(quotes.get, { params });
  expect(draft.pricesInclude).toBe('net');
  await person.call(quotes.link, { params });
  const sent = await person.call(quotes.get, { params });
  expect(sent).toMatchObject({ status: 'sent', version: 1, changed: false, total: 108 });
  expect(sent.updatedAt).toBe(draft.updatedAt);

  const dearer = {
    clientId: client.id,
    lines: [{ ...line, unitPrice: 50 }],
    deposit: { kind: 'percent', value: 10 },
  };
  const changed = await person.call(quotes.update, { params, body: dearer as never });
  expect(changed).toMatchObject({
    ...{ version: 1, changed: true, total: 108, deposit: null, sums: { total: 120 } },
    working: { deposit: { kind: 'percent', value: 10 } },
  });
  const back = await person.call(quotes.update, {
    params,
    body: { clientId: client.id, lines: [line], deposit: null },
  });
  expect(back.changed).toBe(false);

  await person.call(quotes.update, { params, body: dearer as never });
  await person.call(quotes.link, { params });
  await person.call(quotes.link, { params });
  const again = await person.call(quotes.get, { params });
  expect(again).toMatchObject({ version: 2, changed: false, total: 120, deposit: { value: 10 } });
  const versions = await person.call(quotes.versions, { params });
  expect(versions.map(({ version, total }) => [version, total])).toEqual([
    [2, 120],
    [1, 108],
  ]);
  expect(new Set(versions.map(({ hash }) => hash)).size).toBe(2);
  const { expected, found } = await recounted(person.firmId);
  expect(found).toEqual(expected);
});

it('its PDF says what it is, until when it is valid and what is due', async () => {
  const { person, client, params } = await begin();
  await person.call(quotes.link, { params });
  const more: LineInput = { ...line, description: 'And the outside one', optional: true };
  const body = {
    clientId: client.id,
    lines: [line, more],
    deposit: { kind: 'amount', value: 20 },
    priceKind: 'estimate',
  };
  await person.call(quotes.update, { params, body: body as never });
  const until = formatDate(addDays(today(), 30));
  const first = await read(person, `/api/quotes/${params.id}/versions/1/pdf`);
  expect(first.text).toContain('Quote for');
  expect(first.text).toContain(`This price is valid until ${until}. This is not a VAT invoice.`);
  const now = await read(person, `/api/quotes/${params.id}/pdf`);
  expect(now.text).toContain(`This is an estimate, not a fixed price. It is valid until ${until}.`);
  expect(now.text).toContain('A deposit of £20.00 is due when you accept.');
  expect(now.text).toContain('Total with VAT £108.00');
  for (const { text } of [first, now]) expect(text.replace('not a VAT invoice', '')).not.toMatch(/invoice/i);
});

it('is not sent where accepting it would be refused, and says where to mend that', async () => {
  const { person, client, params } = await begin({});
  await person.call(clients.update, {
    params: { id: client.id },
    body: { name: 'Harbour Café', kind: 'business' },
  });
  const { status, body } = await person.answer(quotes.link, { params });
  const { issues } = body as { issues: { path: string }[] };
  expect(status).toBe(409);
  expect(issues.map(({ path }) => path)).toEqual(['sellerAddress', 'cisContractor']);
  expect(await person.call(quotes.get, { params })).toMatchObject({ status: 'draft', version: 0 });

  const other = await begin();
  const past = { clientId: other.client.id, validUntil: '2026-01-01' };
  await other.person.call(quotes.update, { params: other.params, body: past });
  const late = await other.person.answer(quotes.link, { params: other.params });
  expect(late.body).toMatchObject({ issues: [{ path: 'validUntil' }] });

  // Its title is printed on the deposit's invoice.
  const plain = await begin();
  await plain.person.call(settings.updateBusiness, { body: { vatScheme: 'none', vatNumber: null } });
  const words = { title: 'Boiler incl. VAT', message: '£90 plus VAT', terms: 'Prices include VAT. 現金' };
  const lines: LineInput[] = [{ ...line, vat: 'o' }];
  const claiming = { clientId: plain.client.id, lines, ...words };
  await plain.person.call(quotes.update, { params: plain.params, body: claiming });
  const refused = await plain.person.answer(quotes.link, { params: plain.params });
  const found = (refused.body as { issues: { path: string }[] }).issues.map(({ path }) => path);
  expect({ status: refused.status, found }).toEqual({
    status: 409,
    found: ['title', 'message', 'terms', 'terms'],
  });
});

it('a link is in no reply but the one that made it, and can be made again from its key', async () => {
  const { person, params } = await begin();
  const key = { 'idempotency-key': 'copy' };
  const [one, same] = [
    (await person.answer(quotes.link, { params }, key)).body as { url: string },
    (await person.answer(quotes.link, { params }, key)).body as { url: string },
  ];
  expect(one.url).toMatch(/\/guest#[\w-]{43}$/);
  expect(same).toEqual(one);
  const [, token = ''] = one.url.split('#');
  expect(JSON.stringify(await partitionOf(person.firmId))).not.toContain(token);
  await person.call(quotes.revoke, { params });
  const next = await person.call(quotes.link, { params });
  expect(next.url).not.toBe(one.url);
});
