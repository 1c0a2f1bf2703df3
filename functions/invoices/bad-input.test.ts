import { beforeAll, expect, it } from 'vitest';
import { today } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { partitionOf, recounted } from '../testing/partition.ts';

const system = localSystem();
const { clients, invoices, payments, prices, settings } = routes;

const line = { kind: 'labour', description: 'Fit tap', quantity: 2, unit: 'hour', unitPrice: 30, vat: 'o' };
const address = '1 Quay\nOban';

let person: Someone;
let clientId: number;
let otherClientId: number;
let invoiceId: number;
let othersId: number;
let strangersId: number;

const begin = async () => {
  const someone = await system.someone();
  await someone.call(settings.updateBusiness, {
    body: { businessKind: 'sole_trader', ownName: 'Robin', address },
  });
  const { id } = await someone.call(clients.create, { body: { name: 'Ann', address } });
  return { someone, clientId: id };
};

const raiseFor = async (someone: Someone, forId: number, invoiceNumber: string) => {
  const body = { invoiceNumber, clientId: forId, dueDate: '2030-01-31', lines: [line] };
  return (await someone.call(invoices.create, { body: body as never })).id;
};

beforeAll(async () => {
  const [mine, strange] = [await begin(), await begin()];
  person = mine.someone;
  clientId = mine.clientId;
  otherClientId = (await person.call(clients.create, { body: { name: 'Bea', address } })).id;
  invoiceId = await raiseFor(person, clientId, 'A-1');
  othersId = await raiseFor(person, otherClientId, 'A-2');
  strangersId = await raiseFor(strange.someone, strange.clientId, 'A-1');
});

type Call = [route: typeof invoices.create, params: object, body: object];
const onLine = (changes: object): object[] => [{ ...line, ...changes }];
const document = (changes: object) => ({ clientId, dueDate: '2030-01-31', lines: [line], ...changes });

/** Every call that accepts lines: raising an invoice, saving a draft, crediting. */
const withLines = (lines: object[], rest: object = {}): Call[] => [
  [invoices.create, {}, document({ invoiceNumber: 'BAD', lines, ...rest })],
  [invoices.createDraft as never, {}, document({ lines, ...rest })],
];
const credit = (lines: object[]): Call => [invoices.credit as never, { id: invoiceId }, { lines }];
const pay = (changes: object): Call => [
  payments.record as never,
  {},
  { invoiceId, amount: 5, method: 'cash', paidOn: today(), ...changes },
];

type BadInput = [what: string, path: string, calls: () => Call[]];

it.each<BadInput>([
  ['a negative price', 'lines.0.unitPrice', () => withLines(onLine({ unitPrice: -1 }))],
  ['a price of three decimals', 'lines.0.unitPrice', () => withLines(onLine({ unitPrice: 1.005 }))],
  ['a quantity of four decimals', 'lines.0.quantity', () => withLines(onLine({ quantity: 1.0005 }))],
  ['a quantity of nothing', 'lines.0.quantity', () => withLines(onLine({ quantity: 0 }))],
  ['a negative price credited', 'lines.0.unitPrice', () => [credit(onLine({ unitPrice: -1 }))]],
  ...(['unitPrice', 'quantity', 'discount', 'cost'] as const).map((name): BadInput => {
    const lines = onLine({ [name]: 1e308 });
    return [`a ${name} beyond every sum`, `lines.0.${name}`, () => [...withLines(lines), credit(lines)]];
  }),
  ...(['percent', 'amount'] as const).map((name): BadInput => {
    const rest = { discount: { [name]: 1e308 } };
    return [`a discount of 1e308 ${name}`, `discount.${name}`, () => withLines([line], rest)];
  }),
  ['201 lines', 'lines', () => withLines(Array(201).fill(line))],
  ['no lines', 'lines', () => withLines([])],
  ['a discount over the line', 'lines.0.discount', () => withLines(onLine({ discount: 100.01 }))],
  [
    'a discount over the document',
    'discount.amount',
    () => withLines([line], { discount: { amount: 60.01 } }),
  ],
  ['VAT from who is not registered', 'lines.0.vat', () => withLines(onLine({ vat: 's' }))],
  ['a rate that there is none of', 'lines.0.vat', () => withLines(onLine({ vat: '17.5' }))],
  ['a sum that is not the lines’', 'amount', () => withLines([line], { amount: 59.99 })],
  [
    'a deposit of another client’s invoice',
    'lines.1.source.invoice',
    () =>
      [othersId, strangersId, 5].flatMap((invoice) =>
        withLines([
          line,
          { ...line, kind: 'deposit', quantity: 1, unitPrice: -10, unit: 'each', source: { invoice } },
        ]),
      ),
  ],
  ['a payment of nothing', 'amount', () => [pay({ amount: 0 })]],
  ['a negative payment', 'amount', () => [pay({ amount: -5 })]],
  ['a payment of a stranger’s invoice', 'invoiceId', () => [pay({ invoiceId: strangersId })]],
  ['a payment of next week', 'paidOn', () => [pay({ paidOn: '2099-01-01' })]],
  ['a credit over what is left', 'lines', () => [credit(onLine({ quantity: 2.5 }))]],
  ['a credit of a rate it never charged', 'lines.0.vat', () => [credit(onLine({ vat: 's' }))]],
  [
    'a VAT number that fails its sum',
    'vatNumber',
    () => [
      [settings.updateBusiness as never, {}, { vatNumber: 'GB123456789' }],
      [clients.create as never, {}, { name: 'Cy', kind: 'business', vatNumber: 'GB123456789' }],
    ],
  ],
  [
    'a price of three decimals in the book',
    'unitPrice',
    () => [
      [
        prices.create as never,
        {},
        { name: 'Tap', kind: 'material', unit: 'each', unitPrice: 1.005, vat: 'o' },
      ],
    ],
  ],
])('%s is a 4xx that names %s, and nothing of it is kept', async (_, path, calls) => {
  const before = await partitionOf(person.firmId);
  for (const [route, params, body] of calls()) {
    const answer = await person.answer(route, { params, body } as never);
    expect([400, 409], JSON.stringify(answer.body)).toContain(answer.status);
    const { issues = [] } = answer.body as { issues?: { path: string }[] };
    expect(
      issues.map((issue) => issue.path),
      `${route.path} ${JSON.stringify(answer.body)}`,
    ).toContain(path);
  }
  expect(await partitionOf(person.firmId)).toEqual(before);
});

