import type { FirmRules, RulesInput } from '#shared/firms/rules.ts';
import { type Hours, weekdays } from '#shared/firms/weekdays.ts';
import { readNumber } from '#shared/read-number.ts';
import { rulesTexts as texts } from './rules-texts.ts';

/** The rules as form values. */
export type RulesValues = Omit<FirmRules, 'updatedAt' | 'leaveDays'> & { leaveDays: string };

export const valuesOf = ({ updatedAt: _, leaveDays, ...rules }: FirmRules): RulesValues => ({
  ...rules,
  leaveDays: String(leaveDays),
});

/** The errors by field; `mon` is a day’s hours. */
export type RulesErrors = Partial<Record<keyof Hours | 'leaveDays', string>>;

const wrongDays = (typed: string): boolean => {
  const days = readNumber(typed);
  return days === null || !(days >= 0 && days <= 60) || days * 2 !== Math.round(days * 2);
};

export const errorsIn = ({ hours, leaveDays }: RulesValues): RulesErrors => {
  const errors: RulesErrors = {};
  for (const day of weekdays) {
    const span = hours[day];
    if (span && !(span.from && span.to)) errors[day] = texts.noFrom;
    else if (span && span.to <= span.from) errors[day] = texts.toAfter;
  }
  if (wrongDays(leaveDays)) errors.leaveDays = texts.wrongDays;
  return errors;
};

export const inputOf = ({ leaveDays, ...values }: RulesValues, updatedAt: string | null): RulesInput => ({
  ...values,
  leaveDays: readNumber(leaveDays) ?? 0,
  ...(updatedAt && { updatedAt }),
});
