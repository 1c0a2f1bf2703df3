import type { Server } from 'node:http';
import { join } from 'node:path';
import type { keysOf } from './data/keys.ts';
import { listenOnRememberedPort } from './data/ports.ts';
import { database } from './dynamodb/start.ts';
import {
  accessKeyId,
  type HmrcAt,
  oidcClientId,
  receiptsBucket,
  type StripeKeys,
  type Surroundings,
} from './environment.ts';
import { deliverFeedback } from './feedback.ts';
import { standInApplication } from './hmrc/keys.ts';
import { hmrcStandIn } from './hmrc/server.ts';
import { identity } from './identity/server.ts';
import { closeServer } from './listen.ts';
import { s3Server } from './s3/server.ts';
import { mailbox } from './ses/server.ts';
import { standInKeys } from './stripe/keys.ts';
import { stripeHere } from './stripe/start.ts';
import { startTextract } from './textract/server.ts';
import type { Undo } from './undo.ts';

/**
 * Starts every stand-in, each on its own port, and returns their addresses. Keys for Stripe itself or for HMRC's sandbox replace
 * their stand-ins.
 */
export async function startStandIns(
  data: string,
  { file: keysFile, keys }: ReturnType<typeof keysOf>,
  appUrl: string,
  undo: Undo,
  {
    stripe: stripeKeys,
    hmrc: hmrcSandbox,
  }: { stripe?: StripeKeys | undefined; hmrc?: HmrcAt | undefined } = {},
): Promise<Surroundings> {
  const addresses = { issuer: '', appUrl };

  const serve = async (service: string, server: Server) => {
    undo.add(() => closeServer(server));
    return `http://127.0.0.1:${await listenOnRememberedPort(data, service, server)}`;
  };

  const people = identity(
    { folder: join(data, 'identity'), clientId: oidcClientId, cookieKey: keys.identityCookieKey },
    () => addresses,
  );
  undo.add(people.close);
  const mail = mailbox(join(data, 'mail.jsonl'), deliverFeedback);
  undo.add(mail.stop);
  const receipts = s3Server({
    folder: join(data, 's3'),
    buckets: [receiptsBucket],
    accessKey: accessKeyId,
    secretKey: keys.awsSecretKey,
  });

  const stripe = async () => {
    if (stripeKeys) return stripeKeys;
    const own = standInKeys(keys);
    const standIn = stripeHere({ file: join(data, 'stripe.json'), appUrl, keys: own });
    undo.add(standIn.stop);
    const url = await serve('stripe', standIn.server);
    standIn.servedAt(url);
    return { ...own, url };
  };

  const hmrc = async (): Promise<HmrcAt> => {
    if (hmrcSandbox) return hmrcSandbox;
    const settings = { file: join(data, 'hmrc.json'), application: standInApplication };
    const standIn = hmrcStandIn(settings, () => [`${appUrl}/api/filing/callback`]);
    undo.add(standIn.stop);
    const apiUrl = await serve('hmrc', standIn.api);
    return { application: standInApplication, apiUrl, signInUrl: await serve('hmrcSignIn', standIn.signIn) };
  };

  const textract = await startTextract();
  undo.add(textract.close);

  const table = await database(data);
  undo.add(table.stop);
  const identityUrl = await serve('identity', people.server);
  addresses.issuer = identityUrl;
  return {
    appUrl,
    keysFile,
    secretKey: keys.awsSecretKey,
    identityUrl,
    dynamodbUrl: table.url,
    s3Url: await serve('s3', receipts),
    sesUrl: await serve('ses', mail.server),
    textractUrl: textract.url,
    stripe: await stripe(),
    hmrc: await hmrc(),
  };
}
