/** How many days before its day a client may be told of what is due. */
export const dueSteps = [60, 30, 7] as const;
export type DueStep = (typeof dueSteps)[number];

/** Whether clients are told of what is due, and how many days before. */
export interface DuesSettings {
  remindersOn: boolean;
  days: DueStep[];
}

/** As it is unless somebody chose. */
export const usualDuesSettings: DuesSettings = { remindersOn: false, days: [...dueSteps] };

/** As somebody chose; days that were left out stay. */
export const changedDues = (
  { days: before }: DuesSettings = usualDuesSettings,
  { remindersOn, days = before }: { remindersOn: boolean; days?: readonly DueStep[] | undefined },
): DuesSettings => ({ remindersOn, days: dueSteps.filter((step) => days.includes(step)) });
