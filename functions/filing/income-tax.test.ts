import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectedPerson, deviceHeaders, tellHmrc } from '#functions/testing/filing/hmrc.ts';
import { receiptForm } from '#functions/testing/forms.ts';
import { partitionOf } from '#functions/testing/partition.ts';
import { formatDate, today } from '#shared/dates.ts';
import type { IncomeTaxUpdate, IncomeTaxYear, SelfEmployment } from '#shared/filing/income-tax.ts';
import { routes } from '#shared/routes.ts';
import { taxYearName, taxYearStart } from '#shared/uk/tax-year.ts';
import type { Command } from '../../local/hmrc/control.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';

const system = localSystem();
const { clients, filing, invoices, settings } = routes;

const taxYear = '2026-27';
/** A tax year for which nothing can be sent yet. */
const nextYear = taxYearName(taxYearStart(today()) + 1);

const trader = { businessKind: 'sole_trader', ownName: 'Robin Example', address: '2 Quay' } as const;

const begin = async () => {
  const { person, nino } = await connectedPerson(system);
  const tell = (command: Command) => tellHmrc(system, { nino, ...command });
  const { id: clientId } = await person.call(clients.create, { body: { name: 'Mill', address: 'Quay' } });
  await person.call(settings.updateTax, { body: { basis: 'accruals' } });
  const line = { kind: 'labour', description: 'Work', quantity: 1, unit: 'each', vat: 'o' } as const;
  const earn = (taxPoint: string, unitPrice: number) =>
    person.call(invoices.create, {
      body: {
        clientId,
        invoiceNumber: randomUUID(),
        dueDate: '2030-01-31',
        taxPoint,
        lines: [{ ...line, unitPrice }],
      } as never,
    });
  const buy = async (receiptDate: string, amount: number, category: string) => {
    const data = { receiptDate, vendor: 'Harbour Supplies', amount, category };
    const { status } = await person.send({ method: 'POST', path: '/api/receipts', body: receiptForm(data) });
    expect(status).toBe(201);
  };
  /** Updates that HMRC accepted, without those it refused for the rate limit, which are retried. */
  const puts = async () =>
    (await tell({})).seen.filter(({ method, status }) => method === 'PUT' && status === 204);
  return { person, tell, earn, buy, puts, nino };
};

const look = (person: Someone, of = taxYear) =>
  person.answer(filing.incomeTaxYear, { params: { taxYear: of } }, deviceHeaders());
const updatesOf = async (person: Someone, of = taxYear): Promise<IncomeTaxUpdate[]> =>
  ((await look(person, of)).body as IncomeTaxYear).updates;
const send = (person: Someone, quarter: number | string, body: object, of = taxYear, key = randomUUID()) =>
  person.answer(
    filing.sendUpdate,
    { params: { taxYear: of, quarter: `${quarter}` }, body: body as never },
    { ...deviceHeaders(), 'idempotency-key': key },
  );
const hashOf = async (person: Someone, quarter: number, of = taxYear): Promise<string> =>
  (await updatesOf(person, of)).find((each) => each.quarter === quarter)?.hash ?? '';

const problemAt = (status: number, path: string) => ({
  status,
  body: { issues: [expect.objectContaining({ path })] },
});

