import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import type { MutationEntry } from '../../store/mutation-entry.ts';
import { dependentsOf } from '../../store/order.ts';
import { useWaiting } from '../../store/waiting.ts';
import { again } from '../again.ts';
import { inWords } from '../in-words.ts';
import { contested } from '../resolve.ts';
import { texts } from '../texts.ts';
import { Choose } from './choose.tsx';
import { goneOf, reasonOf } from './reason.ts';
import type { Acts } from './use-acts.ts';

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
  const isContested = contested(entry).length > 0;
  const reason = gone ?? (isContested ? texts.changedElsewhere : reasonOf(entry));
  const held = dependentsOf(entry, entries).length;
  return (
    <li>
      <Card className="grid gap-3 p-4">
        <div>
          <h4 className="font-strong wrap-anywhere">{title}</h4>
          <p className="text-small text-muted">
            {described.title && `${described.act}. `}
            {reason} {held > 0 && texts.held(held)}
          </p>
        </div>
        {isContested && <Choose entry={entry} onChoose={(taken) => void acts.choose(entry, taken)} />}
        <div className="-mx-2 -mb-2 flex flex-wrap">
          {canMakeAgain && (
            <Button variant="quiet" className="underline" onClick={() => void acts.makeAgain(entry)}>
              {texts.makeAgain}
            </Button>
          )}
          {gone === undefined && (
            <Button
              variant="quiet"
              className="underline"
              aria-label={texts.openOf(title)}
              onClick={() => void acts.open(entry)}
            >
              {texts.open}
            </Button>
          )}
          {gone === undefined && !isContested && (
            <Button variant="quiet" className="underline" onClick={() => void acts.tryAgain(entry)}>
              {texts.tryAgain}
            </Button>
          )}
          <Button
            variant="quiet"
            className="text-on-alert underline"
            onClick={() => void acts.discard(entry)}
          >
            {texts.discard}
          </Button>
        </div>
      </Card>
    </li>
  );
}
