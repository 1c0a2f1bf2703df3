import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectedVat, deviceHeaders, phone, registered, tellHmrc } from '#functions/testing/filing/hmrc.ts';
import { receiptForm } from '#functions/testing/forms.ts';
import { partitionOf, setItem, setOnFirm } from '#functions/testing/partition.ts';
import type { AccountRow, FilingReturn } from '#shared/filing/vat.ts';
import type { Receipt } from '#shared/receipts/contract.ts';
import { routes } from '#shared/routes.ts';
import type { Obligation } from '../../local/hmrc/state.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { readPdf } from '../paper/testing/read-pdf.ts';

const system = localSystem();
const { clients, filing, invoices, settings, tax } = routes;

const spring: Obligation = {
  ...{ start: '2026-04-01', end: '2026-06-30', due: '2026-08-07', status: 'O', periodKey: '#001' },
};
const summer: Obligation = {
  ...{ start: '2026-07-01', end: '2026-09-30', due: '2026-11-07', status: 'O', periodKey: '26A3' },
};
const autumn: Obligation = {
  ...{ start: '2026-10-01', end: '2026-12-31', due: '2027-02-07', status: 'O', periodKey: '26A4' },
};

const line = { kind: 'labour', description: 'Work', quantity: 1, unit: 'each', vat: 's' } as const;

const begin = async (periods: Obligation[] = [summer, autumn]) => {
  const { person, vrn } = await connectedVat(system);
  await tellHmrc(system, { vrn, obligations: periods });
  expect((await obligations(person)).status).toBe(200);
  await tellHmrc(system, { vrn, forget: true });
  const client = await person.call(clients.create, { body: { name: 'Mill', address: '1 Mill Ln' } });
  const sell = (taxPoint: string, unitPrice: number) =>
    person.call(invoices.create, {
      body: {
        clientId: client.id,
        dueDate: '2030-01-31',
        taxPoint,
        lines: [{ ...line, unitPrice }],
      } as never,
    });
  const buy = async (receiptDate: string, amount: number, vatAmount: number) => {
    const data = { receiptDate, vendor: 'Harbour Supplies', amount, vatAmount, isVatReceipt: true };
    const { body } = await person.send({ method: 'POST', path: '/api/receipts', body: receiptForm(data) });
    return body as Receipt;
  };
  const seen = async () => (await tellHmrc(system, { vrn })).seen;
  // Without the calls over HMRC's rate limit, which are retried.
  const posts = async () =>
    (await seen()).filter(({ method, status }) => method === 'POST' && status !== 429);
  return { person, vrn, sell, buy, seen, posts };
};

const at = (end: string) => ({ params: { end } });
const look = (person: Someone, end = summer.end) => person.answer(filing.vatReturn, at(end), deviceHeaders());
const draft = async (person: Someone, end = summer.end) => (await look(person, end)).body as FilingReturn;
const file = (person: Someone, body: object, end = summer.end, key = randomUUID()) =>
  person.answer(filing.fileVatReturn, { ...at(end), body }, { ...deviceHeaders(), 'idempotency-key': key });
const declare = async (person: Someone, end = summer.end, more: object = {}) =>
  file(person, { hash: (await draft(person, end)).hash, declared: true, ...more }, end);
const obligations = (person: Someone, query: object = {}, headers = deviceHeaders()) =>
  person.answer(filing.vatObligations, { query }, headers);

const problemAt = (status: number, path: string) => ({
  status,
  body: { issues: [expect.objectContaining({ path })] },
});

