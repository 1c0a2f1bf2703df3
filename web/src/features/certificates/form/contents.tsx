import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import PenLine from 'lucide-react/icons/pen-line';
import { rowsIn } from '#shared/certificates/engine/values.ts';
import { counted } from '#shared/words.ts';
import { Card } from '../../../components/card.tsx';
import { texts } from '../texts.ts';
import { sectionsIn } from './answers.ts';
import type { OpenForm } from './use-form.ts';

interface Props {
  form: OpenForm;
  onOpen: (section: string) => void;
}

/** A form's sections, each with its progress. */
export function Contents({ form, onOpen }: Props) {
  const { definition, values, gaps } = form;
  return (
    <Card>
      <ul aria-label={texts.sections} className="divide-y divide-line">
        {sectionsIn(definition, values).map(({ key, title, repeat }) => {
          const count = gaps.filter(({ section }) => section === key).length;
          const rows = repeat ? rowsIn(values, key).length : 0;
          const said = [
            repeat && rows > 0 && counted(rows, repeat.label.toLowerCase()),
            count > 0 && texts.gaps(count),
          ];
          return (
            <Line
              key={key}
              title={title}
              note={said.filter(Boolean).join(' · ')}
              isOpen={count > 0}
              onOpen={() => onOpen(key)}
            />
          );
        })}
        <Line
          title={texts.signTitle}
          note={gaps.length > 0 ? texts.gaps(gaps.length) : texts.allThere}
          isSign
          isOpen={gaps.length > 0}
          onOpen={() => onOpen('sign')}
        />
      </ul>
    </Card>
  );
}

interface LineProps {
  title: string;
  note: string;
  isOpen: boolean;
  isSign?: boolean;
  onOpen: () => void;
}

function Line({ title, note, isOpen, isSign = false, onOpen }: LineProps) {
  const Icon = isSign ? PenLine : isOpen ? CircleAlert : CircleCheck;
  const tone = isSign ? 'text-muted' : isOpen ? 'text-on-warning' : 'text-on-success';
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left hover:bg-sunken/50 focus-visible:-outline-offset-3"
      >
        <Icon aria-hidden className={`size-5 shrink-0 ${tone}`} />
        <span className="min-w-0 flex-1">
          <span className="block font-strong">{title}</span>
          {note && <span className="block text-small text-muted">{note}</span>}
          {!isSign && !isOpen && <span className="sr-only">{texts.complete}</span>}
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
      </button>
    </li>
  );
}
