import { CircleAlert, CircleCheck, Upload } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { ListProgress } from '../../components/list-progress.tsx';
import { Notice } from '../../components/notice.tsx';
import type { Column } from '../../forms/csv/columns.ts';
import { type Progress, RowProgress } from '../../forms/csv/row-progress.tsx';
import type { Checked } from './check-rows.ts';
import type { Existing, Target } from './target.ts';
import { texts } from './texts.ts';

interface Props<Input extends object> {
  target: Target<Input>;
  existing: Existing<Input>;
  missing: Column | undefined;
  checked: Checked<Input> | null;
  progress: Progress | null;
  onRun: () => void;
  onStop: () => void;
  onOther: () => void;
}

/** What will happen with the button for it, and then how far it is. */
export function Start<Input extends object>(props: Props<Input>) {
  const { target, existing, missing, checked, progress, onRun, onStop, onOther } = props;
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
  if (missing || !checked)
    return (
      <Notice tone="warning" icon={CircleAlert} title={texts.needed(missing?.label ?? '')} action={other} />
    );
  if (!existing.complete)
    return existing.stopped ? (
      <ListProgress list={{ ...existing, loading: false }} noun={target.noun} />
    ) : (
      <p role="status" className="text-muted">
        {texts.checking(target.noun)}
      </p>
    );
  const { fresh, existing: there, bad } = checked;
  if (fresh.length === 0 && bad.length === 0)
    return <Notice tone="success" icon={CircleCheck} title={texts.nothing} action={other} role="status" />;
  return (
    <Notice
      tone={bad.length > 0 ? 'warning' : 'info'}
      icon={bad.length > 0 ? CircleAlert : CircleCheck}
      title={texts.ready(fresh.length)}
      role="status"
      action={
        <div className="flex flex-wrap gap-2">
          {other}
          <Button needsConnection icon={Upload} disabled={fresh.length === 0} onClick={onRun}>
            {texts.start(fresh.length)}
          </Button>
        </div>
      }
    >
      {there.length > 0 && <p>{texts.existing(there.length)}</p>}
      {bad.length > 0 && <p>{texts.bad(bad.length)}</p>}
    </Notice>
  );
}
