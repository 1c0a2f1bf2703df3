import { useQueryClient } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import Send from 'lucide-react/icons/send';
import { type FormEvent, useRef, useState } from 'react';
import type { CallReply } from '#shared/call.ts';
import { needsCause } from '#shared/filing/late.ts';
import { filingRoutes } from '#shared/filing/routes.ts';
import type { FilingReturn } from '#shared/filing/vat.ts';
import { read } from '../../../api/read.ts';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../components/card.tsx';
import { NextBar } from '../../../components/next-bar.tsx';
import { Notice } from '../../../components/notice.tsx';
import { ApiError, explain } from '../../../store/api-error.ts';
import type { Causes } from './late-changes.tsx';
import { owedOf } from './owed.tsx';
import { useIsOwner } from './queries.ts';
import { filingTexts as words } from './texts.ts';

const keyOf = (end: string) => read(filingRoutes.vatReturn, { params: { end } }).queryKey;

/** HMRC's reason, because it says what to do. */
const saidOf = (error: Error): string =>
  error instanceof ApiError ? error.reason : explain(words.fileFailed, error);

/** Files a return. Whatever the result, the page then shows the return's state. */
const useFile = ({ end, hash, corrections }: FilingReturn) => {
  const cache = useQueryClient();
  const { mutate, isPending } = useCall(filingRoutes.fileVatReturn, {
    failure: saidOf,
    onSuccess: (reply: CallReply<typeof filingRoutes.fileVatReturn>) => {
      cache.setQueryData(keyOf(end), reply);
      window.scrollTo(0, 0);
    },
  });
  const file = (causes: Causes) => {
    const given = corrections.flatMap(({ of }) => {
      const cause = causes.get(of);
      return cause ? [{ of, cause }] : [];
    });
    mutate({ params: { end }, body: { hash, declared: true, corrections: given } });
  };
  return { file, busy: isPending };
};

interface Props {
  data: FilingReturn;
  /** Including the answers. */
  figures: Pick<FilingReturn, 'boxes' | 'outcome'>;
  causes: Causes;
  /** Called on every press, even if something is missing. */
  onTry: () => void;
}

/** The declaration, to tick for each return, and the button that files it. */
export function Declare(props: Props) {
  if (useIsOwner()) return <Form {...props} />;
  return <Notice tone="neutral" icon={Lock} title={words.ownerFiles} />;
}

function Form({ data, figures, causes, onTry }: Props) {
  const [ticked, tick] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { file, busy } = useFile(data);
  const unanswered = data.corrections.find((each) => needsCause(each) && !causes.has(each.of));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onTry();
    if (unanswered) {
      document.querySelector<HTMLElement>(`[name="cause-${unanswered.of}"]`)?.focus();
      return;
    }
    setMissing(!ticked);
    if (ticked) file(causes);
    else box.current?.focus();
  };
  return (
    <form ref={form} onSubmit={submit} className="grid gap-4 max-lg:pb-16">
      <Card className="grid gap-1 p-4">
        <h2 className="font-strong">{words.declareTitle}</h2>
        <p className="text-small">{data.declaration}</p>
        <label className="flex min-h-11 items-start gap-3 py-2.5">
          <input
            ref={box}
            type="checkbox"
            className="mt-0.5 size-5 shrink-0 accent-primary"
            checked={ticked}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? 'tick-first' : undefined}
            onChange={({ target }) => {
              tick(target.checked);
              setMissing(false);
            }}
          />
          <span className="font-strong">{words.declare}</span>
        </label>
        {isMissing && (
          <p id="tick-first" className="text-small font-strong text-on-alert">
            {words.tickFirst}
          </p>
        )}
      </Card>
      <NextBar
        about={<span className="font-strong">{owedOf(figures, true)}</span>}
        act={{ label: words.file, icon: Send, busy, needsConnection: true, type: 'submit' }}
      />
    </form>
  );
}
