import type { Check } from './checks.ts';
import { checks } from './checks.ts';

const complaintsOf = async ({ look }: Check, origin: string): Promise<string[]> => {
  try {
    return await look(origin);
  } catch (error) {
    const { message, cause } = error as Error;
    return [`${message}${cause instanceof Error ? `: ${cause.message}` : ''}`];
  }
};

/** Checks a site from outside, deployed or local, and prints a line for each check. True if all pass. */
export async function smoke(origin: string, say: (line: string) => void): Promise<boolean> {
  const found = await Promise.all(checks.map((check) => complaintsOf(check, origin)));
  for (const [index, { name }] of checks.entries()) {
    const complaints = found[index] ?? [];
    say(`${complaints.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
    for (const complaint of complaints) say(`       ${complaint}`);
  }
  return found.flat().length === 0;
}
