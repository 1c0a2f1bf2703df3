import * as z from 'zod/mini';
import type { StoredUser } from '#functions/auth/entity.ts';
import type { StoredFirm } from '#functions/firms/entity.ts';
import { type Kind, recordId } from '#shared/domain/kinds.ts';
import type { Reader } from '#shared/domain/reader.ts';
import { shapes } from '#shared/domain/shapes.ts';
import type { Someone } from '../../../local/testing/system.ts';
import { partitionOf, personalItems } from '../partition.ts';
import { type Kept, readerOver } from './reader.ts';

type Row = Record<string, unknown>;
type Whose = Pick<Someone, 'userId' | 'firmId'>;

/** The item of an entity that lies beside a row, packed or not: of the same id. */
type Beside = (entity: string) => Record<string, unknown> | undefined;

interface Source {
  entity: { parse: (item: { Item: object }) => { data: unknown } };
  /** The kinds of record that a row of it holds, each made of the row as it is read. */
  records: Partial<Record<Kind, (row: Row, beside: Beside) => object>>;
}

const asItIs = (row: Row): object => row;

/** The same of what is owed, paid and bought. */
const moneySources = async (): Promise<Record<string, Source>> => {
  const [papers, quotes, stock, others, { unpack }] = await Promise.all([
    Promise.all([
      import('#functions/invoices/entity.ts'),
      import('#functions/invoices/drafts/entity.ts'),
      import('#functions/invoices/credits/entity.ts'),
      import('#functions/invoices/late/entity.ts'),
      import('#functions/payments/entity.ts'),
    ]),
    Promise.all([
      import('#functions/quotes/entity.ts'),
      import('#functions/quotes/answer/entity.ts'),
      import('#functions/quotes/versions/entity.ts'),
    ]),
    Promise.all([import('#functions/inventory/entity.ts'), import('#functions/inventory/move-entity.ts')]),
    Promise.all([
      import('#functions/prices/entity.ts'),
      import('#functions/receipts/entity.ts'),
      import('#functions/tax/entity.ts'),
      import('#functions/tax/cis/entity.ts'),
    ]),
    import('#functions/lib/packed.ts'),
  ]);
  const [{ invoiceEntity }, { draftEntity }, { creditEntity }, { claimEntity }, { paymentEntity }] = papers;
  const [{ quoteEntity }, { quoteAnswerEntity }, { quoteVersionEntity }] = quotes;
  const [{ itemEntity, retiredEntity }, { moveEntity }] = stock;
  const [{ priceEntity }, { receiptEntity }, { taxDayEntity }, { cisStatementEntity }] = others;
  const packedIn = (row: Row | undefined): Row | undefined => row && unpack<Row>(row.packed as Uint8Array);
  const answerIn = (Item: Row | undefined) => Item && quoteAnswerEntity.parse({ Item }).data;
  return {
    invoice: {
      entity: invoiceEntity,
      records: { invoice: (row, beside) => ({ ...row, issued: packedIn(beside('invoiceLines')) }) },
    },
    invoiceDraft: {
      entity: draftEntity,
      records: { draft: (row) => ({ ...row, ...packedIn(row) }) },
    },
    creditNote: {
      entity: creditEntity,
      records: {
        credit: (row, beside) => {
          const printed = packedIn(beside('creditNoteLines'));
          const { number } = (printed?.credits ?? {}) as { number?: string };
          return { ...printed, ...row, invoiceNumber: number };
        },
      },
    },
    claim: { entity: claimEntity, records: { claim: asItIs } },
    payment: { entity: paymentEntity, records: { payment: asItIs } },
    quote: {
      entity: quoteEntity,
      records: {
        quote: (row, beside) => ({
          ...row,
          working: packedIn(beside('quoteLines')),
          answer: answerIn(beside('quoteAnswer')),
        }),
      },
    },
    quoteVersion: {
      entity: quoteVersionEntity,
      records: {
        quoteVersion: (row) => ({ ...packedIn(row), quoteId: row.id, hash: row.sha256, total: row.total }),
      },
    },
    item: { entity: itemEntity, records: { item: asItIs } },
    retiredItem: { entity: retiredEntity, records: { item: asItIs } },
    stockMove: { entity: moveEntity, records: { stockMove: asItIs } },
    price: { entity: priceEntity, records: { price: asItIs } },
    receipt: { entity: receiptEntity, records: { receipt: asItIs } },
    taxDay: { entity: taxDayEntity, records: { 'figures.taxDay': asItIs } },
    cisStatement: { entity: cisStatementEntity, records: { cisStatement: asItIs } },
  };
};