describe('the periods that HMRC wants', () => {
  it('can be asked for only with the details of the device', async () => {
    const { person, seen } = await begin();
    for (const [device, path] of [
      [undefined, 'device'],
      ['x', 'device'],
      [{ ...phone, screens: [] }, 'device.screens'],
      [{ ...phone, offset: 900 }, 'device.offset'],
    ] as const) {
      const headers = device === undefined ? {} : deviceHeaders(device);
      expect(await obligations(person, {}, headers as never)).toMatchObject(problemAt(400, path));
    }
    const { status, body } = await obligations(person);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { obligations: [{ end: '2026-12-31', status: 'open', ours: null }, { end: '2026-09-30' }] },
    });
    const [call] = await seen();
    expect(call?.headers).toMatchObject({
      'gov-client-connection-method': 'WEB_APP_VIA_SERVER',
      'gov-client-browser-js-user-agent': 'Mozilla/5.0 (Linux; Android 16) Fettle%E2%80%99s own',
      'gov-client-device-id': expect.stringMatching(/^[\da-f-]{36}$/),
      'gov-client-public-ip': '198.51.100.7',
      'gov-client-public-port': expect.stringMatching(/^\d+$/),
      'gov-client-screens': 'width=390&height=844&scaling-factor=3&colour-depth=24',
      'gov-client-window-size': 'width=390&height=664',
      'gov-client-timezone': 'UTC+01:00',
      'gov-client-user-ids': `fettle=${encodeURIComponent(person.userId)}`,
      'gov-vendor-product-name': 'Fettle',
      accept: 'application/vnd.hmrc.1.0+json',
    });
    const told = await person.answer(filing.told, {}, deviceHeaders());
    const { headers } = told.body as { headers: { name: string; value: string }[] };
    expect(headers.length).toBeGreaterThan(10);
    const isOfCall = ({ name }: { name: string }) => /Device-ID|Timestamp|Port$/.test(name);
    for (const each of headers.filter((one) => !isOfCall(one)))
      expect(call?.headers[each.name.toLowerCase()]).toBe(each.value);
    expect(await person.answer(filing.told, {})).toMatchObject(problemAt(400, 'device'));
  });

  it('are of a year at most, in order', async () => {
    const { person } = await begin();
    const backwards = { from: '2026-09-30', to: '2026-07-01' };
    expect(await obligations(person, backwards)).toMatchObject(problemAt(400, 'to'));
    const long = { from: '2025-01-01', to: '2026-07-01' };
    expect(await obligations(person, long)).toMatchObject(problemAt(400, 'to'));
    expect(await obligations(person, { from: 'x' })).toMatchObject(problemAt(400, 'from'));
  });
});

describe('a VAT return of very many records', () => {
  const many = 501;

  it('has them in pages, each of which is read once', async () => {
    const { person, sell } = await begin();
    const { id } = await sell('2026-08-10', 100);
    const { invoiceEntity } = await import('#functions/ledger/invoice-entity.ts');
    const { data } = await invoiceEntity.get({ firmId: person.firmId, id }).go();
    if (!data) throw new Error('The invoice is not kept');
    await invoiceEntity
      .put(Array.from({ length: many - 1 }, (_, n) => ({ ...data, id: id - 1 - n, invoiceNumber: `M-${n}` })))
      .go({ concurrency: 8 });
    const { recountFirm } = await import('../upkeep/recount.ts');
    await recountFirm(person.firmId);
    expect(await draft(person)).toMatchObject({ account: [], isAccountPaged: true });

    const rows: AccountRow[] = [];
    for (let path = `/api/filing/vat/returns/${summer.end}/account`; path; ) {
      const { status, headers, body } = await person.send({ method: 'GET', path, headers: deviceHeaders() });
      expect(status).toBe(200);
      rows.push(...(body as AccountRow[]));
      path = /<(.*?)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? '';
    }
    const of = (box: number) => rows.filter((row) => row.box === box);
    expect([of(1).length, of(6).length, rows.length]).toEqual([many, many, 2 * many]);
    expect(new Set(of(1).map((row) => row.id)).size).toBe(many);
    expect(of(1).reduce((sum, row) => sum + row.vat, 0)).toBe(20 * many);
    expect(await person.answer(filing.vatReturnAccount, { ...at('2026-02-30'), query: {} })).toMatchObject(
      problemAt(400, 'end'),
    );
  });
});

