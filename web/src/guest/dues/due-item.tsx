/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { formatDate, today } from '#shared/dates.ts';
import type { GuestDocument } from '#shared/guest/document.ts';
import type { GuestDue } from '#shared/guest/dues/document.ts';
import { Button } from '../buttons.tsx';
import { call } from '../calls.ts';
import { FailureNotice, useSending } from '../sending.tsx';
import { dueTexts } from './texts.ts';

interface Props {
  due: GuestDue;
  seller: string;
  token: string;
  show: (document: GuestDocument) => void;
}

/** The customer's earlier answer, or its outcome. */
const standingOf = ({ state, toldAt, askedAt }: GuestDue, seller: string): string | undefined => {
  if (toldAt) return dueTexts.told(seller);
  if (state === 'booked') return dueTexts.booked;
  if (state !== 'open') return dueTexts.closed;
  return askedAt ? dueTexts.asked(seller) : undefined;
};

function DueDay({ due: { dueOn } }: { due: GuestDue }) {
  const isLate = dueOn < today();
  return (
    <p class={`text-small ${isLate ? 'text-on-alert' : 'text-muted'}`}>
      {(isLate ? dueTexts.was : dueTexts.by)(formatDate(dueOn))}
    </p>
  );
}

export function DueItem({ due, seller, token, show }: Props) {
  const { id, title, place, state, toldAt, askedAt } = due;
  const [isDating, setDating] = useState(false);
  const { isBusy, failure, send } = useSending();
  const about = { token, dueId: id };
  const what = [title, place].filter(Boolean).join(', ');
  const standing = standingOf(due, seller);
  const isOpen = state === 'open' && !toldAt;
  return (
    <li class="keep-together grid gap-3 border-t border-line py-4">
      <div class="min-w-0">
        <h2 class="font-strong wrap-anywhere">{title}</h2>
        {place && <p class="wrap-anywhere">{place}</p>}
        {!toldAt && <DueDay due={due} />}
      </div>
      {standing && <p role="status">{standing}</p>}
      {isOpen && isDating && (
        <DayForm
          isBusy={isBusy}
          onBack={() => setDating(false)}
          onSend={(on) => void send(async () => show(await call('done', { ...about, on })))}
        />
      )}
      {isOpen && !isDating && (
        <div class="flex flex-wrap gap-2">
          {!askedAt && (
            <Button
              look="primary"
              busy={isBusy}
              onClick={() => void send(async () => show(await call('visit', about)))}
            >
              <span>
                {dueTexts.visit}
                <span class="sr-only">{dueTexts.of(what)}</span>
              </span>
            </Button>
          )}
          <Button onClick={() => setDating(true)}>
            <span>
              {dueTexts.done}
              <span class="sr-only">{dueTexts.of(what)}</span>
            </span>
          </Button>
        </div>
      )}
      <FailureNotice failure={failure} />
    </li>
  );
}

interface DayProps {
  isBusy: boolean;
  onBack: () => void;
  onSend: (on: string) => void;
}

/** Asks for the day it was done. */
function DayForm({ isBusy, onBack, onSend }: DayProps) {
  const [on, setOn] = useState(today());
  const [isWrong, setWrong] = useState(false);
  const submit = () => {
    const isGiven = on !== '' && on <= today();
    setWrong(!isGiven);
    if (isGiven) onSend(on);
  };
  return (
    <form
      noValidate
      class="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label class="grid gap-1.5">
        <span class="text-small font-strong">{dueTexts.when}</span>
        <input
          type="date"
          max={today()}
          value={on}
          aria-invalid={isWrong}
          onInput={(event) => setOn(event.currentTarget.value)}
          class="min-h-11 w-full min-w-0 rounded-control border border-control bg-surface px-3 py-2 aria-invalid:border-2 aria-invalid:border-danger"
        />
      </label>
      {isWrong && (
        <p role="alert" class="text-small font-strong text-on-alert">
          {dueTexts.chooseDay}
        </p>
      )}
      <div class="flex flex-wrap gap-2">
        <Button look="primary" submit busy={isBusy}>
          {dueTexts.send}
        </Button>
        <Button onClick={onBack}>{dueTexts.back}</Button>
      </div>
    </form>
  );
}
