import { Button } from '../../../components/button.tsx';
import { texts } from '../texts.ts';
import type { Moving } from './use-moving.ts';
import { sayMoving } from './use-moving.ts';

/** Says where a job is on its way, to eyes and to a screen reader; in the hands of the keys also how to end it. */
export function MovingBar({ moving }: { moving: Moving }) {
  const { draft, save, letGo } = moving;
  return (
    <div className="no-print">
      <div role="status" className="sr-only">
        {sayMoving(moving)}
      </div>
      {draft?.byKeys && (
        <div className="flex flex-wrap items-center gap-3 rounded-card border border-ink bg-surface px-4 py-2">
          <p className="min-w-48 flex-1 text-small">
            <span aria-hidden className="block font-strong">
              {sayMoving(moving)}
            </span>
            <span className="text-muted">{texts.moveHint}</span>
          </p>
          <Button variant="secondary" onClick={letGo}>
            {texts.letGo}
          </Button>
          <Button onClick={save}>{texts.save}</Button>
        </div>
      )}
    </div>
  );
}
