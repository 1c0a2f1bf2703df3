import { deviceEnds, deviceIdOf, deviceTokenIn } from '#functions/lib/device.ts';
import { listedDevices } from '#functions/lib/device-list.ts';
import { clearedCookies } from '#functions/lib/session.ts';
import { changeSignedOut } from '#functions/lib/signed-out.ts';
import { deviceEntity } from '#functions/lib/tenant/device-entity.ts';
import { sessionEntity } from '#functions/lib/tenant/session-entity.ts';
import { within } from '#functions/lib/tenant.ts';
import { transactInTurn, write } from '#functions/lib/transact.ts';
import type { FirmId, UserId } from '#shared/firms/ids.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import { deviceName } from './device-name.ts';

interface SeenBy {
  userId: UserId;
  firmId: FirmId;
  token: string;
  userAgent: string | undefined;
}

/** Records that somebody signed in with a browser. */
export const rememberDevice = ({ userId, firmId, token, userAgent }: SeenBy): Promise<void> =>
  within({ userId }, async () => {
    const now = Date.now();
    const key = { userId, deviceId: deviceIdOf(token) };
    const { data: known } = await deviceEntity.get(key).go({ consistent: true });
    const firmIds = [...new Set([...(known?.firmIds ?? []), firmId])];
    const seen = { name: deviceName(userAgent), firmIds, lastSeenAt: now, ttl: deviceEnds(now) };
    await deviceEntity.put({ ...key, ...seen, firstSeenAt: known?.firstSeenAt ?? now }).go();
  });

/** A fresh sign-in on a device undoes every sign-out of it by an owner. */
export const readmit = async (userId: UserId, token: string): Promise<void> => {
  const deviceId = deviceIdOf(token);
  const { data } = await within({ userId }, () => deviceEntity.get({ userId, deviceId }).go());
  const firmIds = (data?.firmIds ?? []) as FirmId[];
  await within({ userId, firms: firmIds }, () =>
    Promise.all(
      firmIds.map((firmId) =>
        changeSignedOut({ firmId, userId }, (member) => {
          const left = member?.out?.filter((each) => each.deviceId !== deviceId);
          return left?.length === member?.out?.length ? undefined : left;
        }),
      ),
    ),
  );
};

/** The browsers that somebody has signed in with, most recently used first. */
export const devicesOf = async (userId: UserId, cookies: string[] | undefined) => {
  const { data } = await deviceEntity.query.byId({ userId }).go({ pages: 'all', consistent: true });
  return listedDevices(data, cookies);
};

/** Ends somebody's sessions in a browser and deletes its record. Throws 404 if they have no such browser. */
export const endDevice = async (userId: UserId, deviceId: string, cookies: string[] | undefined) => {
  const [{ data: device }, { data: sessions }] = await Promise.all([
    deviceEntity.get({ userId, deviceId }).go({ consistent: true }),
    sessionEntity.query.byHash({ userId }).go({ pages: 'all', consistent: true }),
  ]);
  if (!device) throw notFound();
  const there = sessions.filter((session) => session.deviceId === deviceId);
  await transactInTurn([
    ...there.map((session) => write(sessionEntity.delete(session))),
    write(deviceEntity.delete({ userId, deviceId })),
  ]);
  const token = deviceTokenIn(cookies);
  const isThis = token && deviceIdOf(token) === deviceId;
  return { cookies: isThis ? clearedCookies() : [] };
};
