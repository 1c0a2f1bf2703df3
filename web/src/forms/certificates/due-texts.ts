/** Texts about certificates that fall due, used on Home too. */
export const dueTexts = {
  due: (day: string) => `Due ${day}`,
  overdue: (day: string) => `Overdue since ${day}`,
  dueSoon: 'Due soon',
  someOverdue: (count: number) => `Due soon · ${count} overdue`,
  all: 'All',
  remind: 'Email Client',
} as const;
