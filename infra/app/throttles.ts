import { classOf, type RouteClass } from '#shared/gateway.ts';
import type { Contract, Resource } from '#shared/route.ts';
import { routes } from '#shared/routes.ts';
import type { Settings } from '../config.ts';

/** The rate per second and burst, over all callers; the firewall limits each caller. */
export interface Throttle {
  rate: number;
  burst: number;
}

/** Each route class's share of all calls (shared/gateway.ts assigns the classes). */
const shares: Record<RouteClass, number> = {
  'sign-in': 0.1,
  // 50 a second and bursts of 100 at the usual 500: these routes are public, and they write.
  guest: 0.1,
  calendar: 0.2,
  scan: 0.01,
  webhook: 0.2,
  mail: 0.04,
};

const ofRate = (rate: number): Throttle => ({ rate, burst: 2 * rate });

/** The limit of routes without a class. */
export const usual = ({ callsPerSecond }: Settings): Throttle => ofRate(callsPerSecond);

/** A route's own limit; undefined if the usual one applies. */
export const throttleOf = (route: Contract, { callsPerSecond }: Settings): Throttle | undefined => {
  const found = classOf(route);
  return found && ofRate(callsPerSecond * shares[found]);
};

const allOf = (name: RouteClass): [Contract, ...Contract[]] => {
  const [first, ...rest] = Object.values<Resource>(routes)
    .flatMap((resource) => Object.values(resource))
    .filter((route) => classOf(route) === name);
  if (!first) throw new Error(`No route is of the class ${name}`);
  return [first, ...rest];
};

/** The routes of Stripe's webhooks: the platform's, and connected accounts'. */
export const webhookRoutes = allOf('webhook');
/** The route that scans receipts. */
export const [scanRoute] = allOf('scan');

/** Routes with their own metrics, for alarms, at about $1.80 a month each. */
export const metered: readonly Contract[] = [...webhookRoutes, scanRoute];