describe('the businesses that HMRC has', () => {
  it('are the self-employments, and a single one is chosen for you', async () => {
    const { person, tell } = await begin();
    const ask = () => person.answer(filing.incomeTaxBusinesses, {}, deviceHeaders());
    const { body } = await ask();
    const { businesses } = body as { businesses: SelfEmployment[] };
    expect(businesses).toEqual([
      {
        ...{ businessId: expect.stringMatching(/^XAIS\d{11}$/), chosen: true },
        tradingName: 'Robin Example Plumbing',
      },
    ]);
    const choose = (businessId: string) =>
      person.answer(filing.chooseBusiness, { body: { businessId } }, deviceHeaders());
    expect(await choose('XPIS1')).toMatchObject(problemAt(400, 'businessId'));
    expect((await choose('XAIS00000000000')).status).toBe(404);
    expect(await choose(businesses[0]?.businessId ?? '')).toMatchObject({
      status: 200,
      body: { businesses },
    });
    const [call] = (await tell({})).seen;
    expect(call?.headers).toMatchObject({
      accept: 'application/vnd.hmrc.2.0+json',
      'gov-client-connection-method': 'WEB_APP_VIA_SERVER',
    });
  });

  it('report by calendar quarters once that is chosen, until HMRC has an update of the year', async () => {
    const { person, tell, puts } = await begin();
    const choose = (periods: string) =>
      person.answer(filing.choosePeriods, { body: { periods } as never }, deviceHeaders());
    expect(await choose('weekly')).toMatchObject(problemAt(400, 'periods'));
    expect(await choose('calendar')).toMatchObject({
      status: 200,
      body: { periods: 'calendar', calendarSince: taxYear },
    });
    expect((await puts()).map(({ path, body }) => [path.split('/').at(-1), body])).toEqual([
      [taxYear, { quarterlyPeriodType: 'calendar' }],
    ]);
    expect((await updatesOf(person)).map(({ to }) => to)).toEqual([
      ...['2026-06-30', '2026-09-30', '2026-12-31', '2027-03-31'],
    ]);
    expect((await send(person, 1, { hash: await hashOf(person, 1) })).status).toBe(201);
    expect(await choose('standard')).toMatchObject({
      ...problemAt(409, 'periods'),
      body: { hmrc: { code: 'RULE_BUSINESS_ID_STATE_CONFLICT' } },
    });
    await tell({ scenario: 'QUARTERLY_PERIOD_UPDATING' });
    expect(await choose('standard')).toMatchObject(problemAt(409, 'periods'));
    expect(await person.call(settings.tax, {})).toMatchObject({ periods: 'calendar' });
  });

  it('are asked for only by whoever is connected for Income Tax', async () => {
    const person = await system.someone();
    expect(await person.answer(filing.incomeTaxBusinesses, {}, deviceHeaders())).toMatchObject(
      problemAt(409, 'connection'),
    );
  });
});

describe('a tax year', () => {
  let it1: Awaited<ReturnType<typeof begin>>;
  beforeAll(async () => {
    it1 = await begin();
    await it1.earn('2026-06-10', 40_000);
    await it1.earn('2026-08-10', 2000.5);
    await it1.buy('2026-06-11', 120.99, 'materials');
    await it1.buy('2026-09-11', 50, 'fuel');
  });

  it('is named by its years, from 2025-26 on', async () => {
    const { person } = it1;
    for (const wrong of ['2025', '2025-27', '2024-25', 'x'])
      expect(await look(person, wrong)).toMatchObject(problemAt(400, 'taxYear'));
    const body = { hash: 'h'.repeat(43) };
    expect(await send(person, 5, body)).toMatchObject(problemAt(400, 'quarter'));
    expect(await send(person, 1, body, '2024-25')).toMatchObject(problemAt(400, 'taxYear'));
  });

  it('shows what HMRC wants and the figures of the year so far', async () => {
    const { status, body } = await look(it1.person);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        obligations: [
          { from: '2026-04-06', to: '2026-07-05', dueBy: '2026-08-07', status: 'open' },
          { to: '2026-10-05' },
          { to: '2027-01-05' },
          { to: '2027-04-05' },
        ],
        updates: [
          { quarter: 1, status: 'open', figures: { turnover: 40_000, totalExpenses: 120.99 }, sentAt: null },
          { quarter: 2, figures: { turnover: 42_000.5, totalExpenses: 170.99 } },
          { quarter: 3 },
          { quarter: 4 },
        ],
        finalDeclaration: { dueBy: '2028-01-31', status: 'open', handedOver: true },
      },
    });
  });

  it('is sent quarter by quarter, read back, and shows what changed since', async () => {
    const { person, earn, puts, nino } = it1;
    const hash = await hashOf(person, 1);
    expect(await send(person, 1, { hash: 'h'.repeat(43) })).toMatchObject({
      ...problemAt(409, 'hash'),
      body: { current: { hash } },
    });
    const key = randomUUID();
    const sent = await send(person, 1, { hash }, taxYear, key);
    expect(sent).toMatchObject({ status: 201, body: { status: 'sent', sentBy: 'Robin Example', hash } });
    const again = await send(person, 1, { hash }, taxYear, key);
    expect({ status: again.status, body: again.body }).toEqual({ status: 201, body: sent.body });
    expect((await puts()).map(({ body }) => body)).toEqual([
      {
        periodDates: { periodStartDate: '2026-04-06', periodEndDate: '2026-07-05' },
        periodIncome: { turnover: 40_000, other: 0 },
        periodExpenses: { costOfGoods: 120.99 },
      },
    ]);
    await earn('2026-06-12', 1);
    const [first, second] = await updatesOf(person);
    expect([first?.status, second?.status]).toEqual(['changed', 'open']);

    const later = await send(person, 2, { hash: await hashOf(person, 2), consolidated: true });
    expect(later).toMatchObject({ status: 201 });
    expect((await puts()).at(-1)?.body).toMatchObject({
      periodIncome: { turnover: 42_001.5 },
      periodExpenses: { consolidatedExpenses: 170.99 },
    });
    // HMRC accepts no update that ends before the last.
    expect(await send(person, 1, { hash: await hashOf(person, 1) })).toMatchObject({
      ...problemAt(409, 'quarter'),
      body: { hmrc: { code: 'RULE_SUBMISSION_END_DATE_CANNOT_MOVE_BACKWARDS' } },
    });
    const { obligations } = (await look(person)).body as IncomeTaxYear;
    expect(obligations.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'open', 'open']);
    // No row contains the full number.
    expect(JSON.stringify(await partitionOf(person.firmId))).not.toContain(nino);
    expect(JSON.stringify(await person.call(filing.connections, {}))).not.toContain(nino);
  });

  it('is put aside with what was sent, should its firm be erased', async () => {
    const { firmId } = it1.person;
    const { keepFiled } = await import('./kept/keep.ts');
    const { keptFilingEntity } = await import('./kept/entity.ts');
    await keepFiled(firmId);
    const { data } = await keptFilingEntity.query.byName({ firmId }).go();
    expect(data.map(({ name }) => name)).toEqual([`mtdUpdate#${taxYear}#1`, `mtdUpdate#${taxYear}#2`]);
    expect(data).toMatchObject([{ row: { by: { name: 'Robin Example' }, payload: {} } }, {}]);
  });

  it('is estimated by HMRC, which takes a moment', async () => {
    const { person, tell } = it1;
    const params = { taxYear };
    const begun = await person.answer(filing.beginEstimate, { params }, deviceHeaders());
    expect(begun).toMatchObject({ status: 202, body: { id: expect.any(String) } });
    const { id } = begun.body as { id: string };
    const estimate = () =>
      person.answer(filing.estimate, { params: { taxYear, estimateId: id } }, deviceHeaders());
    expect(await estimate()).toMatchObject({ status: 202, body: { amount: null } });
    await tell({ advanceHours: 0.01 });
    expect(await estimate()).toMatchObject({
      status: 200,
      body: { amount: Math.round((42_001.5 - 170.99 - 12_570) * 20) / 100, at: expect.any(String) },
    });
    const wrong = { params: { taxYear, estimateId: 'x' } };
    expect(await person.answer(filing.estimate, wrong, deviceHeaders())).toMatchObject(problemAt(400, 'id'));
  });
});

