import { classOf, type RouteClass } from '#shared/gateway.ts';
import type { Contract, Resource } from '#shared/route.ts';
import { routes } from '#shared/routes.ts';
import type { Settings } from '../config.ts';

/** Calls a second and at once, of all callers together; the firewall counts each caller. */
export interface Throttle {
  rate: number;
  burst: number;
}

/** The share of all calls that each class of routes may take (shared/gateway.ts says which routes those are). */
const shares: Record<RouteClass, number> = {
  'sign-in': 0.1,
  // 50 a second and 100 at once of the usual 500: it is open to everybody, and writes.
  guest: 0.1,
  calendar: 0.2,
  scan: 0.01,
  webhook: 0.2,
  mail: 0.04,
};

const ofRate = (rate: number): Throttle => ({ rate, burst: 2 * rate });

/** For every route that is in no class of its own. */
export const usual = ({ callsPerSecond }: Settings): Throttle => ofRate(callsPerSecond);

/** What holds a route back, if it is more than the usual. */
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

/** Where the payment provider's events arrive: the platform's, and those of connected accounts. */
export const webhookRoutes = allOf('webhook');
/** Where receipts are read. */
export const [scanRoute] = allOf('scan');

/** API Gateway sends metrics of these by themselves, at about $1.80 a month each; alarms are made of them. */
export const metered: readonly Contract[] = [...webhookRoutes, scanRoute];
