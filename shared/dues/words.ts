import { formatDate } from '../dates.ts';
import { oneLineAddress } from '../one-line-address.ts';
import { counted } from '../words.ts';
import type { Due } from './contract.ts';
import { dueName } from './kinds.ts';

type Told = Pick<Due, 'kind' | 'title' | 'dueOn' | 'days' | 'site'>;

/** Where it is due, as the client knows the place: `9 Mill Lane, Leeds`. */
export const dueAt = ({ site }: Pick<Due, 'site'>): string | null =>
  site ? [site.name, oneLineAddress(site.address)].filter(Boolean).join(', ') : null;

/** `Gas safety record, 9 Mill Lane, due by 10 Feb 2027`. */
const lineOf = (due: Told): string => {
  const by = `${due.days < 0 ? 'was due' : 'due by'} ${formatDate(due.dueOn)}`;
  return [dueName(due), dueAt(due), by].filter(Boolean).join(', ');
};

const subjectOf = (dues: readonly Told[]): string => {
  const [only, ...more] = dues.map(lineOf);
  return only && more.length === 0 ? only : `${counted(dues.length, 'check')} due`;
};

/** The label of the button in such an email. */
export const dueLinkWords = 'Reply online';

/** The default subject and message telling a client what is due. */
export const duesWords = (
  dues: readonly Told[],
  { name, businessName }: { name: string; businessName: string },
): { subject: string; message: string } => ({
  subject: `${subjectOf(dues)}: ${businessName}`.slice(0, 200),
  message: [
    `Dear ${name},`,
    [dues.length > 1 ? 'These checks are due:' : 'A check is due:', ...dues.map(lineOf)].join('\n'),
    'Use the link to ask for a visit, or to tell us it has been done.',
    `Kind regards,\n${businessName}`,
  ].join('\n\n'),
});
