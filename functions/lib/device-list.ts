import type { EntityItem } from 'electrodb';
import type { Device } from '#shared/members/device.ts';
import { deviceIdOf, deviceTokenIn } from './device.ts';
import type { deviceEntity } from './tenant/device-entity.ts';

/** The devices as shown to the browser with these cookies, last used first. */
export const listedDevices = (
  devices: EntityItem<typeof deviceEntity>[],
  cookies: string[] | undefined,
): Device[] => {
  const token = deviceTokenIn(cookies);
  const current = token && deviceIdOf(token);
  return devices
    .toSorted((one, other) => other.lastSeenAt - one.lastSeenAt)
    .map(({ deviceId, name, firstSeenAt, lastSeenAt }) => ({
      deviceId,
      name,
      firstSeenAt: new Date(firstSeenAt).toISOString(),
      lastSeenAt: new Date(lastSeenAt).toISOString(),
      current: deviceId === current,
    }));
};
