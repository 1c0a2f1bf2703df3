import { daysBetween } from '../dates.ts';

/** The age bands of open invoices in days overdue; those not yet due are in the first. */
export const statementAges = ['0-30', '31-60', '61-90', '90+'] as const;
export type StatementAge = (typeof statementAges)[number];

export const statementAge = (dueDate: string, today: string): StatementAge => {
  const late = daysBetween(dueDate, today);
  if (late <= 30) return '0-30';
  if (late <= 60) return '31-60';
  return late <= 90 ? '61-90' : '90+';
};

const names: Record<StatementAge, string> = {
  '0-30': 'Up to 30 days',
  '31-60': '31 to 60 days',
  '61-90': '61 to 90 days',
  '90+': 'Over 90 days',
};

export const ageName = (age: StatementAge): string => names[age];