/** What holds records, by the names of entities. Imported late: the table's address is known once the system has started. */
const sources = async (): Promise<Record<string, Source>> => {
  const [work, people, papers, figures, firms] = await Promise.all([
    Promise.all([
      import('#functions/clients/entity.ts'),
      import('#functions/jobs/entity.ts'),
      import('#functions/assignments/entity.ts'),
    ]),
    import('#functions/employees/entity.ts'),
    Promise.all([
      import('#functions/photos/entity.ts'),
      import('#functions/certificates/entity.ts'),
      import('#functions/invoices/letters/entity.ts'),
      import('#functions/invoices/statement/entity.ts'),
    ]),
    Promise.all([import('#functions/dashboard/entity.ts'), import('#functions/jobs/figures.ts')]),
    Promise.all([
      import('#functions/firms/entity.ts'),
      import('#functions/auth/entity.ts'),
      import('#functions/auth/wire.ts'),
    ]),
  ]);
  const [{ clientEntity }, { jobEntity }, { assignmentEntity }] = work;
  const [{ photoEntity }, { certificateEntity }, { sentLetterEntity }, { sentStatementEntity }] = papers;
  const [{ countersEntity, revenueEntity, dueDayEntity, activityEntity }, { figuresEntity }] = figures;
  const [{ firmEntity }, { userEntity }, { profileIn, settingsIn }] = firms;
  const moneys = await moneySources();
  const settings = (row: Row) => settingsIn(row as unknown as StoredFirm);
  const profile = (row: Row) => profileIn(row as unknown as StoredUser);
  return {
    client: {
      entity: clientEntity,
      records: { client: asItIs, 'figures.client': (row) => ({ ...row, clientId: row.id }) },
    },
    job: { entity: jobEntity, records: { job: asItIs } },
    assignment: { entity: assignmentEntity, records: { assignment: asItIs } },
    employee: { entity: people.employeeEntity, records: { employee: asItIs } },
    team: { entity: people.teamEntity, records: { 'figures.team': asItIs } },
    photo: { entity: photoEntity, records: { photo: asItIs } },
    certificate: { entity: certificateEntity, records: { certificate: asItIs } },
    sentLetter: { entity: sentLetterEntity, records: { letter: asItIs } },
    sentStatement: { entity: sentStatementEntity, records: { letter: asItIs } },
    activity: { entity: activityEntity, records: { activity: asItIs } },
    counters: { entity: countersEntity, records: { 'figures.counters': asItIs } },
    revenue: { entity: revenueEntity, records: { 'figures.month': asItIs } },
    dueDay: { entity: dueDayEntity, records: { 'figures.dueDay': asItIs } },
    jobFigures: { entity: figuresEntity, records: { 'figures.job': asItIs } },
    firm: { entity: firmEntity, records: { settings } },
    user: { entity: userEntity, records: { profile } },
    ...moneys,
  };
};

/** Every record of somebody and of their firm, made of what lies in the table by the shapes of their kinds. */
export const recordsOf = async ({ userId, firmId }: Whose): Promise<Kept[]> => {
  const known = await sources();
  const items = [...(await partitionOf(firmId)), ...(await personalItems(userId))];
  return items.flatMap((Item) => {
    const source = known[`${Item.__edb_e__}`];
    if (!source) return [];
    const row = source.entity.parse({ Item }).data as Row;
    const beside: Beside = (entity) => items.find((each) => each.__edb_e__ === entity && each.id === row.id);
    return Object.entries(source.records).map(([kind, of]) => {
      const shape = shapes[kind as keyof typeof shapes];
      const parsed: object = z.parse(shape, of(row, beside));
      // As a reply does.
      const data = 'userId' in parsed ? { ...parsed, userId } : parsed;
      return { kind: kind as Kind, id: recordId(kind as Kind, data), data };
    });
  });
};

/** A device that has all of them. */
export const filledReader = async (whose: Whose): Promise<Reader> => readerOver(await recordsOf(whose));
