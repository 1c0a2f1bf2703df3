import { useQuery } from '@tanstack/react-query';
import { jobQuery } from '../../../data/jobs.ts';
import { quoteQuery } from '../../../data/quotes.ts';
import { AnswerForm } from '../answer/answer-form.tsx';
import { SendForm } from '../send/send-form.tsx';
import type { Places } from '../use-places.ts';
import { QuoteForm } from './quote-form.tsx';

/** A new quote. One for a job waits until the job is loaded. */
function NewQuote({ places }: { places: Places }) {
  const { fromClient, fromJob } = places;
  const { data: job, isLoading } = useQuery({ ...jobQuery(fromJob ?? 0), enabled: fromJob !== null });
  if (fromJob !== null && isLoading) return null;
  return (
    <QuoteForm
      quote={null}
      clientId={job?.clientId ?? fromClient}
      job={job}
      onClose={(saved, sendNow) => (saved ? places.saved(saved.id, sendNow) : places.closeNew())}
    />
  );
}

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
