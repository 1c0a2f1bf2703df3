import { join } from 'node:path';
import { beforeAll, inject } from 'vitest';
import { routes } from '#shared/routes.ts';
import type { Services } from '../services.ts';
import { type Local, startLocal } from '../stack.ts';
import { type Api, apiWith } from './api-client.ts';
import { newcomer, type Someone } from './newcomer.ts';

export type { Someone } from './newcomer.ts';

export interface System {
  services: Services;
  /** A new user, signed in, with a running trial unless told otherwise. */
  someone: (given?: { trial?: boolean; name?: string }) => Promise<Someone>;
  /** The API as a signed-out visitor. */
  nobody: Api;
}

let running: Promise<Local> | undefined;

/**
 * The whole local system. Started before a file's tests unless an earlier file in the same process started it; it ends with the
 * process. So several files share one system, each with its own users.
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
