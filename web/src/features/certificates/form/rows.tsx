import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Plus from 'lucide-react/icons/plus';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Section } from '#shared/certificates/engine/definition.ts';
import { rowIdOf, rowsIn } from '#shared/certificates/engine/values.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { texts } from '../texts.ts';
import { rowName } from './answers.ts';
import { unplaced } from './findings.ts';
import type { OpenForm } from './use-form.ts';

interface Props {
  form: OpenForm;
  section: Section;
  onOpen: (row: number) => void;
  onAdd: () => void;
}

/** A section's rows, each with its progress. */
export function Rows({ form, section, onOpen, onAdd }: Props) {
  const { key, repeat } = section;
  const label = repeat?.label ?? '';
  const rows = rowsIn(form.values, key);
  const beyond = unplaced(form.gaps, key, new Set()).filter(({ row }) => row === undefined);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {beyond.map(({ path, label: name, message }) => (
        <p key={path} className="rounded-card bg-warning px-4 py-3 text-small font-strong text-on-warning">
          {message ?? texts.needed(name)}
        </p>
      ))}
      <Card>
        {rows.length === 0 && <p className="px-4 py-4 text-muted">{texts.noRows(label)}</p>}
        <ol className="divide-y divide-line">
          {rows.map((row, at) => (
            <li key={rowIdOf(row) ?? at}>
              <button
                type="button"
                onClick={() => onOpen(at)}
                className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left hover:bg-sunken/50 focus-visible:-outline-offset-3"
              >
                <RowState form={form} at={`${key}.${at}`} />
                <span className="min-w-0 flex-1 font-strong wrap-anywhere">{rowName(section, row, at)}</span>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
              </button>
            </li>
          ))}
        </ol>
      </Card>
      {rows.length < (repeat?.max ?? 0) && (
        <Button variant="secondary" icon={Plus} onClick={onAdd} className="min-h-12">
          {texts.addRow(label)}
        </Button>
      )}
    </div>
  );
}

function RowState({ form, at }: { form: OpenForm; at: string }) {
  const isIn = ({ path }: { path: string }) => path === at || path.startsWith(`${at}.`);
  const gaps = form.gaps.filter(isIn).length;
  if (gaps > 0)
    return (
      <>
        <CircleAlert aria-hidden className="size-5 shrink-0 text-on-warning" />
        <span className="sr-only">{texts.gaps(gaps)}: </span>
      </>
    );
  if (form.found.warnings.some(isIn))
    return (
      <>
        <TriangleAlert aria-hidden className="size-5 shrink-0 text-on-warning" />
        <span className="sr-only">{texts.warningsTitle}: </span>
      </>
    );
  return (
    <>
      <CircleCheck aria-hidden className="size-5 shrink-0 text-on-success" />
      <span className="sr-only">{texts.complete}: </span>
    </>
  );
}
