import { type Contract, takesKey } from '../../shared/route.ts';

/** The error responses: each one's component name and description. */
export const refusals = {
  400: ['Invalid', 'What was sent is not what this call takes; `issues` names each field'],
  401: ['Unauthorized', 'Nobody is signed in'],
  402: ['NoAccess', 'Neither a subscription nor a running trial'],
  403: [
    'Forbidden',
    'The call came from another site, is for the admin only, or is not for this role or of this firm',
  ],
  404: ['NotFound', 'The caller has no such record'],
  409: ['Conflict', 'It cannot be done as things are; the sentence says why'],
  410: ['Gone', 'The link was replaced, or its time is over; or what the cursor knows of'],
  413: ['TooLarge', 'The body is too large'],
  415: ['WrongType', 'The body is of a type that this call does not take'],
  422: ['KeyReused', 'The Idempotency-Key was used before with other content'],
  429: ['TooMany', 'Too many calls, or more than a day holds'],
  500: ['Failed', 'A fault of ours; the sentence holds the id of the request'],
  502: ['ProviderFailed', 'The payment provider or the mail service did not do its part'],
  503: ['Busy', 'Too much is going on; the same call may be tried again in a moment'],
} as const;

export type RefusalStatus = keyof typeof refusals;

const byAccess: Record<Contract['access'], RefusalStatus[]> = {
  public: [],
  session: [401],
  business: [401, 402, 403],
  admin: [401, 403],
  guest: [404, 410],
};

const isUnsafe = ({ method }: Contract): boolean => method !== 'GET';
/** A malformed day, year or format in a path is a 400; a malformed id is a 404. */
const saysMoreThanIds = ({ path }: Contract): boolean => /\{(?!\w*[iI]d\})/.test(path);
/** A file generated on request, which its data may not allow. */
const isMade = ({ method, reply }: Contract): boolean => method === 'GET' && reply.kind === 'file';

const endingsOf = ({ reply, params, access }: Contract): RefusalStatus[] => {
  // Old changes may have expired.
  if (reply.kind === 'json' && reply.orNone) return [410];
  // Its URL contains a secret that may have expired, and its owner may have lost access.
  return params && access === 'public' ? [402, 410] : [];
};

/** The error statuses of a route, by its access and inputs. */
export const statusesOf = (route: Contract): RefusalStatus[] => {
  const takesBody = Boolean(route.body || route.upload || route.rawBody);
  const statuses: RefusalStatus[] = [
    ...byAccess[route.access],
    ...(takesBody || route.query || takesKey(route) || saysMoreThanIds(route) ? ([400] as const) : []),
    ...(takesBody ? ([413] as const) : []),
    ...(route.body || route.upload ? ([415] as const) : []),
    ...(route.params || route.method === 'GET' ? ([404] as const) : []),
    ...(isUnsafe(route) ? ([404, 409, 502] as const) : []),
    ...(isMade(route) ? ([409] as const) : []),
    ...(route.asksHmrc ? ([400, 409, 502] as const) : []),
    ...(isUnsafe(route) && route.access !== 'public' ? ([403] as const) : []),
    ...endingsOf(route),
    ...(takesKey(route) ? ([422] as const) : []),
    429,
    500,
    503,
  ];
  return [...new Set(statuses)].sort();
};
