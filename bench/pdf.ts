import { firmOf } from '#functions/testing/firm-of.ts';
import { seedLines } from '../functions/testing/seed-money.ts';
import type { Api } from '../local/testing/api-client.ts';
import { londonDate } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import type { Caller } from './caller.ts';
import { percentile, processorMs, round, timed } from './timing.ts';

const runs = 150;

const measure = async (browser: Caller, id: number) => {
  const path = `/api/invoices/${id}/pdf`;
  for (let n = 0; n < 30; n++) await browser.get(path);
  const times: number[] = [];
  for (let n = 0; n < runs; n++) times.push(await timed(() => browser.get(path)));
  const { status, bytes } = await browser.get(path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return { p50: round(percentile(times, 50)), p99: round(percentile(times, 99)), KB: round(bytes / 1024) };
};

/** The drawing alone, in this process: an issued invoice is drawn once and handed out as it was ever after. */
const drawing = async (api: Api, id: number) => {
  const [{ paperPdf }, { invoicePaper }, { readIssued }, { readInvoice }] = await Promise.all([
    import('#functions/paper/paper-pdf.ts'),
    import('#functions/invoices/issue/as-paper.ts'),
    import('#functions/invoices/issue/read.ts'),
    import('#functions/invoices/joined.ts'),
  ]);
  const firmId = await firmOf(api);
  const issued = await readIssued(await readInvoice(firmId, id));
  if (!issued) throw new Error('The invoice was not issued');
  const draw = async () => paperPdf(await invoicePaper(issued.document));
  for (let n = 0; n < 30; n++) await draw();
  const times: number[] = [];
  const processor = await processorMs(async () => {
    for (let n = 0; n < runs; n++) times.push(await timed(draw));
  });
  const { length } = await draw();
  return {
    p50: round(percentile(times, 50)),
    p99: round(percentile(times, 99)),
    processorMs: round(processor / runs),
    KB: round(length / 1024),
  };
};

/** Invoices as PDF, warm: of one amount and of 40 lines through the gateway, and 40 lines drawn (10 ms at most). */
export const measurePdf = async (api: Api, browser: Caller) => {
  const address = '1 Quay Street\nExampleton';
  const business = { ownName: 'Robin Example', tradingName: 'Harbour Plumbing', address };
  await api.call(routes.settings.updateBusiness, { body: business });
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Harbour Café', address } });
  const common = { clientId, dueDate: londonDate(Date.now()) };
  const plain = await api.call(routes.invoices.create, {
    body: {
      ...common,
      invoiceNumber: 'PDF-1',
      amount: 1234.5,
      workDescription: 'Serviced the boiler, checked pressures and flue, cleaned the trap.',
      materialsCost: 234.5,
      laborCost: 1000,
      hoursWorked: 20,
      hourlyRate: 50,
    },
  });
  const lined = await api.call(routes.invoices.create, {
    body: { ...common, invoiceNumber: 'PDF-2', lines: seedLines(40) },
  });
  return {
    'one amount': await measure(browser, plain.id),
    '40 lines, as issued': await measure(browser, lined.id),
    '40 lines, drawn': await drawing(api, lined.id),
  };
};
