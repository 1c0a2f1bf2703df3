import { useState } from 'react';
import { useSignedInUser } from '../../api/user.ts';
import { chooseCopy, keepsCopy } from '../../boot/keeps-copy.ts';
import { keepCursor } from '../../boot/kept-cursor.ts';
import { forgetSession, keepSession } from '../../boot/kept-session.ts';
import { Switch } from '../../components/switch.tsx';
import { forgetRecords } from '../../store/disk.ts';
import { storeNow } from '../../store/live.ts';
import { ownerOfUser } from '../../store/start.ts';
import { words } from '../../words.ts';
import { type Device, useDevice } from './use-device.ts';

const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);
const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', day: 'numeric', month: 'long' });

const texts = {
  keep: 'Keep a copy on this device',
  keepHint: 'Fettle opens straight away and works offline. Leave this off on a shared computer.',
  denied: 'This browser won’t let Fettle save anything, so it only works online. Is it a private window?',
  installed: 'Ready for offline use.',
  notInstalled: 'Not ready for offline use yet. It downloads while you’re online.',
  nearlyFull:
    'This device is nearly full. We’ve taken off what you haven’t opened for a while. It’s safe with us.',
  held: (lists: number, used: string | undefined) =>
    `${lists} ${lists === 1 ? 'list or record' : 'lists and records'} saved here${used ? `, ${used} in all` : ''}.`,
  /** About somebody who used this device before. `until` in milliseconds. */
  closed: (count: number, until: number) =>
    `${changes(count)} from another account ${count === 1 ? 'is' : 'are'} saved here until ${day.format(until)}. Sign in to that account to send ${count === 1 ? 'it' : 'them'}.`,
} as const;

const megabytes = (bytes: number | undefined): string | undefined =>
  bytes === undefined ? undefined : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Whether this device keeps a copy, and what is stored on it. */
export function DeviceSettings() {
  const user = useSignedInUser();
  const [keeps, setKeeps] = useState(keepsCopy);
  const { device, again } = useDevice(user);
  const choose = async (next: boolean) => {
    chooseCopy(next);
    setKeeps(next);
    if (next) {
      keepSession(user);
      // Drops the records in memory, so that they are fetched again and stored.
      await storeNow()?.forget();
      await storeNow()?.ask();
    } else {
      forgetSession();
      keepCursor(undefined);
      await forgetRecords(ownerOfUser(user));
    }
    again();
  };
  return (
    <div className="grid gap-3 p-4 lg:p-5">
      <Switch
        label={texts.keep}
        hint={texts.keepHint}
        checked={keeps && device?.canKeep !== false}
        disabled={device?.canKeep === false}
        onChange={(next) => void choose(next)}
      />
      {device && <Facts device={device} keeps={keeps} />}
    </div>
  );
}

function Facts({ device, keeps }: { device: Device; keeps: boolean }) {
  if (!device.canKeep) return <p role="status">{texts.denied}</p>;
  return (
    <div className="grid gap-2 text-small text-muted">
      {device.isPrivate && <p className="text-ink">{words.privateWindow}</p>}
      <p>{device.isStocked ? texts.installed : texts.notInstalled}</p>
      {keeps && <p>{texts.held(device.held, megabytes(device.bytes))}</p>}
      {device.isNearlyFull && <p className="text-ink">{texts.nearlyFull}</p>}
      {device.others.map(({ count, until }) => (
        <p key={until} className="text-ink">
          {texts.closed(count, until)}
        </p>
      ))}
    </div>
  );
}
