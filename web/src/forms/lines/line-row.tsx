import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Money } from '../../components/money.tsx';
import { LineFields } from './line-fields.tsx';
import { lineSum, reckoning } from './line-sum.ts';
import type { LinesValues, LineValues } from './line-values.ts';
import { texts } from './texts.ts';

interface Props {
  form: UseFormReturn<LinesValues>;
  at: number;
  /** It may be optional for the customer. */
  extras: boolean;
  open: boolean;
  onOpen: () => void;
  onDone: () => void;
  onRemove: () => void;
}

/** A closed line is a row of text; a tap opens it in place. One with an error stays open. */
export function LineRow({ form, at, extras, open, onOpen, onDone, onRemove }: Props) {
  const line = useWatch({ control: form.control, name: `lines.${at}` as 'lines.0' });
  const isWrong = Boolean(form.formState.errors.lines?.[at]);
  if (!line) return null;
  if (open || isWrong)
    return <LineFields form={form} at={at} extras={extras} onDone={onDone} onRemove={onRemove} />;
  return <LineAtRest line={line} onOpen={onOpen} />;
}

function LineAtRest({ line, onOpen }: { line: LineValues; onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-label={texts.edit(line.description)}
      onClick={onOpen}
      className="flex min-h-14 w-full items-center justify-between gap-4 py-2 text-left hover:bg-sunken/50"
    >
      <span className="min-w-0">
        <span className="block wrap-anywhere">{line.description}</span>
        <span className="block text-small text-muted">
          {line.optional && `${texts.extra} · `}
          {reckoning(line)}
        </span>
      </span>
      <Money pounds={lineSum(line)} className="shrink-0" />
    </button>
  );
}
