import { routes } from '#shared/routes.ts';
import type { Makers } from '../makers.ts';

export const dueMakers = {
  dues: async (api, need) =>
    api.call(routes.dues.create, {
      body: { siteId: await need('sites'), kind: 'custom', title: 'Sweep', dueOn: '2030-01-31' },
    }),
} satisfies Makers;
