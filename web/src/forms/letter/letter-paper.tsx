import FileText from 'lucide-react/icons/file-text';
import { type ReactNode, useId } from 'react';
import type { LetterFacts } from '#shared/letter.ts';
import { useSignedInUser } from '../../api/user.ts';
import { TextArea } from '../../components/text-area.tsx';
import { Letterhead } from '../paper/letterhead.tsx';
import { letterTexts as texts } from './texts.ts';
import type { Attached } from './use-attached.ts';

interface Props {
  facts: readonly LetterFacts[];
  attached: Attached | null;
  hasLink: boolean | string;
  /** The registration of the message field, and its error. */
  words: React.ComponentProps<'textarea'>;
  error: string | undefined;
}

/** The email as it will be read, on white; its message is a field. */
export function LetterPaper({ facts, attached, hasLink, words, error }: Props) {
  const user = useSignedInUser();
  const errorId = useId();
  return (
    <div className="paper grid grid-cols-[minmax(0,1fr)] gap-3 rounded-small border border-line bg-surface px-4 py-3 text-small shadow-rest">
      <div className="border-b border-line pb-2.5">
        <Letterhead user={user} />
      </div>
      <div>
        <TextArea
          {...words}
          aria-label={texts.message}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          autoComplete="off"
          autoCapitalize="sentences"
          rows={6}
          className="-mx-2 !w-[calc(100%+1rem)] !max-h-none !rounded-b-none !border-0 !border-b-[1.5px] !bg-transparent !px-2 !py-1.5"
        />
        {error && (
          <p id={errorId} className="pt-1 font-strong text-on-alert">
            {error}
          </p>
        )}
      </div>
      {hasLink && <p className="text-muted wrap-anywhere">{hasLink === true ? texts.link : hasLink}</p>}
      {facts.map((group) => (
        <Group key={group.heading} {...group} />
      ))}
      {attached && <Attachment {...attached} />}
    </div>
  );
}

/** The first amount is what the email is about. */
function Group({ heading, rows }: LetterFacts) {
  const [first, ...rest] = rows;
  const isSum = first?.value.startsWith('£') ?? false;
  return (
    <section className="grid gap-1 border-t border-line pt-3">
      <h4 className="font-strong">{heading}</h4>
      <dl className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-baseline gap-x-4 gap-y-0.5 large-text:grid-cols-1">
        {first && isSum && <Row {...first} big />}
        {(isSum ? rest : rows).map((row) => (
          <Row key={row.label} {...row} />
        ))}
      </dl>
    </section>
  );
}

function Row({ label, value, big = false }: { label: string; value: ReactNode; big?: boolean }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className={big ? 'text-title font-strong' : 'font-strong wrap-anywhere'}>{value}</dd>
    </>
  );
}

function Attachment({ name, href, size }: Attached) {
  return (
    <div className="flex items-center gap-2 border-t border-line pt-2 text-muted">
      <FileText aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="font-strong text-ink">{name}</span>
        {size && ` · ${size}`}
      </span>
      <a
        href={href}
        target="_blank"
        rel="noreferrer"
        aria-label={`${texts.open} ${name}`}
        className="-my-2 inline-flex min-h-11 items-center px-1 font-strong text-ink underline underline-offset-4"
      >
        {texts.open}
      </a>
    </div>
  );
}
