import { useState } from 'react';
import * as z from 'zod/mini';
import { pounds } from '#shared/fields.ts';
import { formatPounds } from '#shared/money.ts';
import { readNumber } from '#shared/read-number.ts';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { texts } from '../texts.ts';
import { cisTexts as words } from './texts.ts';

interface Props {
  kept: number | null;
  /** The statement less what was recorded. */
  difference: number;
  busy: boolean;
  onSave: (deducted: number | null) => void;
}

/** What a statement that came says was kept back, and how that differs from what was recorded. */
export function Says({ kept, difference, busy, onSave }: Props) {
  const [text, setText] = useState(kept === null ? '' : String(kept));
  const sum = readNumber(text);
  const isWrong = sum !== null && !z.safeParse(pounds, sum).success;
  const by = formatPounds(Math.abs(difference));
  return (
    <form
      className="flex flex-wrap items-end gap-3 pb-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) onSave(sum);
      }}
    >
      <Field
        label={words.says}
        error={isWrong ? words.wrong : undefined}
        className="min-w-[min(12rem,100%)] flex-1"
      >
        <TextInput
          value={text}
          inputMode="decimal"
          enterKeyHint="done"
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" busy={busy}>
        {texts.save}
      </Button>
      {difference !== 0 && (
        <p className="w-full text-small text-on-warning">
          {words.differs(difference > 0 ? words.more(by) : words.less(by))}
        </p>
      )}
    </form>
  );
}