it('refuses text that no PDF can print, with the way to put it right', async () => {
  const { id } = await person.call(clients.create, { body: { name: '王小明', address } });
  const lines = [
    { ...line, description: 'ก๊อกน้ำ tap' },
    { ...line, description: 'Tap ☕ für Žofie, Ελένη, Юрий, محمد' },
  ];
  const body = { invoiceNumber: 'INK', clientId: id, dueDate: '2030-01-31', lines };
  const refused = await person.answer(invoices.create, { body: body as never });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      issues: [
        {
          path: 'buyerName',
          message: 'The PDF can’t print “王小明”. Write it in Latin letters on the client',
        },
        { path: 'lines.0.description', message: expect.stringContaining('“ก๊อกน้ำ”') },
      ],
    },
  });
  await person.call(clients.update, { params: { id }, body: { name: 'Wang Xiaoming', address } });
  const mended = { ...body, lines: lines.slice(1) };
  expect((await person.answer(invoices.create, { body: mended as never })).status).toBe(201);
});

it('two payments at once are both kept, and what is over shows', async () => {
  const id = await raiseFor(person, clientId, 'B-1');
  const body = { invoiceId: id, amount: 60, method: 'bank', paidOn: today() } as const;
  const replies = await Promise.all([1, 2].map(() => person.answer(payments.record, { body })));
  expect(replies.map(({ status }) => status)).toEqual([201, 201]);
  expect(await person.call(invoices.get, { params: { id } })).toMatchObject({
    paid: 120,
    balance: 0,
    overpaid: 60,
  });
  const { found, expected } = await recounted(person.firmId);
  expect(found).toEqual(expected);
});

it('prices whose lines are issued are counted as used, once however often the call comes', async () => {
  const price = await person.call(prices.create, {
    body: { name: 'Call-out', kind: 'labour', unit: 'visit', unitPrice: 65, vat: 'o' },
  });
  const lines = [{ ...line, unit: 'visit', unitPrice: 65, source: { price: price.id } }];
  const body = { invoiceNumber: 'C-1', clientId, dueDate: '2030-01-31', lines };
  const key = { 'idempotency-key': 'tap' };
  for (let n = 0; n < 2; n++)
    expect((await person.answer(invoices.create, { body: body as never }, key)).status).toBe(201);
  const draft = await person.call(invoices.createDraft, { body: document({ lines }) as never });
  expect((await person.answer(invoices.issue, { params: { id: draft.id } })).status).toBe(200);
  const [used] = await person.call(prices.list, {});
  expect(used).toMatchObject({ id: price.id, uses: 2, lastUsedAt: expect.any(String) });
});
