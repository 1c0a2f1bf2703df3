import { useQuery } from '@tanstack/react-query';
import { jobQuery } from '../../../data/jobs.ts';
import type { Places } from '../use-places.ts';
import { QuoteForm } from './quote-form.tsx';

/** A new quote. One for a job waits until the job is loaded. */
export function NewQuote({ places }: { places: Places }) {
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
