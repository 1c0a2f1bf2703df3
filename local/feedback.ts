import type { SNSEvent } from 'aws-lambda';
import { asLambda } from './gateway/running.ts';

/** Hands SES's feedback about a mail to the handler, as SNS does in AWS: after the mail was accepted, and without waiting. */
export const deliverFeedback = (event: SNSEvent): void => {
  setImmediate(async () => {
    // Imported late: entities read the environment when they load.
    const { handler } = await import('#functions/bounces/handler.ts');
    await asLambda('bounces', handler)(event).catch((error: unknown) => console.error(error));
  });
};
