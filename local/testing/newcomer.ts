import { randomUUID } from 'node:crypto';
import { firstFirmOf } from '#functions/lib/tenant/firm-ids.ts';
import type { FirmId, UserId } from '#shared/firms/ids.ts';
import { routes } from '#shared/routes.ts';
import type { Services } from '../services.ts';
import { type Api, apiWith } from './api-client.ts';
import { beginSession } from './session.ts';

export interface Someone extends Api {
  email: string;
  userId: UserId;
  /** Their first firm, which starting a trial creates. */
  firmId: FirmId;
}

/** A new user, signed in. Works only in the process that runs the system. */
export const newcomer = async (services: Services, name: string): Promise<Someone> => {
  const email = `${randomUUID()}@example.com`;
  const api = apiWith(services.app, await beginSession(services, email, name));
  const userId = (await api.call(routes.auth.user, {})).id as UserId;
  return { ...api, email, userId, firmId: firstFirmOf(userId) };
};
