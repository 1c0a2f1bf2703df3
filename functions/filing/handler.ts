import { serve } from '#functions/lib/serve.ts';
import { filingRoutes } from '#shared/filing/contract.ts';
import { beginConnect, disconnect, finishConnect } from './connection/connect.ts';
import { connectionsOf } from './connection/shown.ts';
import { deviceCookie, deviceIdOf } from './device.ts';

export const handler = serve(filingRoutes, {
  connections: async ({ firm, event }) => ({
    body: await connectionsOf(firm.firmId),
    cookies: [deviceCookie(deviceIdOf(event))],
  }),
  connect: ({ firm, user, event, body }) => beginConnect({ firm, user, event }, body),
  callback: ({ firm, user, event }) => finishConnect({ firm, user, event }, {}),
  disconnect: ({ firm, params }) => disconnect(firm.firmId, params.tax),
});
