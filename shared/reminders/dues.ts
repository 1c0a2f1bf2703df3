/** The allowed numbers of days before a due date on which a client can be told. */
export const dueSteps = [60, 30, 7] as const;
export type DueStep = (typeof dueSteps)[number];

/** Whether clients are told of what is due, and how many days ahead. */
export interface DuesSettings {
  remindersOn: boolean;
  days: DueStep[];
}

/** The default. */
export const usualDuesSettings: DuesSettings = { remindersOn: false, days: [...dueSteps] };

/** The chosen settings; days left out stay unchanged. */
export const changedDues = (
  { days: before }: DuesSettings = usualDuesSettings,
  { remindersOn, days = before }: { remindersOn: boolean; days?: readonly DueStep[] | undefined },
): DuesSettings => ({ remindersOn, days: dueSteps.filter((step) => days.includes(step)) });
