import { categoryNames } from '../../data/receipt-categories.ts';

/** The categories as select options. */
export const categoryOptions = Object.entries(categoryNames).map(([value, label]) => ({ value, label }));

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** January to December. */
export const monthNames = Array.from({ length: 12 }, (_, month) =>
  monthName.format(Date.UTC(2024, month, 1)),
);
