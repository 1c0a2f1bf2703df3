import type { Resource, Route } from '#shared/route.ts';
import { routes } from '#shared/routes.ts';
import type { Settings } from '../config.ts';

/** Calls a second and at once, of all callers together; the firewall counts each caller. */
export interface Throttle {
  rate: number;
  burst: number;
}

/** Classes of routes that cost more, or are worth more to an attacker, than the rest, with their share of all calls. The first that fits counts. */
const classes: { name: string; fits: (route: Route) => boolean; share: number }[] = [
  { name: 'sign-in', fits: ({ path }) => /^\/api\/(login|callback|logout)$/.test(path), share: 0.1 },
  // 50 a second and 100 at once of the usual 500: it is open to everybody, and writes.
  {
    name: 'guest',
    fits: ({ access, path }) => access === 'guest' || /^\/api\/guest\//.test(path),
    share: 0.1,
  },
  // Calendars ask by themselves, some of them for ever.
  { name: 'calendar', fits: ({ path }) => /^\/api\/calendar\/\{/.test(path), share: 0.2 },
  // Textract is paid by the page and takes a few at a time.
  { name: 'scan', fits: ({ path }) => /\/scan$/.test(path), share: 0.01 },
  { name: 'webhook', fits: ({ path }) => /webhook/.test(path), share: 0.2 },
  { name: 'mail', fits: ({ path }) => /\/(send|remind|receipt|review|test-email)$/.test(path), share: 0.04 },
];

const classOf = (route: Route) => classes.find(({ fits }) => fits(route));

const ofRate = (rate: number): Throttle => ({ rate, burst: 2 * rate });

/** For every route that is in no class of its own. */
export const usual = ({ callsPerSecond }: Settings): Throttle => ofRate(callsPerSecond);

/** What holds a route back, if it is more than the usual. */
export const throttleOf = (route: Route, { callsPerSecond }: Settings): Throttle | undefined => {
  const found = classOf(route);
  return found && ofRate(callsPerSecond * found.share);
};

const allOf = (name: string): [Route, ...Route[]] => {
  const [first, ...rest] = Object.values<Resource>(routes)
    .flatMap((resource) => Object.values(resource))
    .filter((route) => classOf(route)?.name === name);
  if (!first) throw new Error(`No route is of the class ${name}`);
  return [first, ...rest];
};

/** Where the payment provider's events arrive: the platform's, and those of connected accounts. */
export const webhookRoutes = allOf('webhook');
/** Where receipts are read. */
export const [scanRoute] = allOf('scan');

/** API Gateway sends metrics of these by themselves, at about $1.80 a month each; alarms are made of them. */
export const metered: readonly Route[] = [...webhookRoutes, scanRoute];
