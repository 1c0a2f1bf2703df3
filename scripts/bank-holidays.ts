/**
 * Writes shared/uk/bank-holidays.ts anew from the government's list: `npx tsx scripts/bank-holidays.ts`. Once a
 * year is enough, and whenever an extra holiday is proclaimed. A file with that list may be named instead of asking
 * for it: `npx tsx scripts/bank-holidays.ts bank-holidays.json`. Years before 2025 are left out.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { date } from '../shared/fields.ts';
import { nations } from '../shared/uk/nations.ts';

const source = 'https://www.gov.uk/bank-holidays.json';
const firstDay = '2025-01-01';

const events = z.object({
  events: z.array(z.object({ title: z.string().check(z.minLength(1)), date, notes: z.string() })),
});
const list = z.object({ 'england-and-wales': events, scotland: events, 'northern-ireland': events });

const [, , file] = process.argv;
const read = async (): Promise<unknown> => {
  if (file) return JSON.parse(readFileSync(file, 'utf8'));
  const response = await fetch(source);
  if (!response.ok) throw new Error(`${source} answered ${response.status}`);
  return response.json();
};

const quoted = (text: string) => `'${text.replaceAll("'", '’')}'`;
const holidays = list.parse(await read());
const parts = nations.map((nation) => {
  const rows = holidays[nation].events
    .filter((event) => event.date >= firstDay)
    .map(({ title, date: day, notes }) => {
      const name = /substitute/i.test(notes) ? `${title} (substitute day)` : title;
      return `    '${day}': ${quoted(name)},\n`;
    });
  if (rows.length === 0) throw new Error(`The list has no days for ${nation}`);
  const key = nation.includes('-') ? `'${nation}'` : nation;
  return `  ${key}: {\n${rows.join('')}  },\n`;
});

const text = `import type { Nation } from './nations.ts';

/**
 * The bank holidays by date, as ${source} lists them.
 * scripts/bank-holidays.ts writes this file and says how to refresh it.
 */
export const bankHolidays: Record<Nation, Readonly<Record<string, string>>> = {
${parts.join('')}};
`;
writeFileSync(new URL('../shared/uk/bank-holidays.ts', import.meta.url), text);
