import { formatPounds } from '#shared/money.ts';
import { AmountForm } from '../amount-form.tsx';
import { texts } from '../texts.ts';
import { cisTexts as words } from './texts.ts';

interface Props {
  kept: number | null;
  /** The statement minus what was recorded. */
  difference: number;
  busy: boolean;
  onSave: (deducted: number | null) => void;
}

/** The deduction according to a received statement, and its difference from what was recorded. */
export function Says({ kept, difference, busy, onSave }: Props) {
  const by = formatPounds(Math.abs(difference));
  return (
    <div className="pb-2">
      <AmountForm
        initial={kept === null ? '' : String(kept)}
        words={{ label: words.says, wrong: words.wrong, act: texts.save }}
        busy={busy}
        onGive={onSave}
      >
        {difference !== 0 && (
          <p className="w-full text-small text-on-warning">
            {words.differs(difference > 0 ? words.more(by) : words.less(by))}
          </p>
        )}
      </AmountForm>
    </div>
  );
}
