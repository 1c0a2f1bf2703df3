import { serve } from '#functions/lib/serve.ts';
import { accountRoutes } from '#shared/account/contract.ts';
import { erase } from './erase.ts';
import { exportStateOf, startExport } from './export.ts';

export const handler = serve(accountRoutes, {
  startExport: ({ user, once }) => startExport(user.userId, once),
  exportState: ({ user }) => exportStateOf(user.userId),
  erase: ({ user, body }) => erase(user, body.confirmation),
  eraseByDelete: ({ user, body }) => erase(user, body.confirmation),
});
