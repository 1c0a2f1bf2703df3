import type { Api } from '../local/testing/api-client.ts';
import { routes } from '../shared/routes.ts';
import type { Caller } from './caller.ts';
import { percentile, round } from './timing.ts';

const { clients, quotes, settings } = routes;
const warmUp = 20;
const answers = 100;

const sentQuote = async (api: Api, clientId: number): Promise<number> => {
  const { id } = await api.call(quotes.create, {
    body: {
      clientId,
      title: 'Boiler',
      lines: [{ kind: 'labour', description: 'Fit', quantity: 8, unit: 'hour', unitPrice: 45, vat: 'o' }],
      deposit: { kind: 'percent', value: 25 },
    },
  });
  await api.call(quotes.link, { params: { id } });
  return id;
};

/** Accepts quotes one after the other: job, deposit invoice and every counter in one transaction. In milliseconds. */
export const measureAnswers = async (api: Api, browser: Caller) => {
  await api.call(settings.updateBusiness, { body: { address: '12 Example Street' } });
  const { id: clientId } = await api.call(clients.create, { body: { name: 'Harbour Café' } });
  const times: number[] = [];
  for (let n = 0; n < warmUp + answers; n++) {
    const id = await sentQuote(api, clientId);
    const body = { answer: 'accepted', how: 'phone' };
    const started = performance.now();
    const { status } = await browser.call('POST', `/api/quotes/${id}/answer`, body);
    if (status !== 200) throw new Error(`An answer was answered ${status}`);
    if (n >= warmUp) times.push(performance.now() - started);
  }
  return { accepted: answers, p50: round(percentile(times, 50)), p99: round(percentile(times, 99)) };
};
