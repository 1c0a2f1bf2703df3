import { useClients } from '../../data/clients.ts';
import { useJobs } from '../../data/jobs.ts';
import type { Difference } from '../../forms/both-versions.tsx';
import { readable, type Values } from './form-values.ts';
import { labels } from './texts.ts';
import type { InvoiceRecord } from './use-invoice-form.ts';

/** What is not the same here and in the version saved meanwhile, in words. */
export const useDifferences = ({ form, newer }: InvoiceRecord): Difference[] => {
  const clients = useClients().rows;
  const jobs = useJobs().rows;
  if (!newer) return [];
  const names = {
    client: (id: number) => clients.find((client) => client.id === id)?.name ?? '',
    job: (id: number) => jobs.find((job) => job.id === id)?.title ?? '',
  };
  const mine = form.getValues();
  const theirs = newer.values as Values;
  return (newer.names as (keyof Values)[]).map((name) => ({
    label: labels[name],
    mine: readable(name, mine[name], names),
    theirs: readable(name, theirs[name], names),
  }));
};
