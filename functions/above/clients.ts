import type { OnClients } from '#functions/clients/handler.ts';
import { lazily } from '#functions/lib/lazily.ts';

const dues = lazily(() => import('#functions/dues/of-place.ts'));

export const above: OnClients = {
  dependants: [async (...asked) => (await dues()).duesOfClient(...asked)],
};
