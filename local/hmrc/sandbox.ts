import type { HmrcAt } from '../environment.ts';
import { PlainError } from '../plain-error.ts';

/** HMRC's sandbox, if an application there is configured; otherwise the stand-in is used. */
export function hmrcSandbox(): HmrcAt | undefined {
  const { HMRC_CLIENT_ID: clientId, HMRC_CLIENT_SECRET: clientSecret } = process.env;
  if (!clientId && !clientSecret) return undefined;
  if (!clientId || !clientSecret)
    throw new PlainError("For HMRC's sandbox set HMRC_CLIENT_ID and HMRC_CLIENT_SECRET, or neither.");
  return {
    application: { clientId, clientSecret },
    apiUrl: 'https://test-api.service.hmrc.gov.uk',
    signInUrl: 'https://test-www.tax.service.gov.uk',
  };
}
