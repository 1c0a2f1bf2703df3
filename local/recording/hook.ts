import http, { type ClientRequest } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { keep } from './file.ts';
import { askedBy } from './services.ts';

/** Every call of the AWS clients is signed, and its signature names the service. */
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

/** Records what the Lambda that `now` names asks of AWS, whatever client it does it by. To be called before any client is loaded. */
export const recordCalls = (now: () => string | undefined): void => {
  // Files of tests that share a process each ask for it.
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
