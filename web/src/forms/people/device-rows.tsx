import Smartphone from 'lucide-react/icons/smartphone';
import type { Device } from '#shared/members/device.ts';
import { Button } from '../../components/button.tsx';
import { timeAgo } from '../../components/time-ago.tsx';
import { useNow } from '../../components/use-now.ts';
import { signedInTexts as texts } from './device-texts.ts';

interface Props {
  devices: readonly Device[];
  /** The device that is being signed out. */
  ending: string | number | undefined;
  onEnd: (device: Device) => void;
}

const minuteMs = 60_000;

/** Browsers in which a user is or was signed in, each with Sign out. */
export function DeviceRows({ devices, ending, onEnd }: Props) {
  const now = useNow(minuteMs);
  return (
    <ul className="grid divide-y divide-line">
      {devices.map((device) => (
        <li key={device.deviceId} className="flex items-center gap-3 py-2.5">
          <Smartphone aria-hidden className="size-5 shrink-0 text-muted" />
          <div className="min-w-0 flex-1">
            <p className="font-strong wrap-anywhere">{device.name}</p>
            <p className="text-small text-muted">
              {device.current ? texts.thisDevice : texts.lastUsed(timeAgo(device.lastSeenAt, now))}
            </p>
          </div>
          {!device.current && (
            <Button
              variant="secondary"
              needsConnection
              busy={ending === device.deviceId}
              aria-label={texts.endOf(device.name)}
              onClick={() => onEnd(device)}
            >
              {texts.end}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
