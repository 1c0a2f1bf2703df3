import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keysOf } from './data/keys.ts';
import type { Surroundings } from './environment.ts';
import { standInApplication } from './hmrc/keys.ts';
import { PlainError } from './plain-error.ts';
import { standInKeys } from './stripe/keys.ts';

/** The address of every service, as written to services.json in the data folder once all of them are ready. */
export interface Services {
  app: string;
  /** A web page with every mail the app sends. */
  inbox: string;
  identity: string;
  dynamodb: string;
  s3: string;
  ses: string;
  textract: string;
  /** The stand-in for Stripe, or Stripe itself. */
  stripe: string;
  /** HMRC's API and its sign-in pages: the stand-in's, or those of HMRC's sandbox. */
  hmrc: string;
  hmrcSignIn: string;
  /** The process that serves them. */
  pid: number;
}

export const servicesOf = (around: Surroundings): Services => ({
  app: around.appUrl,
  inbox: around.sesUrl,
  identity: around.identityUrl,
  dynamodb: around.dynamodbUrl,
  s3: around.s3Url,
  ses: around.sesUrl,
  textract: around.textractUrl,
  stripe: around.stripe.url ?? 'https://api.stripe.com',
  hmrc: around.hmrc.apiUrl,
  hmrcSignIn: around.hmrc.signInUrl,
  pid: process.pid,
});

const fileIn = (data: string) => join(data, 'services.json');

/** Written atomically: a process that waits for the file must never read half of it. */
export function announce(data: string, services: Services): void {
  writeFileSync(`${fileIn(data)}.new`, JSON.stringify(services, null, 2));
  renameSync(`${fileIn(data)}.new`, fileIn(data));
}

export const withdraw = (data: string) => rmSync(fileIn(data), { force: true });

/** One line per service with its address. */
export const serviceLines = ({ pid: _, ...addresses }: Services) =>
  Object.entries(addresses).map(([name, url]) => `${name.padEnd(10)} ${url}`);

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** The addresses and keys of the system that another process runs in a data folder. Throws if none does. */
export function runningIn(data: string): Surroundings {
  const plain = new PlainError(`Nothing runs in ${data}: start it with npm start.`);
  let services: Services;
  try {
    services = JSON.parse(readFileSync(fileIn(data), 'utf8'));
  } catch {
    throw plain;
  }
  if (!isAlive(services.pid)) throw plain;
  const { file, keys } = keysOf(data);
  return {
    appUrl: services.app,
    identityUrl: services.identity,
    dynamodbUrl: services.dynamodb,
    s3Url: services.s3,
    sesUrl: services.ses,
    textractUrl: services.textract,
    keysFile: file,
    secretKey: keys.awsSecretKey,
    stripe: { ...standInKeys(keys), url: services.stripe },
    hmrc: { application: standInApplication, apiUrl: services.hmrc, signInUrl: services.hmrcSignIn },
  };
}
