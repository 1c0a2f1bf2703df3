import { lazily } from '../lazily.ts';

/** The SES client and its commands. */
export const asksSes = lazily(async () => {
  const { GetSendQuotaCommand, SESClient, SendRawEmailCommand } = await import('@aws-sdk/client-ses');
  return { client: new SESClient({}), GetSendQuotaCommand, SendRawEmailCommand };
});
