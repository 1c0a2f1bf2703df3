import { useClients } from '../../data/clients.ts';
import { useJobs } from '../../data/jobs.ts';
import { readable, type Values } from './form-values.ts';

/** Tells a field's value as people read it, clients and jobs by their names. */
export const useReadable = () => {
  const clients = useClients().rows;
  const jobs = useJobs().rows;
  const names = {
    client: (id: number) => clients.find((client) => client.id === id)?.name ?? '',
    job: (id: number) => jobs.find((job) => job.id === id)?.title ?? '',
  };
  return (name: keyof Values, value: unknown) => readable(name, value, names);
};
