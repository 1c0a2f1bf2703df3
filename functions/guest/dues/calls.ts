import { lazily } from '#functions/lib/lazily.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { Guest } from '../opened.ts';

const acts = lazily(() => import('./acts.ts'));

interface Call<Body> {
  firm: StoredFirm;
  guest: Guest;
  body: Body;
}

/** What a client can say of what is due. */
export const dueCalls = {
  visit: async ({ firm, guest, body }: Call<{ dueId: number }>) =>
    (await acts()).askForVisit(firm, guest, body.dueId),
  done: async ({ firm, guest, body }: Call<{ dueId: number; on: string }>) =>
    (await acts()).tellDone(firm, guest, body),
};
