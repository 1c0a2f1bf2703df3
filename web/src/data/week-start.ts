import type { WeekStart } from '#shared/week-start.ts';
import { useSignedInUser } from '../api/user.ts';

/** The day that the firm's weeks begin on. */
export const useWeekStart = (): WeekStart => useSignedInUser().firm?.weekStarts ?? 'mon';
