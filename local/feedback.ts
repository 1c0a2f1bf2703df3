import type { SNSEvent } from 'aws-lambda';
import { asLambda } from './gateway/running.ts';

/** Hands the handler what SES says of its mails, as SNS does in AWS: after the mail was taken, and not waited for. */
export const deliverFeedback = (event: SNSEvent): void => {
  setImmediate(async () => {
    // Imported late: entities read the environment when they load.
    const { handler } = await import('#functions/bounces/handler.ts');
    await asLambda('bounces', handler)(event).catch((error: unknown) => console.error(error));
  });
};
