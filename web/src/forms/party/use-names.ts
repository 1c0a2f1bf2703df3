import { useClients } from '../../data/clients.ts';
import { useJobs } from '../../data/jobs.ts';

/** The names of clients and jobs by id; empty until loaded. */
export interface PartyNames {
  client: (id: number) => string;
  job: (id: number) => string;
}

export const usePartyNames = (): PartyNames => {
  const clients = useClients().rows;
  const jobs = useJobs().rows;
  return {
    client: (id) => clients.find((client) => client.id === id)?.name ?? '',
    job: (id) => jobs.find((job) => job.id === id)?.title ?? '',
  };
};
