import type { Resource, Route } from '#shared/route.ts';
import { routes } from '#shared/routes.ts';

/** Calls a second and at once, of all callers together; the firewall counts each caller. */
export interface Throttle {
  rate: number;
  burst: number;
}

/** For every route that is in no class of its own. */
export const usual: Throttle = { rate: 500, burst: 1000 };

/** Classes of routes that cost more, or are worth more to an attacker, than the rest. The first that fits counts. */
const classes: { name: string; fits: (route: Route) => boolean; throttle: Throttle }[] = [
  {
    name: 'sign-in',
    fits: ({ path }) => /^\/api\/(login|callback|logout)$/.test(path),
    throttle: { rate: 50, burst: 100 },
  },
  // Textract is paid by the page and takes a few at a time.
  { name: 'scan', fits: ({ path }) => /\/scan$/.test(path), throttle: { rate: 5, burst: 10 } },
  { name: 'webhook', fits: ({ path }) => /webhook/.test(path), throttle: { rate: 100, burst: 200 } },
  {
    name: 'mail',
    fits: ({ path }) => /\/(remind|test-email)$/.test(path),
    throttle: { rate: 20, burst: 40 },
  },
];

/** What holds a route back, if it is more than the usual. */
export const throttleOf = (route: Route): (Throttle & { name: string }) | undefined => {
  const found = classes.find(({ fits }) => fits(route));
  return found && { name: found.name, ...found.throttle };
};

const theOne = (name: string): Route => {
  const found = Object.values<Resource>(routes)
    .flatMap((resource) => Object.values(resource))
    .find((route) => throttleOf(route)?.name === name);
  if (!found) throw new Error(`No route is of the class ${name}`);
  return found;
};

/** Where the payment provider's events arrive. */
export const webhookRoute = theOne('webhook');
/** Where receipts are read. */
export const scanRoute = theOne('scan');

/** API Gateway sends metrics of these by themselves, at about $1.80 a month each; alarms are made of them. */
export const metered: readonly Route[] = [webhookRoute, scanRoute];
