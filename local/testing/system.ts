import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { routes } from '#shared/routes.ts';
import type { Services } from '../services.ts';
import { type Local, startLocal } from '../stack.ts';
import { type Api, apiFor, apiWith } from './api-client.ts';

export interface Someone extends Api {
  email: string;
  userId: string;
}

export interface System {
  services: Services;
  /** A new person, signed in, with a running trial unless told otherwise. */
  someone: (given?: { trial?: boolean; name?: string }) => Promise<Someone>;
  /** The API as a signed-out visitor. */
  nobody: Api;
}

const newcomer = async (services: Services, name: string): Promise<Someone> => {
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  const api = await apiFor(services, email, name);
  const { id } = await api.call(routes.auth.user, {});
  return { ...api, email, userId: id };
};

/** Starts the whole local system before a file's tests and stops it after them. */
export function localSystem(): System {
  let local: Local;
  beforeAll(async () => {
    local = await startLocal({ quiet: true });
  });
  afterAll(() => local.stop());
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
