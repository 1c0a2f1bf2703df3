import * as z from 'zod/mini';
import { type Kind, recordId } from '#shared/domain/kinds.ts';
import type { Reader } from '#shared/domain/reader.ts';
import { shapes } from '#shared/domain/shapes.ts';
import { partitionOf } from '../partition.ts';
import { type Kept, readerOver } from './reader.ts';

type Row = Record<string, unknown>;

interface Source {
  entity: { parse: (item: { Item: object }) => { data: unknown } };
  /** The kinds of record that a row of it holds, each made of the row as it is read. */
  records: Partial<Record<Kind, (row: Row) => object>>;
}

const asItIs = (row: Row): object => row;

/** What holds records, by the names of entities. Imported late: the table's address is known once the system has started. */
const sources = async (): Promise<Record<string, Source>> => {
  const [work, people, papers, figures, user] = await Promise.all([
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
    Promise.all([import('#functions/auth/entity.ts'), import('#functions/auth/wire.ts')]),
  ]);
  const [{ clientEntity }, { jobEntity }, { assignmentEntity }] = work;
  const [{ photoEntity }, { certificateEntity }, { sentLetterEntity }, { sentStatementEntity }] = papers;
  const [{ countersEntity, revenueEntity, dueDayEntity, activityEntity }, { figuresEntity }] = figures;
  const [{ userEntity }, { settingsIn }] = user;
  const settings = (row: Row) => settingsIn(row as unknown as Parameters<typeof settingsIn>[0]);
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
    user: { entity: userEntity, records: { profile: settings, settings } },
  };
};

/** Every record of a user, made of what lies in the table by the shapes of their kinds. */
export const recordsOf = async (userId: string): Promise<Kept[]> => {
  const known = await sources();
  return (await partitionOf(userId)).flatMap((Item) => {
    const source = known[`${Item.__edb_e__}`];
    if (!source) return [];
    const row = source.entity.parse({ Item }).data as Row;
    return Object.entries(source.records).map(([kind, of]) => {
      const shape = shapes[kind as keyof typeof shapes];
      const data: object = z.parse(shape, of(row));
      return { kind: kind as Kind, id: recordId(kind as Kind, data), data };
    });
  });
};

/** A device that has all of them. */
export const filledReader = async (userId: string): Promise<Reader> => readerOver(await recordsOf(userId));
