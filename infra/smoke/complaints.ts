import { securityHeaders, strictTransportSecurity } from '#shared/security-headers.ts';
import type { Reply } from './ask.ts';

/** The complaint if a condition does not hold. */
export const unless = (holds: boolean, complaint: string): string[] => (holds ? [] : [complaint]);

export const status = (reply: Reply, wanted: number): string[] =>
  unless(reply.status === wanted, `answered ${reply.status} instead of ${wanted}`);

export const header = (reply: Reply, name: string, pattern: RegExp): string[] => {
  const value = reply.headers.get(name) ?? '';
  return unless(pattern.test(value), `${name} is "${value}"`);
};

/** The security headers, without the policy's origins, which differ between sites. */
export const secure = (reply: Reply, origin: string, own: Record<string, string> = {}): string[] => {
  const wanted = { ...securityHeaders({ images: '', identity: '' }), ...own };
  const exact = Object.entries(wanted).filter(([name]) => name !== 'content-security-policy');
  const policy = reply.headers.get('content-security-policy') ?? '';
  return [
    ...exact.flatMap(([name, value]) =>
      unless(reply.headers.get(name) === value, `${name} is "${reply.headers.get(name) ?? ''}"`),
    ),
    ...['default-src', 'script-src', 'object-src', 'frame-ancestors', 'form-action'].flatMap((directive) =>
      unless(policy.includes(directive), `content-security-policy has no ${directive}`),
    ),
    ...unless(!/script-src[^;]*'unsafe-/.test(policy), 'content-security-policy allows unsafe scripts'),
    ...(origin.startsWith('https:')
      ? unless(
          reply.headers.get('strict-transport-security') === strictTransportSecurity,
          'strict-transport-security is missing or weak',
        )
      : []),
  ];
};
