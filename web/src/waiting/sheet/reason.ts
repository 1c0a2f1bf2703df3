import type { MutationEntry } from '../../store/mutation-entry.ts';
import { words } from '../../words.ts';
import { labelOf } from '../readable.ts';
import { texts } from '../texts.ts';

const isEdit = ({ route }: MutationEntry): boolean => !route.startsWith('POST ');

/** The field that a change is bound to, if its form doesn't let the user choose another. */
const boundTo: Record<string, string> = {
  'POST /api/payments': 'invoiceId',
  'POST /api/inventory/transactions': 'itemId',
};

/** Why a change is obsolete: its record is gone, or it was done before. Undefined otherwise. */
export const goneOf = (entry: MutationEntry): string | undefined => {
  const { route, problem } = entry;
  const bound = boundTo[route];
  if (bound && problem?.issues.some(({ path }) => path === bound))
    return texts.goneWith(labelOf(bound).toLowerCase());
  if (problem?.code === 'key_reused') return words.doneBefore;
  if (problem?.status !== 404) return undefined;
  if (isEdit(entry)) return texts.goneElsewhere;
  // An email or a photo: `POST /api/invoices/{id}/send`.
  const [, kind] = /(\w+)s\/\{id\}/.exec(route) ?? [];
  return kind && texts.goneWith(kind);
};

const sentence = (text: string): string => (text === '' || /[.!?]$/.test(text) ? text : `${text}.`);

/** Why the server refused a change, with the field if it names one. */
export const reasonOf = ({ problem }: MutationEntry): string => {
  const { message = '', issues: [first] = [] } = problem ?? {};
  if (!first || message.includes(first.message)) return sentence(message);
  const [field = ''] = first.path.split('.');
  return sentence(field ? `${labelOf(field)}: ${first.message}` : `${sentence(message)} ${first.message}`);
};
