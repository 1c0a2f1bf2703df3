import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { config } from './config.ts';
import { lazily } from './lazily.ts';
import { logger } from './log.ts';

/**
 * `reminders`: one invoice each. `letters`: a signal that letters are waiting in the table. `work`: a firm's job that takes longer
 * than a call may. `upkeep`: a firm to recount.
 */
export type QueueName = 'reminders' | 'letters' | 'work' | 'upkeep';

export type Receive = (event: SQSEvent) => Promise<SQSBatchResponse>;
const receivers = new Map<QueueName, (event: SQSEvent) => Promise<unknown>>();

/** Run locally there is no queue: messages go straight to their handler. */
export const receiveInProcess = (queue: QueueName, receive: Receive): void => {
  receivers.set(queue, receive);
};

const receiveOrLog = (receive: Receive, event: SQSEvent): Promise<unknown> =>
  receive(event).catch((error: unknown) =>
    logger.error('A message was not received', { reason: String(error) }),
  );

/** The same without waiting; failed work stays marked in the table and resumes at the next start. */
export const receiveInBackground = (queue: QueueName, receive: Receive): void => {
  receivers.set(queue, async (event) => {
    setImmediate(() => receiveOrLog(receive, event));
  });
};

/** The same, one message at a time, like a queue with limited concurrency. */
export const receiveInTurn = (queue: QueueName, receive: Receive): void => {
  let last: Promise<unknown> = Promise.resolve();
  receivers.set(queue, async (event) => {
    last = last.then(() => receiveOrLog(receive, event));
  });
};

const receiveLater = (receive: () => Promise<unknown>, afterSeconds: number): void => {
  setTimeout(() => {
    receive().catch((error: unknown) =>
      logger.error('A message was not received', { reason: String(error) }),
    );
  }, afterSeconds * 1000);
};

/** SQS takes at most ten messages per call. */
const perCall = 10;

const chunks = <T>(all: T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / perCall) }, (_, at) =>
    all.slice(at * perCall, (at + 1) * perCall),
  );

const asEvent = (bodies: string[]): SQSEvent => ({
  // The handlers read only these two of a record's fields.
  Records: bodies.map((body, at) => ({ messageId: String(at), body })) as SQSEvent['Records'],
});

const sqs = lazily(async () => {
  const { SendMessageBatchCommand, SQSClient } = await import('@aws-sdk/client-sqs');
  return { client: new SQSClient({}), SendMessageBatchCommand };
});

const sendToSqs = async (queueUrl: string, bodies: string[], DelaySeconds: number): Promise<void> => {
  const { client, SendMessageBatchCommand } = await sqs();
  const Entries = bodies.map((MessageBody, at) => ({ Id: String(at), MessageBody, DelaySeconds }));
  const { Failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl: queueUrl, Entries }));
  if (Failed.length > 0) throw new Error(`${Failed.length} messages were not queued: ${Failed[0]?.Message}`);
};

/** Enqueues JSON messages, to be received after a delay in seconds (at most 900). */
export const enqueue = async (queue: QueueName, messages: unknown[], afterSeconds = 0): Promise<void> => {
  const receive = receivers.get(queue);
  for (const chunk of chunks(messages.map((message) => JSON.stringify(message)))) {
    if (!receive) await sendToSqs(config.queueUrl(queue), chunk, afterSeconds);
    else if (afterSeconds === 0) await receive(asEvent(chunk));
    else receiveLater(() => receive(asEvent(chunk)), afterSeconds);
  }
};
