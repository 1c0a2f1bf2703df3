import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Once } from '#functions/lib/idempotency.ts';
import { lazily } from '#functions/lib/lazily.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { GuestAnswerInput, Signed, Ticks } from '#shared/guest/quotes/answering.ts';
import { documentNow } from '../document.ts';
import type { Guest } from '../opened.ts';

interface Call<Body> {
  firm: StoredFirm;
  guest: Guest;
  body: Body;
  once: Once;
  event: APIGatewayProxyEventV2;
}

const answering = lazily(() => import('./answer.ts'));

/** What a customer can do with a quote. */
export const quoteCalls = {
  answer: async (call: Call<GuestAnswerInput>) => (await answering()).answerByGuest(call),
  ask: async ({ firm, guest }: Pick<Call<unknown>, 'firm' | 'guest'>) =>
    (await import('./ask.ts')).askForNewQuote(firm, guest),
  startEarly: async ({ guest, body, once }: Call<Ticks>) =>
    (await import('./start-early.ts')).startEarly(guest, body, once),
  cancel: async ({ firm, guest, body, once }: Call<Signed>) =>
    (await import('./cancel.ts')).cancelByGuest(firm, guest, body.name, once),
};

/** A repeated call is shown the document's current state. */
const asItStands = (_: unknown, { guest }: { guest: Guest | undefined }) => {
  if (!guest) throw new Error('A guest has no link');
  return documentNow(guest.link);
};

export const repeatedCalls = { answer: asItStands, startEarly: asItStands, cancel: asItStands };
