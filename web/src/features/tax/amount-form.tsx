import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { pounds } from '#shared/fields.ts';
import { readNumber } from '#shared/read-number.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { TextInput } from '../../components/text-input.tsx';

interface Props {
  initial: string;
  words: { label: string; wrong: string; act: string };
  busy?: boolean;
  /** In pounds; null if the field is empty. */
  onGive: (sum: number | null) => void;
  children?: ReactNode;
}

/** An optional amount, with a button beside it. */
export function AmountForm({ initial, words, busy, onGive, children }: Props) {
  const [text, setText] = useState(initial);
  const sum = readNumber(text);
  const isWrong = sum !== null && !z.safeParse(pounds, sum).success;
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) onGive(sum);
      }}
    >
      <Field
        label={words.label}
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
        {words.act}
      </Button>
      {children}
    </form>
  );
}
