import { seed } from '../functions/testing/seed.ts';
import { seedLines } from '../functions/testing/seed-money.ts';
import type { Api } from '../local/testing/api-client.ts';
import { routes } from '../shared/routes.ts';
import { round } from './timing.ts';

const rows = 10_000;
const linesEach = 2;
/** All that the seed makes lies in these days. */
const days = { from: '2026-01-01', to: '2026-12-31' };
const mostMs = 3000;

/** Gives every invoice lines as if it had been issued with them, straight into the table. */
const giveLines = async (userId: string, many: number): Promise<void> => {
  const [{ invoiceEntity }, { issuedEntity }, { pack }, { sumsOf }] = await Promise.all([
    import('../functions/invoices/entity.ts'),
    import('../functions/invoices/issue/entity.ts'),
    import('../functions/lib/packed.ts'),
    import('../shared/lines/sums.ts'),
  ]);
  const { data } = await invoiceEntity.query.byId({ userId }).go({ pages: 'all' });
  const lined = data.slice(0, many);
  const lines = seedLines(linesEach);
  const common = { version: 1, kind: 'invoice', lines, pricesInclude: 'net', sums: sumsOf({ lines }) };
  const documents = lined.map(({ id, invoiceNumber, createdAt }) => ({
    ...{ userId, id, sha256: 'x', at: createdAt },
    packed: pack({
      ...common,
      number: invoiceNumber,
      issuedAt: createdAt,
      buyer: { id, name: 'Harbour Café', address: '1 High Street\nExampleton\nEX1 1AA' },
    }),
  }));
  await issuedEntity.put(documents).go({ concurrency: 4 });
  await invoiceEntity.put(lined.map((invoice) => ({ ...invoice, hasLines: true }))).go({ concurrency: 4 });
};

/** How long a year's files of 10,000 rows take, each fetched twice: the first is also remembered. */
export const measureBooks = async (api: Api) => {
  await seed(api, rows / linesEach);
  const { id: userId } = await api.call(routes.auth.user, {});
  await giveLines(userId, rows / linesEach);
  const kinds = [
    { format: 'xero', kind: 'sales' },
    { format: 'xero', kind: 'bank' },
    { format: 'receipts', kind: 'csv' },
  ] as const;
  const figures = [];
  for (const params of kinds) {
    const fetched = async () => {
      const begin = performance.now();
      await api.answer(routes.books.file, { params, query: days });
      return round(performance.now() - begin);
    };
    const first = await fetched();
    const again = await fetched();
    const { rows: found } = await api.call(routes.books.check, { params, query: days });
    figures.push({ file: `${params.format} ${params.kind}`, rows: found, first, again, target: mostMs });
  }
  return figures;
};
