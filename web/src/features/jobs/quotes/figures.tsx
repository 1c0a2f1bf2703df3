import { useQuery } from '@tanstack/react-query';
import { jobsRoutes } from '#shared/jobs/routes.ts';
import { read } from '../../../api/read.ts';
import { quoteQuery } from '../../../data/quotes.ts';
import { JobFiguresPanel } from '../record/figures.tsx';

/** The figures of a job whose quote was accepted. Once it is invoiced, the quote is not read. */
export function QuotedFigures({ id, quoteId }: { id: number; quoteId: number }) {
  const { data: figures } = useQuery(read(jobsRoutes.figures, { params: { id } }));
  const { data: quote } = useQuery({ ...quoteQuery(quoteId), enabled: figures?.invoiced === 0 });
  return <JobFiguresPanel id={id} agreed={quote?.sums?.net || null} />;
}
