import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { serverHere } from '../here-only.ts';
import { errorDocument, S3Error } from './error.ts';
import { type Bucket, openBucket } from './objects.ts';
import { perform, type S3Reply } from './operations.ts';
import { readPayload } from './payload.ts';
import { readSigning } from './signing.ts';
import { checkSignature } from './sigv4.ts';

export interface S3Settings {
  folder: string;
  buckets: string[];
  accessKey: string;
  secretKey: string;
}

/** The headers, including those in a presigned URL's query string. */
function fields(req: IncomingMessage, query: URLSearchParams): Record<string, string | undefined> {
  const headers = Object.entries(req.headers).map(([name, value]) => [name, value?.toString()]);
  const hoisted = [...query].filter(([name]) => name.startsWith('x-amz-'));
  return Object.fromEntries([...hoisted, ...headers]);
}

function place(path: string): { bucketName: string; key: string } {
  const [, bucketName = '', ...rest] = path.split('/');
  return { bucketName, key: decodeURIComponent(rest.join('/')) };
}

async function answer(req: IncomingMessage, settings: S3Settings, buckets: Map<string, Bucket>) {
  const [path = '/', search = ''] = (req.url ?? '/').split(/\?(.*)/s);
  const query = new URLSearchParams(search.replaceAll('+', '%2B'));
  const request = { method: req.method ?? '', path, query, headers: fields(req, query) };
  const signing = readSigning(request, settings.accessKey);
  checkSignature(request, signing, settings.secretKey);
  const payload = readPayload(await buffer(req), request.headers, signing.payloadHash);
  const { bucketName, key } = place(path);
  const bucket = buckets.get(bucketName);
  if (!bucket) throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist.');
  return perform({ ...request, bucketName, bucket, key, payload });
}

function refusal(error: unknown): S3Reply {
  const known = error instanceof S3Error ? error : new S3Error(500, 'InternalError', String(error));
  return { status: known.status, headers: { 'content-type': 'application/xml' }, body: errorDocument(known) };
}

async function serve(req: IncomingMessage, res: ServerResponse, reply: Promise<S3Reply>): Promise<void> {
  const { status, headers, body } = await reply.catch(refusal);
  req.resume();
  res.writeHead(status, headers);
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** The parts of S3 that Fettle uses, over a folder: path-style URLs, with every request's signature verified. */
export function s3Server(settings: S3Settings): Server {
  const buckets = new Map(settings.buckets.map((name) => [name, openBucket(join(settings.folder, name))]));
  const listener: RequestListener = (req, res) => {
    // One clock throughout: the SDK sets its clock by this header, and we check a signature's age against Date.now.
    res.setHeader('date', new Date(Date.now()).toUTCString());
    serve(req, res, answer(req, settings, buckets));
  };
  return serverHere(listener);
}
