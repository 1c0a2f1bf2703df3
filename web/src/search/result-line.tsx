import { clsx } from 'clsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import type { Asked } from './asked.ts';
import { kindLooks } from './kinds.ts';
import type { Line } from './lines.ts';
import { partsOf } from './marks.ts';

/** A text with the matches highlighted. */
function Marked({ text, asked }: { text: string; asked: Asked | undefined }) {
  if (!asked) return text;
  let at = 0;
  return partsOf(text, asked).map((part) => {
    const key = at;
    at += part.text.length;
    return part.found ? (
      <mark key={key} className="rounded-[2px] bg-warning text-on-warning">
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}

interface Props {
  line: Line;
  asked: Asked | undefined;
  /** In a list box: its id, and whether it is selected by the arrow keys. */
  option?: { id: string; chosen: boolean; onPoint: () => void };
  onOpen: (line: Line) => void;
}

/** A result: its title, and below it what distinguishes it from similar ones. */
export function ResultLine({ line, asked, option, onOpen }: Props) {
  const { entry, to, text } = line;
  const Icon = entry ? kindLooks[entry.kind].icon : (line.icon ?? ChevronRight);
  return (
    <Link
      to={to}
      onClick={() => onOpen(line)}
      {...(option && {
        id: option.id,
        role: 'option',
        tabIndex: -1,
        'aria-selected': option.chosen,
        onPointerMove: option.onPoint,
      })}
      className={clsx(
        'flex min-h-14 items-center gap-3 px-4 py-2',
        option?.chosen ? 'bg-sunken' : !option && 'hover:bg-sunken',
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <span className="min-w-0">
        <span className={clsx('block wrap-anywhere', entry && 'font-strong')}>
          {entry ? <Marked text={text} asked={asked} /> : text}
        </span>
        {entry?.note && (
          <span className="block truncate text-small text-muted">
            <Marked text={entry.note} asked={asked} />
          </span>
        )}
      </span>
    </Link>
  );
}
