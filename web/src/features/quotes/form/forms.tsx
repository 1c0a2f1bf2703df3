import { useQuery } from '@tanstack/react-query';
import { quoteQuery } from '../../../data/quotes.ts';
import { AnswerForm } from '../answer/answer-form.tsx';
import { SendForm } from '../send/send-form.tsx';
import type { Places } from '../use-places.ts';
import { NewQuote } from './new-quote.tsx';
import { QuoteForm } from './quote-form.tsx';

/** The form opened by the URL, once its quote is loaded. */
export function Forms({ places }: { places: Places }) {
  const { isNew, edit, send, remind, accept, decline } = places;
  const id = edit.id ?? send.id ?? remind.id ?? accept.id ?? decline.id;
  const { data: quote } = useQuery({ ...quoteQuery(id ?? 0), enabled: id !== null });
  if (isNew) return <NewQuote places={places} />;
  if (!quote || quote.id !== id) return null;
  if (edit.id)
    return (
      <QuoteForm
        key={id}
        quote={quote}
        onClose={(saved, sendNow) => (saved && sendNow ? places.saved(id, true) : edit.close())}
      />
    );
  if (send.id) return <SendForm key={id} quote={quote} onClose={send.close} />;
  if (remind.id) return <SendForm key={id} quote={quote} again onClose={remind.close} />;
  const close = accept.id ? accept.close : decline.close;
  return <AnswerForm key={id} quote={quote} answer={accept.id ? 'accepted' : 'declined'} onClose={close} />;
}