describe('a VAT return', () => {
  let it1: Awaited<ReturnType<typeof begin>>;
  let shown: FilingReturn;
  beforeAll(async () => {
    it1 = await begin();
    await it1.sell('2026-08-10', 1000.5);
    await it1.buy('2026-09-02', 120.99, 20.1);
    shown = await draft(it1.person);
  });

  it('is made of the figures of its period, each with the records behind it', async () => {
    const { boxes } = await it1.person.call(tax.vat, { query: { from: summer.start, to: summer.end } });
    expect(shown).toMatchObject({ status: 'draft', blocked: [], corrections: [], acknowledgement: null });
    expect(shown.boxes).toEqual(boxes);
    expect(shown.boxes).toMatchObject({ box1: 200.1, box4: 20.1, box5: 180, box6: 1000, box7: 100 });
    const sum = (box: number) =>
      shown.account.filter((row) => row.box === box).reduce((all, { net, vat }) => all + net + vat, 0);
    expect([1, 4, 6, 7].map((box) => Number(sum(box).toFixed(2)))).toEqual([200.1, 20.1, 1000.5, 100.89]);
  });

  it('is a claim where more was bought than sold, and box 5 has no sign', async () => {
    const { person, buy, posts } = await begin();
    await buy('2026-08-20', 1200.6, 200.1);
    expect(await declare(person)).toMatchObject({
      ...{ status: 201, body: { outcome: 'reclaim', boxes: { box1: 0, box4: 200.1, box5: 200.1 } } },
    });
    const [sent] = (await posts()).map(({ body }) => body);
    expect(sent).toMatchObject({ totalVatDue: 0, netVatDue: 200.1, totalValuePurchasesExVAT: 1000 });
    expect(Object.keys(sent as object)).toHaveLength(11);
  });

  it('wants a declaration, and the figures that were seen', async () => {
    const { person, posts } = it1;
    const { hash } = shown;
    expect(await file(person, { hash })).toMatchObject(problemAt(400, 'declared'));
    expect(await file(person, { hash, declared: false })).toMatchObject(problemAt(400, 'declared'));
    const old = await file(person, { hash: 'h'.repeat(43), declared: true });
    expect(old).toMatchObject({ ...problemAt(409, 'hash'), body: { current: { hash } } });
    expect(await file(person, { hash, declared: true }, 'tomorrow')).toMatchObject(problemAt(400, 'end'));
    expect((await look(person, '2026-05-31')).status).toBe(404);
    expect(await posts()).toEqual([]);
  });

  it('is filed once, and stays as it was', async () => {
    const { person, posts } = it1;
    const body = { hash: shown.hash, declared: true };
    const [key, other] = [randomUUID(), randomUUID()];
    const both = await Promise.all([
      file(person, body, summer.end, key),
      file(person, body, summer.end, other),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const won = both.findIndex(({ status }) => status === 201);
    expect(both[1 - won]).toMatchObject(problemAt(409, 'end'));
    const filed = both[won]?.body as FilingReturn;
    expect(filed.acknowledgement?.formBundleNumber).toMatch(/^\d{12}$/);
    expect(filed).toMatchObject({ status: 'filed', declaredBy: 'Robin Example' });
    const again = await file(person, body, summer.end, won === 0 ? key : other);
    expect({ status: again.status, body: again.body }).toEqual({ status: 201, body: filed });
    expect(await file(person, body)).toMatchObject(problemAt(409, 'end'));
    const sent = await posts();
    expect(sent.map(({ body: payload }) => payload)).toEqual([
      {
        ...{ periodKey: '26A3', vatDueSales: 200.1, vatDueAcquisitions: 0, totalVatDue: 200.1 },
        ...{ vatReclaimedCurrPeriod: 20.1, netVatDue: 180, totalValueSalesExVAT: 1000 },
        ...{ totalValuePurchasesExVAT: 100, totalValueGoodsSuppliedExVAT: 0, totalAcquisitionsExVAT: 0 },
        finalised: true,
      },
    ]);
    const before = (await look(person)).body;
    await it1.sell('2026-08-11', 50);
    expect((await look(person)).body).toEqual(before);
    expect((await draft(person)).acknowledgement).toEqual(filed.acknowledgement);
  });

  it('is proven by one page, which is the same whenever it is asked for', async () => {
    const { person } = it1;
    const params = { end: summer.end };
    const ask = (end: string) => person.answer(filing.acknowledgement, { params: { end } });
    const [one, two] = [await ask(params.end), await ask(params.end)];
    const { text, pages } = await readPdf(one.bytes);
    expect(pages).toHaveLength(1);
    const number = (await draft(person)).acknowledgement?.formBundleNumber;
    for (const words of [number, '£200.10', '£1,000.00', 'Robin Example', 'legal declaration'])
      expect(text).toContain(words);
    expect(Buffer.compare(one.bytes, two.bytes)).toBe(0);
    expect((await ask('2026-05-31')).status).toBe(404);
    expect(await ask('tomorrow')).toMatchObject(problemAt(400, 'end'));
  });

  it('keeps the scheme of its days', async () => {
    const schemeChange = { scheme: 'cash', from: summer.start } as const;
    expect(await it1.person.answer(settings.updateTax, { body: { schemeChange } })).toMatchObject(
      problemAt(400, 'schemeChange.from'),
    );
  });

  it('is owed to HMRC then, which says what it got', async () => {
    const listed = await obligations(it1.person);
    expect(listed.body).toMatchObject({
      obligations: [
        { end: autumn.end, ours: null, amount: null, outcome: null },
        { end: summer.end, status: 'fulfilled', ours: 'filed', amount: 180, outcome: 'pay' },
      ],
    });
    const account = await it1.person.answer(filing.vatAccount, {}, deviceHeaders());
    expect(account.body).toMatchObject({
      ...{ owed: 180, payments: [] },
      penalties: { points: 0, charges: 0, outstanding: 0, returns: [], late: [] },
      liabilities: [{ from: summer.start, to: summer.end, original: 180, outstanding: 180 }],
    });
  });

  it('is of a business that HMRC may have registered otherwise than Settings say', async () => {
    const { person, vrn } = it1;
    const ask = async () => (await person.answer(filing.vatInformation, {}, deviceHeaders())).body;
    const known = { registeredFrom: '2020-05-01' };
    await tellHmrc(system, { vrn, information: known });
    expect(await ask()).toEqual({ ...known, flatRate: null, differs: [] });
    await tellHmrc(system, { vrn, information: { ...known, frsCategory: '017' } });
    await person.call(settings.updateBusiness, { body: { vatFrom: '2020-06-01' } });
    expect(await ask()).toEqual({
      ...known,
      flatRate: { category: '017' },
      differs: ['vatFrom', 'vatScheme'],
    });
    await person.call(settings.updateBusiness, { body: { vatFrom: null } });
  });
});

describe('what breaks while a return is filed', () => {
  it('no answer: it is found at HMRC, and sent once', async () => {
    const { person, vrn, sell, posts } = await begin();
    await sell('2026-08-10', 10);
    const { hash } = await draft(person);
    await tellHmrc(system, { vrn, status: 'silence' });
    const sent = await file(person, { hash, declared: true });
    expect(sent).toMatchObject({ status: 202, body: { status: 'unknown' } });
    expect(await file(person, { hash, declared: true })).toMatchObject(problemAt(409, 'end'));
    expect(await draft(person)).toMatchObject({
      ...{ status: 'filed', acknowledgement: { formBundleNumber: null, foundAt: expect.any(String) } },
    });
    expect(await posts()).toHaveLength(1);
  });

  it('no answer, and a period that HMRC no longer lists: it is found all the same', async () => {
    const { person, vrn } = await begin();
    const { hash } = await draft(person);
    await tellHmrc(system, { vrn, status: 'silence' });
    expect((await file(person, { hash, declared: true })).status).toBe(202);
    await tellHmrc(system, { vrn, obligations: [autumn] });
    expect((await obligations(person)).status).toBe(200);
    expect(await draft(person)).toMatchObject({ status: 'filed' });
  });

  it.each([true, false])(
    'the process died after it was sent (%s) or before: HMRC is asked',
    async (arrived) => {
      const { person, vrn, posts } = await begin();
      const { hash } = await draft(person);
      await tellHmrc(system, { vrn, status: arrived ? 'silence' : 503, times: arrived ? 1 : 3 });
      expect((await file(person, { hash, declared: true })).status).toBe(arrived ? 202 : 503);
      const row = `vatReturn#${summer.end}`;
      await tellHmrc(system, { vrn, status: undefined, scenario: '' });
      await setItem(person.firmId, row, { status: 'sending', sentAt: new Date().toISOString() });
      expect(await draft(person)).toMatchObject({ status: 'sending' });
      await setItem(person.firmId, row, { sentAt: new Date(Date.now() - 61_000).toISOString() });
      const found = await draft(person);
      expect(found.status).toBe(arrived ? 'filed' : 'refused');
      if (arrived) return expect(await posts()).toHaveLength(1);
      expect(found.refusal?.message).toBe('It did not arrive. You can file again.');
      expect((await declare(person)).status).toBe(201);
    },
  );

  it('HMRC is busy: it is sent again, and filed', async () => {
    const { person, vrn } = await begin();
    const { hash } = await draft(person);
    await tellHmrc(system, { vrn, status: 429 });
    expect((await file(person, { hash, declared: true })).status).toBe(201);
  });

  it('HMRC is out of order: nothing was filed, and it can be once more', async () => {
    const { person, vrn } = await begin();
    const { hash } = await draft(person);
    await tellHmrc(system, { vrn, status: 503 });
    const { status, body } = await file(person, { hash, declared: true });
    expect({ status, body }).toMatchObject({
      status: 503,
      body: { message: expect.stringMatching(/Nothing was filed/) },
    });
    expect(await draft(person)).toMatchObject({ status: 'refused' });
    expect((await declare(person)).status).toBe(201);
  });

  it('HMRC is down for a day: what it last said is shown, and the return is filed once it is back', async () => {
    const { person, vrn, sell, posts } = await begin();
    await sell('2026-08-10', 10);
    // HMRC says the same again: that is when it last told us.
    const said = (await obligations(person)).body as { readAt: string };
    await tellHmrc(system, { vrn, status: 503, times: 50 });
    expect((await obligations(person)).status).toBe(503);
    const { returns, readAt } = await person.call(filing.vatFiled, {});
    expect(readAt).toBe(said.readAt);
    expect(returns).toMatchObject([
      { end: autumn.end, status: 'open', ours: null },
      { end: summer.end, due: summer.due, status: 'open', ours: null },
    ]);
    expect((await declare(person)).status).toBe(503);
    expect(await draft(person)).toMatchObject({ status: 'unknown' });
    await setItem(person.firmId, `vatReturn#${summer.end}`, {
      sentAt: new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString(),
    });
    expect(await draft(person)).toMatchObject({ status: 'unknown' });
    await tellHmrc(system, { vrn, scenario: '' });
    expect(await draft(person)).toMatchObject({ status: 'refused', refusal: { code: 'NOT_ARRIVED' } });
    expect((await declare(person)).status).toBe(201);
    expect((await posts()).filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it('was paid late: HMRC’s penalties are told, also while they grow', async () => {
    const { person, vrn } = await begin();
    await tellHmrc(system, { vrn, scenario: 'MULTIPLE_LATE_PAYMENT_PENALTIES', times: 3 });
    const { body } = await person.answer(filing.vatAccount, {}, deviceHeaders());
    const known = { from: '2024-01-01', to: '2024-03-31', due: '2024-05-07' };
    const none = { charged: 0, outstanding: 0, reference: null };
    expect(body).toMatchObject({
      penalties: {
        outstanding: 50,
        late: [
          { ...known, isSecond: false, charged: 90, outstanding: 50, reference: 'XP100000000001' },
          { ...known, isSecond: true, accruing: 30.4, ...none },
        ],
      },
    });
  });

  it('was sent late too often: each penalty’s balance is HMRC’s', async () => {
    const { person, vrn } = await begin();
    await tellHmrc(system, { vrn, scenario: 'CHARGE_LATE_SUBMISSION_PENALTIES', times: 3 });
    const account = await person.answer(filing.vatAccount, {}, deviceHeaders());
    expect(account.body).toMatchObject({
      penalties: {
        ...{ points: 4, threshold: 4, charges: 400, outstanding: 320, late: [] },
        returns: [
          { from: '2024-01-01', due: '2024-05-07', charged: 200, outstanding: 120 },
          { from: '2024-04-01', due: '2024-08-07', charged: 200, outstanding: 200 },
        ],
      },
    });
    const ask = (reference: string) =>
      person.answer(filing.vatPenalty, { params: { reference } }, deviceHeaders());
    expect((await ask('XS100000000001')).body).toMatchObject({
      ...{ charged: 200, paid: 80, outstanding: 120, interest: 1.6, payBy: '2024-09-06' },
    });
    expect(await ask('XS999999999999')).toMatchObject({
      status: 409,
      body: { hmrc: { code: 'MATCHING_RESOURCE_NOT_FOUND' }, message: expect.stringMatching(/this penalty/) },
    });
    expect(await ask('x')).toMatchObject(problemAt(400, 'reference'));
    const stranger = await system.someone();
    const theirs = { params: { reference: 'XS100000000001' } };
    expect(await stranger.answer(filing.vatPenalty, theirs, deviceHeaders())).toMatchObject({ status: 409 });
  });

  it('HMRC will not: its code and reference are told', async () => {
    const { person, vrn } = await begin();
    const { hash } = await draft(person);
    await tellHmrc(system, { vrn, scenario: 'INSOLVENT_TRADER' });
    const { status, body } = await file(person, { hash, declared: true });
    expect({ status, body }).toMatchObject({
      status: 409,
      body: {
        code: 'hmrc_refused',
        hmrc: { code: 'RULE_INSOLVENT_TRADER', correlationId: expect.stringMatching(/^[\da-f-]{36}$/) },
      },
    });
    expect((await draft(person)).refusal?.code).toBe('RULE_INSOLVENT_TRADER');
  });

  it('HMRC has a return already, but can’t show it: what it said is kept, and nothing stays in the air', async () => {
    const { person, vrn } = await begin();
    await tellHmrc(system, { vrn, scenario: 'DUPLICATE_SUBMISSION' });
    expect(await declare(person)).toMatchObject({
      ...{ status: 409, body: { hmrc: { code: 'DUPLICATE_SUBMISSION' } } },
    });
    expect(await draft(person)).toMatchObject({
      ...{ status: 'refused', refusal: { code: 'DUPLICATE_SUBMISSION' } },
    });
  });

  it('other software was first: HMRC’s figures are shown', async () => {
    const { person, vrn, sell } = await begin();
    const { hash } = await draft(person);
    await tellHmrc(system, { vrn, status: 'silence' });
    expect((await file(person, { hash, declared: true })).status).toBe(202);
    // Simulates that nothing was recorded here, and that the figures were different.
    const row = (await partitionOf(person.firmId)).find(({ sk }) => sk === `vatReturn#${summer.end}`);
    await setItem(person.firmId, `vatReturn#${summer.end}`, {
      payload: { ...(row?.payload as object), vatDueSales: 1 },
    });
    expect(await draft(person)).toMatchObject({ status: 'filedElsewhere', theirs: { box1: 0 } });
    await sell('2026-08-10', 10);
    expect(await file(person, { hash, declared: true })).toMatchObject(problemAt(409, 'end'));
  });
});

describe('what keeps a return from being filed', () => {
  it('is a period that has not ended, or one before it', async () => {
    const { person } = await begin([spring, summer, autumn]);
    const { blocked } = await draft(person, autumn.end);
    expect(blocked).toEqual([
      { path: 'end', message: 'It can be filed from 1 Jan 2027, the day after the period ends.' },
    ]);
    expect(await declare(person, autumn.end)).toMatchObject(problemAt(409, 'end'));
    expect(await declare(person)).toMatchObject({
      status: 409,
      body: { message: 'The return for 1 Apr 2026 to 30 Jun 2026 has to be filed first.' },
    });
    expect((await declare(person, spring.end)).status).toBe(201);
    expect((await declare(person)).status).toBe(201);
  });

  it('is a figure that is not right', async () => {
    const { person, vrn, sell } = await begin();
    await sell('2026-08-10', 10);
    await person.call(settings.updateBusiness, { body: { ...registered(vrn), vatFrom: '2026-09-01' } });
    const { blocked } = await draft(person);
    expect(blocked.map(({ path }) => path)).toContain('marks.charged_unregistered');
    expect(await declare(person)).toMatchObject(problemAt(409, 'marks.charged_unregistered'));
  });

  it('is a build that counts more than the one that counted its records last', async () => {
    const { person, sell } = await begin();
    await sell('2026-08-10', 10);
    await setOnFirm(person.firmId, { taxCounted: 'before' });
    expect((await draft(person)).blocked).toMatchObject([{ path: 'counting' }]);
    expect(await declare(person)).toMatchObject(problemAt(409, 'counting'));
    const { recountFirm } = await import('../upkeep/recount.ts');
    await recountFirm(person.firmId);
    expect((await draft(person)).blocked).toEqual([]);
  });

  it('is another VAT number in Settings than was connected', async () => {
    const { person, vrn } = await begin();
    await person.call(settings.updateBusiness, { body: registered('123456782') });
    expect(await obligations(person)).toMatchObject(problemAt(409, 'connection'));
    expect(await look(person)).toMatchObject(problemAt(409, 'connection'));
    const { connections } = await person.call(filing.connections, {});
    expect(connections[0]).toMatchObject({ tax: 'vat', status: 'wrong_account' });
    // Once the right number is back, the connection works again.
    await person.call(settings.updateBusiness, { body: registered(vrn) });
    const again = await person.call(filing.connections, {});
    expect(again.connections[0]).toMatchObject({ tax: 'vat', status: 'connected' });
    expect((await obligations(person)).status).toBe(200);
  });
});

describe('what changes in a period that was filed', () => {
  it('goes into the next return, once its cause is said, and is corrected once', async () => {
    const { person, sell, buy } = await begin([spring, summer]);
    await sell('2026-05-10', 100);
    const kept = await buy('2026-05-20', 24, 4);
    expect((await declare(person, spring.end)).status).toBe(201);
    const before = (await look(person, spring.end)).body;
    await sell('2026-06-01', 1000);
    await person.send({ method: 'DELETE', path: `/api/receipts/${kept.id}` });
    expect((await look(person, spring.end)).body).toEqual(before);
    await sell('2026-08-01', 10);
    const shown = await draft(person);
    expect(shown.corrections).toEqual([
      { of: spring.end, box1: 200, box4: -4, cause: null, place: 'return' },
    ]);
    expect(shown.boxes).toMatchObject({ box1: 206, box4: 0, box5: 206, box6: 10 });
    expect(await declare(person)).toMatchObject(problemAt(409, `corrections.${spring.end}`));
    const corrections = [{ of: spring.end, cause: 'careless' }];
    const filed = await declare(person, summer.end, { corrections });
    expect(filed).toMatchObject({
      status: 201,
      body: { boxes: { box1: 206 }, corrections: [{ cause: 'careless' }] },
    });
    await tellHmrc(system, { vrn: await vrnOf(person), obligations: [spring, summer, autumn] });
    await obligations(person);
    expect((await draft(person, autumn.end)).corrections).toEqual([]);
  });

  it('claims the VAT on a bill that came late in the next return, whatever the amount', async () => {
    const { person, buy, sell } = await begin([spring, summer, autumn]);
    expect((await declare(person, spring.end)).status).toBe(201);
    await buy('2026-05-20', 72_000, 12_000);
    await sell('2026-08-01', 10);
    const late = { of: spring.end, box1: 0, box4: 12_000, cause: null, place: 'claim' };
    expect(await draft(person)).toMatchObject({
      corrections: [late],
      boxes: { box1: 2, box4: 12_000, box5: 11_998, box6: 10, box7: 0 },
    });
    expect(await declare(person)).toMatchObject({
      ...{ status: 201, body: { boxes: { box1: 2, box4: 12_000 }, corrections: [late] } },
    });
    expect((await draft(person, autumn.end)).corrections).toEqual([]);
  });

  it('is told apart from such a bill where it is an error', async () => {
    const { person, buy, sell } = await begin([spring, summer, autumn]);
    expect((await declare(person, spring.end)).status).toBe(201);
    await buy('2026-08-20', 72_000, 12_000);
    expect((await declare(person, summer.end)).status).toBe(201);
    await sell('2026-06-01', 1000);
    await buy('2026-08-21', 60, 10);
    expect(await draft(person, autumn.end)).toMatchObject({
      corrections: [
        { of: spring.end, box1: 200, box4: 0, place: 'return' },
        { of: summer.end, box1: 0, box4: 10, place: 'claim' },
      ],
      boxes: { box1: 200, box4: 10 },
    });
  });

  it('is not the flat rate: what was filed keeps the rate of its time', async () => {
    const { person, sell } = await begin([spring, summer]);
    await person.call(settings.updateBusiness, { body: { vatScheme: 'flat' } });
    await person.call(settings.updateTax, { body: { flatRate: 9.5 } });
    await sell('2026-05-10', 1000);
    await sell('2026-08-10', 1000);
    expect(await declare(person, spring.end)).toMatchObject({ status: 201, body: { boxes: { box1: 114 } } });
    const { earlierSchemes } = await person.call(settings.updateTax, { body: { flatRate: 14.5 } });
    expect(earlierSchemes).toEqual([{ until: spring.end, scheme: 'flat', flatRate: 9.5 }]);
    expect(await draft(person)).toMatchObject({ corrections: [], boxes: { box1: 174 } });
    // A rate that was wrong is corrected by taking it off the list.
    await person.call(settings.updateTax, { body: { earlierSchemes: [] } });
    expect((await draft(person)).corrections).toMatchObject([{ of: spring.end, box1: 60, place: 'return' }]);
  });

  it('was deliberate: HMRC is told apart, once, and no return has it', async () => {
    const { person, sell } = await begin([spring, summer, autumn]);
    expect((await declare(person, spring.end)).status).toBe(201);
    await sell('2026-06-01', 1000);
    const corrections = [{ of: spring.end, cause: 'deliberate' }];
    expect(await declare(person, summer.end, { corrections })).toMatchObject({
      status: 201,
      body: { boxes: { box1: 0 }, corrections: [{ box1: 200, cause: 'deliberate' }] },
    });
    expect((await draft(person, autumn.end)).corrections).toEqual([]);
    await sell('2026-06-02', 10);
    expect((await draft(person, autumn.end)).corrections).toMatchObject([{ of: spring.end, box1: 2 }]);
  });

  it('is too large for a return of little turnover: HMRC is told on a form, once', async () => {
    const { person, sell } = await begin([spring, summer, autumn]);
    expect((await declare(person, spring.end)).status).toBe(201);
    await sell('2026-06-01', 61_725);
    expect(await draft(person)).toMatchObject({
      corrections: [{ box1: 12_345, place: 'vat652' }],
      boxes: { box1: 0 },
    });
    const corrections = [{ of: spring.end, cause: 'care' }];
    expect((await declare(person, summer.end, { corrections })).status).toBe(201);
    // The next return's turnover is large enough to take it, but HMRC has been told.
    await sell('2026-10-05', 1_300_000);
    expect(await draft(person, autumn.end)).toMatchObject({ corrections: [], boxes: { box1: 260_000 } });
  });
});

const vrnOf = async (person: Someone): Promise<string> => {
  const { connections } = await person.call(filing.connections, {});
  return connections[0]?.reference ?? '';
};

describe('a connection in use', () => {
  it('is refreshed once its token is old, by one of many at once', async () => {
    const { person, vrn } = await begin();
    const generation = async () =>
      Number((await partitionOf(person.firmId)).find(({ sk }) => sk === 'filing#vat')?.generation);
    const first = await generation();
    await tellHmrc(system, { vrn, advanceHours: 4 });
    expect((await obligations(person, { from: summer.start })).status).toBe(200);
    expect(await generation()).toBe(first + 1);
    await setItem(person.firmId, 'filing#vat', { accessUntil: Date.now() });
    const { tokenOf } = await import('./connection/tokens.ts');
    const { firmEntity } = await import('#functions/lib/tenant/firm-entity.ts');
    const { data: firm } = await firmEntity.get({ firmId: person.firmId }).go();
    const tokens = await Promise.all(Array.from({ length: 8 }, () => tokenOf(firm as never, 'vat')));
    expect(new Set(tokens.map(({ access }) => access)).size).toBe(1);
    expect(await generation()).toBe(first + 2);
  });

  it('that was withdrawn at HMRC has ended, and what was filed can still be read', async () => {
    const { person, vrn } = await begin();
    expect((await declare(person)).status).toBe(201);
    await tellHmrc(system, { vrn, revoke: true });
    expect(await obligations(person)).toMatchObject({
      ...problemAt(409, 'connection'),
      body: { code: 'hmrc_not_connected' },
    });
    const { connections } = await person.call(filing.connections, {});
    expect(connections[0]).toMatchObject({ status: 'expired' });
    await person.call(filing.disconnect, { params: { tax: 'vat' } });
    expect(await obligations(person)).toMatchObject(problemAt(409, 'connection'));
    expect(await draft(person)).toMatchObject({ status: 'filed' });
    expect(await person.call(filing.vatFiled, {})).toMatchObject({
      returns: [
        { end: autumn.end, status: 'open', ours: null },
        { end: summer.end, status: 'fulfilled', ours: 'filed', amount: 0, outcome: 'nil' },
      ],
    });
  });

  it('shows nothing of another firm', async () => {
    const { person } = await begin();
    expect((await declare(person)).status).toBe(201);
    const { person: stranger, vrn } = await connectedVat(system);
    await tellHmrc(system, { vrn, obligations: [] });
    await obligations(stranger);
    expect((await look(stranger)).status).toBe(404);
    expect((await look(await system.someone())).status).toBe(404);
  });
});
