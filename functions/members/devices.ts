import { listedDevices } from '#functions/lib/device-list.ts';
import { changeSignedOut } from '#functions/lib/signed-out.ts';
import { deviceEntity } from '#functions/lib/tenant/device-entity.ts';
import type { StoredMember } from '#functions/lib/tenant/firm-entity.ts';
import { within } from '#functions/lib/tenant.ts';
import type { FirmId, UserId } from '#shared/firms/ids.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import { activeMember } from './read.ts';

/** The maximum number of a person's devices signed out of a firm; the oldest is dropped for a new one. */
const mostOut = 50;

const devicesIn = async ({ firmId, userId, out = [] }: StoredMember) => {
  const { data } = await within({ userId }, () =>
    deviceEntity.query.byId({ userId }).go({ pages: 'all', consistent: true }),
  );
  return data.filter(
    (device) => device.firmIds?.includes(firmId) && !out.some(({ deviceId }) => deviceId === device.deviceId),
  );
};

/** The devices that a member has used in this firm and is not signed out of, most recently used first. Throws 404. */
export const devicesOfMember = async (firmId: FirmId, userId: string, cookies: string[] | undefined) => {
  const devices = await devicesIn(await activeMember(firmId, userId));
  return listedDevices(devices, cookies);
};

/** Signs a member's device out of this firm until they sign in on it again. Throws 404 if it was not used here. */
export const signOutDevice = (firmId: FirmId, userId: string, deviceId: string): Promise<void> =>
  changeSignedOut({ firmId, userId: userId as UserId }, async (member) => {
    if (member?.state !== 'active') throw notFound();
    const devices = await devicesIn(member);
    if (!devices.some((device) => device.deviceId === deviceId)) throw notFound();
    return [...(member.out ?? []), { deviceId, at: new Date().toISOString() }].slice(-mostOut);
  });
