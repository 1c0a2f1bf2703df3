import { useQuery } from '@tanstack/react-query';
import type { User } from '#shared/auth/user.ts';
import { crew } from '#shared/members/roles.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { dayQuery } from '../../data/day.ts';

/** True for those who do or plan a day's work. */
export const hasDay = (user: User): boolean => isAmong(user, openTo('dashboard.day', crew));

/** A day's work, for those who do or plan it. */
export const useDay = (user: User, date: string) => useQuery({ ...dayQuery(date), enabled: hasDay(user) });
