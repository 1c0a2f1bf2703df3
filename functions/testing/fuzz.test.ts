import { expect, it } from 'vitest';
import { localSystem } from '../../local/testing/system.ts';
import { runCampaign } from './fuzz/campaign.ts';

const system = localSystem();

// `npm run fuzz -- --seconds 600 --seed 7` goes on for longer, and from elsewhere.
it('no call breaks by what it is sent, and nothing invalid is kept', { timeout: 120_000 }, async () => {
  const { sent, statuses } = await runCampaign(system.services, { seed: 20_261_122, requests: 400 });
  expect(sent).toBe(400);
  for (const status of [200, 201, 400, 404, 409]) expect(statuses[status], `${status}`).toBeGreaterThan(0);
});
