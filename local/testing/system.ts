import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { beforeAll, inject } from 'vitest';
import { firstFirmOf } from '#functions/firms/ids.ts';
import type { FirmId, UserId } from '#shared/firms/ids.ts';
import { routes } from '#shared/routes.ts';
import type { Services } from '../services.ts';
import { type Local, startLocal } from '../stack.ts';
import { type Api, apiWith } from './api-client.ts';
import { beginSession } from './session.ts';

export interface Someone extends Api {
  email: string;
  userId: UserId;
  /** Their first firm, which a trial founds. */
  firmId: FirmId;
}

export interface System {
  services: Services;
  /** A new person, signed in, with a running trial unless told otherwise. */
  someone: (given?: { trial?: boolean; name?: string }) => Promise<Someone>;
  /** The API as a signed-out visitor. */
  nobody: Api;
}

const newcomer = async (services: Services, name: string): Promise<Someone> => {
  const email = `${randomUUID()}@example.com`;
  const api = apiWith(services.app, await beginSession(services, email, name));
  const userId = (await api.call(routes.auth.user, {})).id as UserId;
  return { ...api, email, userId, firmId: firstFirmOf(userId) };
};

let running: Promise<Local> | undefined;

/**
 * The whole local system, started before a file's tests unless a file before it in the same process has started it;
 * it ends with the process. Tests of several files thus share one, each with people of its own.
 */
export function localSystem(): System {
  let local: Local;
  beforeAll(async () => {
    running ??= startLocal({ quiet: true, data: join(inject('data'), `${process.pid}`) });
    local = await running;
  });
  return {
    get services() {
      return local.services;
    },
    get nobody() {
      return apiWith(local.services.app, '');
    },
    someone: async ({ trial = true, name = 'Robin Example' } = {}) => {
      const person = await newcomer(local.services, name);
      if (trial) await person.call(routes.subscription.startTrial, {});
      return person;
    },
  };
}
