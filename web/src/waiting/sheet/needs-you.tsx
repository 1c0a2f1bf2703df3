import { clsx } from 'clsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import type { MutationEntry } from '../../store/mutation-entry.ts';
import { heldBy } from '../../store/order.ts';
import { useWaiting } from '../../store/waiting.ts';
import { words } from '../../words.ts';
import { again } from '../again.ts';
import { inWords } from '../in-words.ts';
import { labelOf } from '../readable.ts';
import { contested, onNewest } from '../resolve.ts';
import { texts } from '../texts.ts';
import { ChangedSince } from './changed-since.tsx';
import { Choose } from './choose.tsx';
import type { Acts } from './use-acts.ts';

const isEdit = ({ route }: MutationEntry): boolean => !route.startsWith('POST ');

/** The field that a change is bound to, if its form doesn't let the user choose another. */
const boundTo: Record<string, string> = {
  'POST /api/payments': 'invoiceId',
  'POST /api/inventory/transactions': 'itemId',
};

/** Why a change is obsolete: its record is gone, or it was done before. Undefined otherwise. */
const goneOf = (entry: MutationEntry): string | undefined => {
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
const reasonOf = ({ problem }: MutationEntry): string => {
  const { message = '', issues: [first] = [] } = problem ?? {};
  if (!first || message.includes(first.message)) return sentence(message);
  const [field = ''] = first.path.split('.');
  return sentence(field ? `${labelOf(field)}: ${first.message}` : `${sentence(message)} ${first.message}`);
};

interface Props {
  entry: MutationEntry;
  acts: Acts;
}

/** A refused change, the reason, and what the user can do. */
export function NeedsYou({ entry, acts }: Props) {
  const { entries } = useWaiting();
  const described = inWords(entry);
  const title = described.title || described.act;
  const gone = goneOf(entry);
  const canMakeAgain = gone !== undefined && again(entry) !== undefined;
  const newest = onNewest(entry);
  const isContested = !newest && contested(entry).length > 0;
  const told = newest ? texts.changedSince : isContested ? texts.changedElsewhere : reasonOf(entry);
  const held = heldBy(entry, entries).length;
  return (
    <li>
      <Card className="grid gap-3 p-4">
        <div>
          <h4 className="font-strong wrap-anywhere">{title}</h4>
          <p className="text-small text-muted">
            {described.title && `${described.act}. `}
            {gone ?? told} {held > 0 && texts.held(held)}
          </p>
        </div>
        {newest && <ChangedSince entry={entry} />}
        {isContested && <Choose entry={entry} onChoose={(taken) => void acts.choose(entry, taken)} />}
        <div className="-mx-4 -mb-2 flex flex-wrap">
          {canMakeAgain && <Act label={texts.makeAgain} onPress={() => acts.makeAgain(entry)} />}
          {gone === undefined && (
            <Act label={texts.open} name={texts.openOf(title)} onPress={() => acts.open(entry)} />
          )}
          {gone === undefined && !isContested && !newest && (
            <Act label={texts.tryAgain} onPress={() => acts.tryAgain(entry)} />
          )}
          {newest ? (
            <>
              <Act label={texts.deleteAnyway} isDanger onPress={() => acts.deleteAnyway(entry, newest)} />
              <Act label={texts.keepRecord} onPress={() => acts.keep(entry)} />
            </>
          ) : (
            <Act label={texts.discard} isDanger onPress={() => acts.discard(entry)} />
          )}
        </div>
      </Card>
    </li>
  );
}

interface ActProps {
  label: string;
  /** For screen readers, if the label alone doesn't say what it is about. */
  name?: string;
  isDanger?: boolean;
  onPress: () => unknown;
}

function Act({ label, name, isDanger = false, onPress }: ActProps) {
  return (
    <Button
      variant="quiet"
      className={clsx('underline', isDanger && 'text-on-alert')}
      aria-label={name}
      onClick={() => void onPress()}
    >
      {label}
    </Button>
  );
}
