import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Upload from 'lucide-react/icons/upload';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { ListProgress } from '../../components/list-progress.tsx';
import { Notice } from '../../components/notice.tsx';
import type { Column } from '../../forms/csv/columns.ts';
import { type Progress, RowProgress } from '../../forms/csv/row-progress.tsx';
import type { Checked } from './check-rows.ts';
import type { Existing, Target } from './target.ts';
import { textsOf } from './texts.ts';

interface Props {
  target: Pick<Target<never>, 'noun' | 'unit'>;
  existing: Omit<Existing<unknown>, 'rows'>;
  missing: Column | undefined;
  checked: Pick<Checked<unknown>, 'fresh' | 'existing' | 'bad'> | null;
  /** True if the check is current. */
  isCurrent: boolean;
  /** Notes to show before it starts. */
  notes?: readonly string[];
  /** What must be answered first. */
  needed?: string | undefined;
  progress: Progress | null;
  onRun: () => void;
  onStop: () => void;
  onOther: () => void;
}

interface ReadyProps extends Pick<Props, 'target' | 'isCurrent' | 'notes' | 'needed' | 'onRun'> {
  checked: NonNullable<Props['checked']>;
  other: ReactNode;
}

/** What will be imported, with the button, and then the progress. */
export function Start(props: Props) {
  const { target, existing, missing, checked, progress, onRun, onStop, onOther } = props;
  const texts = textsOf(target);
  const other = (
    <Button variant="secondary" onClick={onOther}>
      {texts.other}
    </Button>
  );
  if (progress)
    return (
      <RowProgress
        {...{ progress, texts }}
        onGoOn={onRun}
        running={
          <Button variant="secondary" onClick={onStop}>
            {texts.stop}
          </Button>
        }
        done={other}
      />
    );
  if (missing)
    return <Notice tone="warning" icon={CircleAlert} title={texts.needed(missing.label)} action={other} />;
  if (!existing.complete)
    return existing.stopped ? (
      <ListProgress list={{ ...existing, rows: [], loading: false }} noun={target.noun} />
    ) : (
      <p role="status" className="text-muted">
        {texts.checking(target.noun)}
      </p>
    );
  if (!checked)
    return (
      <p role="status" className="text-muted">
        {texts.reading}
      </p>
    );
  return <Ready {...{ ...props, checked }} other={other} />;
}

/** What will be imported, and what won't. */
function Ready({ target, checked, isCurrent, notes = [], needed, onRun, other }: ReadyProps) {
  const texts = textsOf(target);
  const { fresh, existing: there, bad } = checked;
  const isFine = bad.length === 0 && needed === undefined;
  if (fresh.length === 0 && bad.length === 0 && notes.length === 0)
    return <Notice tone="success" icon={CircleCheck} title={texts.nothing} action={other} role="status" />;
  return (
    <Notice
      tone={isFine ? 'info' : 'warning'}
      icon={isFine ? CircleCheck : CircleAlert}
      title={needed ?? texts.ready(fresh.length)}
      role="status"
      action={
        <div className="flex flex-wrap gap-2">
          {other}
          <Button
            needsConnection
            icon={Upload}
            disabled={fresh.length === 0 || needed !== undefined || !isCurrent}
            onClick={onRun}
          >
            {texts.start(fresh.length)}
          </Button>
        </div>
      }
    >
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {there.length > 0 && <p>{texts.existing(there.length)}</p>}
      {bad.length > 0 && <p>{texts.bad(bad.length)}</p>}
    </Notice>
  );
}
