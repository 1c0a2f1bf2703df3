import { lazily } from '../lazily.ts';

/** SES's client and what is asked of it. */
export const asksSes = lazily(async () => {
  const { GetSendQuotaCommand, SESClient, SendRawEmailCommand } = await import('@aws-sdk/client-ses');
  return { client: new SESClient({}), GetSendQuotaCommand, SendRawEmailCommand };
});
