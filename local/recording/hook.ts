import http, { type ClientRequest } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { keep } from './file.ts';
import { askedBy } from './services.ts';

/** AWS clients sign every call, and the signature names the service. */
const signedFor = (request: ClientRequest): string | undefined =>
  /^AWS4-HMAC-SHA256 Credential=[^/]+\/\d+\/[^/]+\/([^/]+)\//.exec(
    `${request.getHeader('authorization')}`,
  )?.[1];

const listen = (request: ClientRequest, service: string, by: string): void => {
  const chunks: Buffer[] = [];
  const { write, end } = request;
  const hear = (chunk: unknown): void => {
    if (service !== 's3' && (typeof chunk === 'string' || chunk instanceof Uint8Array))
      chunks.push(Buffer.from(chunk as string));
  };
  request.write = (...given: unknown[]) => {
    hear(given[0]);
    return Reflect.apply(write, request, given);
  };
  request.end = (...given: unknown[]) => {
    hear(given[0]);
    const { method, path } = request;
    const body = Buffer.concat(chunks).toString();
    keep(by, askedBy({ service, method, path, headers: request.getHeaders(), body }));
    return Reflect.apply(end, request, given);
  };
};

let isHooked = false;

/** Records the AWS calls of the Lambda that `now` names, from any client. Call it before any client is loaded. */
export const recordCalls = (now: () => string | undefined): void => {
  // Test files that share a process each call this.
  if (isHooked) return;
  isHooked = true;
  const { request } = http;
  http.request = (...given: unknown[]) => {
    const sent: ClientRequest = Reflect.apply(request, http, given);
    const by = now();
    const service = by && signedFor(sent);
    if (by && service) listen(sent, service, by);
    return sent;
  };
  syncBuiltinESMExports();
};
