import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { shortTravel } from '#shared/board/gaps.ts';
import { boardRoutes } from '#shared/board/routes.ts';
import { today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { isAmong } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
import { boardQuery } from '../../data/board.ts';
import { travelWords } from '../../data/travel-words.ts';

/** What the board says of visits that can't be reached in time on some days, one or a week, by day and the job's id. */
export const useTravel = (
  days: ReadonlyMap<string, readonly Job[]>,
  shown: readonly string[],
): ReadonlyMap<string, ReadonlyMap<number, string>> => {
  const user = useSignedInUser();
  const travels = shown.some((day) => (days.get(day)?.length ?? 0) > 1);
  const { data: board } = useQuery({
    ...boardQuery(shown[0] ?? today(), shown.length > 1 ? '7' : '1'),
    enabled: travels && isAmong(user, boardRoutes.get.roles),
  });
  const key = shown.join(' ');
  return useMemo(() => {
    const onDay = (day: string) =>
      [...shortTravel(board?.jobs ?? [], day)].map(([id, minutes]) => [id, travelWords(minutes)] as const);
    return new Map(key.split(' ').map((day) => [day, new Map(onDay(day))]));
  }, [board, key]);
};