describe('what keeps an update from being sent', () => {
  it('is what only the trader can place', async () => {
    const { person, buy, puts } = await begin();
    await buy('2026-06-11', 30, 'meals');
    const hash = await hashOf(person, 1);
    expect(await send(person, 1, { hash })).toMatchObject({
      status: 409,
      body: { issues: [{ path: 'categories.meals', message: 'Say where meals belong' }] },
    });
    await person.call(settings.updateTax, { body: { categories: { meals: 'adminCosts' } } as never });
    expect((await send(person, 1, { hash: await hashOf(person, 1) })).status).toBe(201);
    expect((await puts()).map(({ body }) => body)).toMatchObject([
      { periodIncome: { turnover: 0, other: 0 }, periodExpenses: { adminCosts: 30 } },
    ]);
  });

  it('is a quarter that has more than ten days to go', async () => {
    const { person } = await begin();
    const [, , , last] = await updatesOf(person, nextYear);
    expect(await send(person, 4, { hash: last?.hash }, nextYear)).toMatchObject({
      ...problemAt(409, 'quarter'),
      body: { message: `You can send this from ${formatDate(last?.mayBeSentFrom ?? '')}.` },
    });
  });

  it('is a company, which files its own', async () => {
    const { person } = await begin();
    await person.call(settings.updateBusiness, { body: { ...trader, businessKind: 'company' } });
    expect(await look(person)).toMatchObject(problemAt(409, 'businessKind'));
  });

  it('passes on HMRC’s refusals, and explains those of Income Tax', async () => {
    const { person, tell, puts } = await begin();
    const hash = await hashOf(person, 1);
    await tell({ scenario: 'OUTSIDE_AMENDMENT_WINDOW' });
    expect(await send(person, 1, { hash })).toMatchObject(problemAt(409, 'taxYear'));
    await tell({ status: 503, times: 2 });
    expect((await send(person, 1, { hash })).status).toBe(503);
    // A lost answer is requested once more: the last update stands.
    await tell({ status: 'silence' });
    expect((await send(person, 1, { hash })).status).toBe(201);
    expect((await puts()).length).toBeGreaterThan(0);
  });
});
