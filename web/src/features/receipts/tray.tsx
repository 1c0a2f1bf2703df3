import { X } from 'lucide-react';
import { receiptsRoutes } from '#shared/receipts/contract.ts';
import { routeKey } from '#shared/route.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { useConfirm } from '../../components/confirm.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import type { Entry } from '../../outbox/entry.ts';
import { dropKept } from '../../outbox/keep-for-later.ts';
import { useKeptPicture } from '../../outbox/use-kept-picture.ts';
import { useWaiting } from '../../outbox/waiting.ts';
import { texts } from './texts.ts';

const scanRoute = routeKey(receiptsRoutes.scan);

/** The pictures of receipts that were taken without a connection and are still to be read. */
export const useTray = (): readonly Entry[] =>
  useWaiting().entries.filter(({ route }) => route === scanRoute);

/** The tray above the receipts: what was only photographed, to be read and saved once there is a connection. */
export function Tray({ onRead }: { onRead: (key: string) => void }) {
  const tray = useTray();
  const [first] = tray;
  if (!first) return null;
  return (
    <section aria-labelledby="tray" className="no-print px-4 pt-1 pb-3 lg:px-5">
      <Card className="grid gap-3 p-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="min-w-0">
            <h2 id="tray" className="font-strong">
              {texts.tray(tray.length)}
            </h2>
            <p className="text-small text-muted">{texts.trayHint}</p>
          </div>
          <Button needsConnection onClick={() => onRead(first.key)}>
            {texts.trayRead}
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

function Shot({ entry, at, onRead }: { entry: Entry; at: number; onRead: () => void }) {
  const { id } = useSignedInUser();
  const address = useKeptPicture(id, entry);
  const confirm = useConfirm();
  const drop = async () => {
    const sure = await confirm({ title: texts.trayDropQuestion, action: texts.trayDrop, danger: true });
    if (sure) await dropKept(id, entry);
  };
  return (
    <li className="relative shrink-0">
      <button
        type="button"
        aria-label={texts.trayOpen(at)}
        onClick={onRead}
        className="block size-24 overflow-hidden rounded-control border-[1.5px] border-dashed border-control bg-sunken"
      >
        {address && <img src={address} alt="" className="size-full object-cover" />}
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
