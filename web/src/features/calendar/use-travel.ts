import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { shortTravel } from '#shared/board/gaps.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { clientQuery } from '../../data/clients.ts';
import { travelWords } from '../../data/travel-words.ts';

const none: readonly Job[] = [];

/** What is said of visits that can't be reached in time on some days, by day and the job's id. */
export const useTravel = (
  days: ReadonlyMap<string, readonly Job[]>,
  shown: readonly string[],
): ReadonlyMap<string, ReadonlyMap<number, string>> => {
  const jobs = shown.flatMap((day) => days.get(day) ?? none);
  const clients = [...new Set(jobs.filter(({ location }) => !location).map(({ clientId }) => clientId))];
  const addresses = useQueries({
    queries: clients.map(clientQuery),
    combine: (found) => found.map(({ data }) => [data?.id, data?.address ?? null] as const),
  });
  const key = shown.join(' ');
  return useMemo(() => {
    const addressOf = new Map(addresses);
    const onDay = (day: string) => {
      const visits = (days.get(day) ?? none).map((job) => ({
        ...job,
        place: job.location ?? addressOf.get(job.clientId) ?? null,
      }));
      return new Map([...shortTravel(visits, day)].map(([id, minutes]) => [id, travelWords(minutes)]));
    };
    return new Map(key.split(' ').map((day) => [day, onDay(day)]));
  }, [days, addresses, key]);
};
