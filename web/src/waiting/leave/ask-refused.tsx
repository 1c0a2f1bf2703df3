import { AlertBox } from '../../components/alert-box.tsx';
import { Button } from '../../components/button.tsx';
import { saveFile } from '../../data/save-file.ts';
import type { MutationEntry } from '../../store/mutation-entry.ts';
import { ask } from './ask.tsx';
import { refusedTexts as texts } from './texts.ts';

interface Punched {
  at?: string;
  kind?: string;
  note?: string | null;
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** The hours among them, without customers' names; undefined if there are none. */
export const hoursIn = (left: readonly MutationEntry[]): string | undefined => {
  const rows = left
    .filter(({ route }) => route === 'POST /api/time/punches')
    .map(({ set }) => (set ?? {}) as Punched)
    .map(({ at = '', kind = '', note }) => [at, kind, quoted(note ?? '')].join(','));
  return rows.length > 0 ? ['At,Kind,Note', ...rows].join('\r\n') : undefined;
};

interface Props {
  left: readonly MutationEntry[];
  onErase: () => void;
}

function RefusedBox({ left, onErase }: Props) {
  const hours = hoursIn(left);
  return (
    <AlertBox
      title={texts.title}
      description={texts.notSent(left.length)}
      onEscapeKeyDown={(event) => event.preventDefault()}
    >
      <div className="mt-3 grid gap-3">
        {hours && (
          <Button
            variant="secondary"
            onClick={() => saveFile(new Blob([hours], { type: 'text/csv' }), texts.fileName)}
          >
            {texts.saveHours}
          </Button>
        )}
        <Button variant="danger" onClick={onErase}>
          {texts.erase}
        </Button>
      </div>
    </AlertBox>
  );
}

/** Says that the firm accepts nothing more; resolves when its data may be erased. */
export const askRefused = (left: readonly MutationEntry[]): Promise<void> =>
  ask<void>((onErase) => <RefusedBox left={left} onErase={onErase} />);
