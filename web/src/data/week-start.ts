import type { WeekStart } from '#shared/week-start.ts';
import { useSignedInUser } from '../api/user.ts';

/** The first day of the firm's week. */
export const useWeekStart = (): WeekStart => useSignedInUser().firm?.weekStarts ?? 'mon';
