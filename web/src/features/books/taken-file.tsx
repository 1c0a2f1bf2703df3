import Download from 'lucide-react/icons/download';
import type { TakenBook } from '#shared/books/contract.ts';
import { ButtonLink } from '../../components/button.tsx';
import { nameOf, texts } from './texts.ts';

const factsOf = ({ kind, records, repeated, onlyNew, readyAt, createdAt }: TakenBook): string =>
  [
    texts.when(readyAt ?? createdAt),
    texts.found(kind, records),
    ...(onlyNew ? [texts.wasNew] : []),
    ...(repeated > 0 ? [texts.repeated(repeated)] : []),
  ].join(' · ');

/** A file: its content, progress, and parts to download. */
export function TakenFile({ book }: { book: TakenBook }) {
  const { format, kind, from, to, status, problem } = book;
  return (
    <li className="grid gap-2 px-4 py-3">
      <div>
        <h3 className="font-strong">{nameOf(format, kind)}</h3>
        <p>{texts.range(from, to)}</p>
        {status === 'ready' && <p className="text-small text-muted">{factsOf(book)}</p>}
      </div>
      {status === 'working' && <p role="status">{texts.working}</p>}
      {status === 'failed' && <p className="text-on-alert">{problem ?? texts.broken}</p>}
      {status === 'ready' && <Parts book={book} />}
    </li>
  );
}

function Parts({ book: { parts } }: { book: TakenBook }) {
  if (parts.some(({ url }) => !url)) return <p className="text-small text-muted">{texts.gonePart}</p>;
  return (
    <div className="flex flex-wrap gap-2">
      {parts.map(({ name, url }, at) => {
        const word = parts.length > 1 ? texts.part(at + 1, parts.length) : texts.file;
        return (
          <ButtonLink key={name} variant="secondary" needsConnection icon={Download}>
            <a href={url ?? ''} download aria-label={texts.download(word, name)}>
              {word}
            </a>
          </ButtonLink>
        );
      })}
    </div>
  );
}
