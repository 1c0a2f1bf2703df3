/** @jsxImportSource preact */
import type { GuestQuote } from '#shared/guest/quotes/document.ts';
import { Tick } from '../tick.tsx';

export interface Early {
  asks: boolean;
  understands: boolean;
}

export const notEarly: Early = { asks: false, understands: false };

interface Props {
  wording: GuestQuote['wording'];
  early: Early;
  onChange: (early: Early) => void;
  error: string | undefined;
}

/** The separate consents that the law requires before work starts within the cancellation period, in the wording that is recorded. */
export function EarlyTicks({ wording, early, onChange, error }: Props) {
  const describedBy = error ? 'early-error' : undefined;
  return (
    <div class="grid gap-2">
      <Tick
        checked={early.asks}
        onChange={(asks) => onChange({ ...early, asks })}
        invalid={Boolean(error)}
        describedBy={describedBy}
      >
        {wording.asks}
      </Tick>
      <Tick
        checked={early.understands}
        onChange={(understands) => onChange({ ...early, understands })}
        invalid={Boolean(error)}
        describedBy={describedBy}
      >
        {wording.understands}
      </Tick>
      {error && (
        <p id="early-error" role="alert" class="text-small font-strong text-on-alert">
          {error}
        </p>
      )}
    </div>
  );
}
