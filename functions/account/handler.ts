import { logger } from '#functions/lib/log.ts';
import { happened } from '#functions/lib/metrics.ts';
import { serve } from '#functions/lib/serve.ts';
import { accountRoutes } from '#shared/account/contract.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { erase } from './erase.ts';
import { exportStateOf, startExport } from './export.ts';

export const handler = serve(accountRoutes, {
  startExport: async ({ firm, once }) => {
    if (!firm) throw conflict('There is nothing to export yet');
    return startExport(firm.firmId, once);
  },
  exportState: async ({ firm }) => (firm ? exportStateOf(firm.firmId) : { status: 'none' as const }),
  erase: ({ user, body }) => erase(user, body.confirmation),
  // Our own failures are errors; an old browser's are counted, and ring where they are many.
  reportError: async ({ body }) => {
    logger.warn('The app failed in a browser', { browser: body });
    happened('BrowserFailed');
  },
  eraseByDelete: ({ user, body }) => erase(user, body.confirmation),
});
