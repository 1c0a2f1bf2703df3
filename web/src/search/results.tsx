import type { LucideIcon } from 'lucide-react';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Search from 'lucide-react/icons/search';
import SearchX from 'lucide-react/icons/search-x';
import { Button } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import type { Asked } from './asked.ts';
import type { Line, Section } from './lines.ts';
import { ResultLine } from './result-line.tsx';
import { texts } from './texts.ts';
import { optionId, type useChoice } from './use-choice.ts';
import type { Everything } from './use-everything.ts';

interface Props {
  sections: Section[];
  total: number;
  /** The search seems to have a typo. */
  isNear: boolean;
  asked: Asked | undefined;
  everything: Everything;
  choice: ReturnType<typeof useChoice>;
  onOpen: (line: Line) => void;
}

/** Everything below the field: results by kind, or why there are none. */
export function Results({ sections, total, isNear, asked, everything, choice, onOpen }: Props) {
  const { complete, failed, counts, retry } = everything;
  const isNone = asked !== undefined && total === 0 && (complete || failed);
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain pb-[env(safe-area-inset-bottom)]">
      <p role="status" className="sr-only">
        {asked && total > 0 && texts.found(total)}
      </p>
      {asked && isNear && <p className="px-4 pt-4 wrap-anywhere text-muted">{texts.near(asked.text)}</p>}
      {failed && <Failure onAgain={retry} />}
      <Found {...{ sections, asked, choice, onOpen }} />
      {isNone && <None icon={SearchX} title={texts.none(asked.text)} note={texts.searched(counts)} />}
      {!asked && sections.length === 0 && <None icon={Search} title={texts.hint} note={texts.hintMore} />}
      {asked && !complete && !failed && (
        <p role="status" className="px-4 py-3 text-small text-muted">
          {texts.loading(counts)}
        </p>
      )}
    </div>
  );
}

function Found({ sections, asked, choice, onOpen }: Pick<Props, 'sections' | 'asked' | 'choice' | 'onOpen'>) {
  let at = 0;
  if (sections.length === 0) return <div id="found" hidden />;
  return (
    // The list itself scrolls: the arrow keys in the field above move its selection and scroll it into view.
    <div
      id="found"
      role="listbox"
      aria-label={texts.results}
      className="min-h-0 overflow-y-auto overscroll-contain pb-2"
    >
      {sections.map(({ key, name, lines }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are options.
        <div key={key} role="group" aria-labelledby={`found-${key}`}>
          <p id={`found-${key}`} className="px-4 pt-4 pb-1 text-small font-strong text-muted">
            {name}
          </p>
          {lines.map((line) => {
            const place = at++;
            const option = {
              id: optionId(line),
              chosen: line === choice.line,
              onPoint: () => choice.point(place),
            };
            return <ResultLine key={line.key} {...{ line, asked, option, onOpen }} />;
          })}
        </div>
      ))}
    </div>
  );
}

function None({ icon: Icon, title, note }: { icon: LucideIcon; title: string; note: string }) {
  return (
    <div className="grid justify-items-center gap-1 px-6 py-12 text-center">
      <Icon aria-hidden className="mb-2 size-7 text-muted" />
      <p className="font-strong wrap-anywhere">{title}</p>
      <p role="status" className="text-small text-muted">
        {note}
      </p>
    </div>
  );
}

function Failure({ onAgain }: { onAgain: () => void }) {
  const action = (
    <Button variant="secondary" onClick={onAgain}>
      {texts.again}
    </Button>
  );
  return (
    <div className="p-4">
      <Notice tone="warning" icon={RotateCw} title={texts.failed} role="alert" action={action} />
    </div>
  );
}
