import { addressOf } from '#shared/call.ts';
import { type Resource, routeKey } from '#shared/route.ts';
import { routes } from '#shared/routes.ts';
import { must, type Proof } from './proof.ts';

/** The calls that ask for a sign-in: whoever has none hears 401 from the function that the call is of, and 404 from any other. */
const guarded = Object.values<Resource>(routes)
  .flatMap((resource) => Object.values(resource))
  .filter(({ access }) => access !== 'public' && access !== 'guest');

const example = (path: string): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '7']));

export const doors: Proof = {
  name: 'Every call is led to the function that answers it',
  run: async ({ origin }) => {
    for (const route of guarded) {
      const { method, path } = route;
      const address = `${origin}${addressOf(route, { params: example(path) })}`;
      const { status } = await fetch(address, { method, headers: { origin } });
      must(status === 401, `${routeKey(route)} answered ${status} instead of 401`);
    }
  },
};
