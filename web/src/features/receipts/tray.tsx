import X from 'lucide-react/icons/x';
import type { ScanResult } from '#shared/receipts/contract.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { useConfirm } from '../../components/confirm.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import type { MutationEntry } from '../../store/mutation-entry.ts';
import { readIn, readingRoute } from '../../store/reading.ts';
import { useWaiting } from '../../store/waiting.ts';
import { dropKept } from '../../waiting/keep-for-later.ts';
import { useKeptPicture } from '../../waiting/use-kept-picture.ts';
import { texts } from './texts.ts';

/** Pictures of receipts taken offline: to be read, or read and to be reviewed. */
export const useTray = (): readonly MutationEntry[] =>
  useWaiting().entries.filter(({ route }) => route === readingRoute);

const isRead = (entry: MutationEntry): boolean => readIn(entry) !== undefined;

/** The state of reading a picture; undefined while it is queued. */
const standingOf = (entry: MutationEntry): string | undefined => {
  const read = readIn(entry) as ScanResult | undefined;
  if (read) return read.vendor ?? texts.trayDone;
  if (entry.standing === 'refused') return texts.trayNot;
  return entry.standing === 'sending' ? texts.trayReading : undefined;
};

/** The tray above the receipts: pictures are read once there is a connection, then reviewed and saved. */
export function Tray({ onRead }: { onRead: (key: string) => void }) {
  const tray = useTray();
  const first = tray.find(isRead) ?? tray[0];
  if (!first) return null;
  const unread = tray.filter((entry) => !isRead(entry));
  const reason = unread.find(({ problem }) => problem)?.problem?.message;
  return (
    <section aria-labelledby="tray" className="no-print px-4 pt-1 pb-3 lg:px-5">
      <Card className="grid gap-3 p-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="min-w-0">
            <h2 id="tray" className="font-strong">
              {unread.length > 0 ? texts.tray(tray.length) : texts.trayOver(tray.length)}
            </h2>
            <p role="status" className="text-small text-muted">
              {unread.length > 0 && (reason ?? texts.trayHint)}
            </p>
          </div>
          <Button needsConnection={!isRead(first)} onClick={() => onRead(first.key)}>
            {isRead(first) ? texts.trayLook : texts.trayRead}
          </Button>
        </div>
        <ul className="flex gap-2 overflow-x-auto">
          {tray.map((entry, at) => (
            <Shot key={entry.key} entry={entry} at={at + 1} onRead={() => onRead(entry.key)} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Shot({ entry, at, onRead }: { entry: MutationEntry; at: number; onRead: () => void }) {
  const user = useSignedInUser();
  const address = useKeptPicture(user, entry);
  const confirm = useConfirm();
  const standing = standingOf(entry);
  const drop = async () => {
    const sure = await confirm({ title: texts.trayDropQuestion, action: texts.trayDrop, danger: true });
    if (sure) await dropKept(user, entry);
  };
  return (
    <li className="relative shrink-0">
      <button
        type="button"
        aria-label={[texts.trayOpen(at), standing].filter(Boolean).join(': ')}
        onClick={onRead}
        className="relative block size-24 overflow-hidden rounded-control border-[1.5px] border-dashed border-control bg-sunken"
      >
        {address && <img src={address} alt="" className="size-full object-cover" />}
        {standing && (
          <span aria-hidden className="absolute inset-x-0 bottom-0 truncate bg-surface/90 px-1 text-micro">
            {standing}
          </span>
        )}
      </button>
      <IconButton
        icon={X}
        label={texts.trayDropOf(at)}
        onClick={() => void drop()}
        className="absolute! top-0 right-0 bg-surface/90"
      />
    </li>
  );
}
