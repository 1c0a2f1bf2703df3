import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { stripeStandIn } from '../server.ts';
import { emptyState } from '../state.ts';

/** Starts a separate stand-in, and discards its webhooks. */
export const startStripe = async () => {
  const hooks = createServer((req, res) => {
    req.resume();
    res.end();
  });
  await new Promise<void>((resolve) => hooks.listen(0, '127.0.0.1', resolve));
  const hook = { url: `http://127.0.0.1:${(hooks.address() as AddressInfo).port}`, secret: 'whsec_test' };
  let url = '';
  const { listener, resume, stop } = stripeStandIn({
    state: emptyState(),
    changed: () => undefined,
    secretKey: 'sk_test_local',
    hooks: () => ({ account: hook, connected: hook }),
    self: () => url,
  });
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;
  resume();
  return {
    url,
    clientFor: (key: string) =>
      new Stripe(key, {
        ...{ host: '127.0.0.1', port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 },
      }),
    stop: () => {
      stop();
      for (const each of [server, hooks]) {
        each.close();
        each.closeAllConnections();
      }
    },
  };
};
