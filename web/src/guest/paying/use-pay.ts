import { useState } from 'preact/hooks';
import type { GuestDocument } from '#shared/guest/document.ts';
import { call, type Failed, failureIn, sentenceOf } from '../calls.ts';
import { texts } from '../texts.ts';

type Way = 'card' | 'bank' | undefined;

const documentIn = ({ body }: Failed): GuestDocument | undefined =>
  (body as { document?: GuestDocument } | undefined)?.document;

const wordsOf = (failure: Failed): string => {
  const { issues } = (failure.body ?? {}) as { issues?: { message: string }[] };
  if (failure.status === 0) return texts.nothingLost;
  return issues?.[0]?.message ?? sentenceOf(failure) ?? texts.failedText;
};

/** Opens Stripe's page. A refusal includes the current document, which is shown. */
export const usePay = (token: string, show: (document: GuestDocument) => void) => {
  const [busy, setBusy] = useState<Way | 'any'>();
  const [problem, setProblem] = useState<string>();
  const pay = async (way: Way, amount?: number) => {
    setBusy(way ?? 'any');
    setProblem(undefined);
    try {
      const given = { token, ...(way && { way }), ...(amount !== undefined && { amount }) };
      const { url } = await call('pay', given);
      // Stays busy: the page is being left.
      location.assign(url);
    } catch (error) {
      const failure = failureIn(error);
      const document = documentIn(failure);
      if (document) show(document);
      setProblem(wordsOf(failure));
      setBusy(undefined);
    }
  };
  return { busy, problem, pay: (way?: Way, amount?: number) => void pay(way, amount) };
};
export type Pay = ReturnType<typeof usePay>;
