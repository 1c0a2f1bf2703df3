import * as AlertDialog from 'radix-ui/alert-dialog';
import { createRoot } from 'react-dom/client';
import { Button } from '../../components/button.tsx';
import { saveFile } from '../../data/save-file.ts';
import type { MutationEntry } from '../../store/mutation-entry.ts';
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
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <div data-modal data-state="open" className="fade-in fixed inset-0 z-60 bg-scrim" />
        <AlertDialog.Content
          aria-modal
          onEscapeKeyDown={(event) => event.preventDefault()}
          className="rise-in fixed inset-x-3 bottom-3 z-70 mb-[env(safe-area-inset-bottom)] grid max-h-[calc(100dvh-1.5rem)] grid-cols-[minmax(0,1fr)] gap-2 overflow-y-auto rounded-card bg-surface p-5 shadow-lifted outline-none sm:inset-x-auto sm:top-1/3 sm:bottom-auto sm:left-1/2 sm:w-[26rem] sm:-translate-x-1/2"
        >
          <AlertDialog.Title className="text-large">{texts.title}</AlertDialog.Title>
          <AlertDialog.Description className="text-muted">
            {texts.notSent(left.length)}
          </AlertDialog.Description>
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
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

/**
 * Says that the firm accepts nothing more; resolves when its data may be erased. In its own React root, because it belongs to no
 * page.
 */
export const askRefused = (left: readonly MutationEntry[]): Promise<void> =>
  new Promise((resolve) => {
    const place = document.createElement('div');
    document.body.append(place);
    const root = createRoot(place);
    const erase = () => {
      root.unmount();
      place.remove();
      resolve();
    };
    root.render(<RefusedBox left={left} onErase={erase} />);
  });
