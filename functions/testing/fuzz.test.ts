import { expect, it } from 'vitest';
import type { Contract } from '#shared/route.ts';
import { localSystem } from '../../local/testing/system.ts';
import { everyRoute } from './every-route.ts';
import { runCampaign } from './fuzz/campaign.ts';

const system = localSystem();

// `npm run fuzz -- --seconds 600 --seed 7` goes on for longer, and from elsewhere.
it('no call breaks by what it is sent, and nothing invalid is kept', { timeout: 120_000 }, async () => {
  const { sent, statuses } = await runCampaign(system.services, { seed: 20_261_122, requests: 400 });
  expect(sent).toBe(400);
  for (const status of [200, 201, 400, 404, 409]) expect(statuses[status], `${status}`).toBeGreaterThan(0);
});

it('no call of a link’s holder breaks, and each is taken when it is right', {
  timeout: 120_000,
}, async () => {
  const of = ({ access }: Contract) => access === 'guest';
  const { statuses, done } = await runCampaign(system.services, { seed: 20_261_122, requests: 400, of });
  expect([...done].sort()).toEqual(
    everyRoute
      .filter(({ route }) => of(route))
      .map(({ key }) => key)
      // Only once its last day has passed, which functions/guest/quotes/quotes.test.ts waits for.
      .filter((key) => key !== 'POST /api/guest/ask')
      // Only where the seller has an account at the provider, which functions/payments/online begins.
      .filter((key) => key !== 'POST /api/guest/pay')
      // Only with a link that a mail brings, which functions/dues/reminders.test.ts opens.
      .filter((key) => key !== 'POST /api/guest/visit' && key !== 'POST /api/guest/done')
      .sort(),
  );
  for (const status of [400, 404, 409]) expect(statuses[status], `${status}`).toBeGreaterThan(0);
});
