import type { Api } from '../local/testing/api-client.ts';
import { londonDate } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import type { Caller } from './caller.ts';
import { percentile, round, timed } from './timing.ts';

/** The invoice as a PDF through the gateway, warm. */
export const measurePdf = async (api: Api, browser: Caller) => {
  const address = '1 Quay Street\nExampleton';
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Harbour Café', address } });
  const invoice = await api.call(routes.invoices.create, {
    body: {
      invoiceNumber: 'PDF-1',
      clientId,
      amount: 1234.5,
      dueDate: londonDate(Date.now()),
      workDescription: 'Serviced the boiler, checked pressures and flue, cleaned the trap.',
      materialsCost: 234.5,
      laborCost: 1000,
      hoursWorked: 20,
      hourlyRate: 50,
    },
  });
  const path = `/api/invoices/${invoice.id}/pdf`;
  for (let n = 0; n < 30; n++) await browser.get(path);
  const times: number[] = [];
  for (let n = 0; n < 150; n++) times.push(await timed(() => browser.get(path)));
  const { bytes } = await browser.get(path);
  return { p50: round(percentile(times, 50)), p99: round(percentile(times, 99)), KB: round(bytes / 1024) };
};
