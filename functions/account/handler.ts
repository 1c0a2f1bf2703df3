import { expectProved } from '#functions/lib/guard.ts';
import { logger } from '#functions/lib/log.ts';
import { happened } from '#functions/lib/metrics.ts';
import { serve } from '#functions/lib/serve.ts';
import type { StoredUser } from '#functions/lib/tenant/user-entity.ts';
import { accountContract } from '#shared/account/contract.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { erase } from './erase.ts';
import { exportStateOf, startExport } from './export.ts';

const eraseAs = (call: { user: StoredUser; provedAt: number; body: { confirmation: string } }) => {
  expectProved(call);
  return erase(call.user, call.body.confirmation);
};

export const handler = serve(accountContract, {
  startExport: async ({ firm, once, provedAt }) => {
    expectProved({ provedAt });
    if (!firm) throw conflict('There is nothing to export yet');
    return startExport(firm.firmId, once);
  },
  exportState: async ({ firm }) => (firm ? exportStateOf(firm.firmId) : { status: 'none' as const }),
  erase: (call) => eraseAs(call),
  // Failures of our own are logged as errors; those of old browsers are only counted, with an alarm above a threshold.
  reportError: async ({ body }) => {
    logger.warn('The app failed in a browser', { browser: body });
    happened('BrowserFailed');
  },
  eraseByDelete: (call) => eraseAs(call),
});
