import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { asLambda } from './running.ts';

export type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<unknown>;

export class TooSlow extends Error {}

const nothing = () => undefined;

/** A Lambda's context. `deadline` is in epoch milliseconds. */
export function contextFor(functionName: string, awsRequestId: string, deadline: number): Context {
  return {
    callbackWaitsForEmptyEventLoop: true,
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:eu-west-2:000000000000:function:${functionName}`,
    memoryLimitInMB: '1024',
    awsRequestId,
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: 'local',
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    done: nothing,
    fail: nothing,
    succeed: nothing,
  };
}

/**
 * Runs a handler as Lambda would, for at most `timeoutMs`. A handler that times out keeps running and its result is ignored:
 * nothing can stop it in the same process.
 */
export async function invoke(
  handler: Handler,
  resource: string,
  event: APIGatewayProxyEventV2,
  timeoutMs: number,
): Promise<unknown> {
  const context = contextFor(resource, event.requestContext.requestId, Date.now() + timeoutMs);
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow()), timeoutMs);
  });
  try {
    return await Promise.race([asLambda(resource, handler)(event, context), tooSlow]);
  } finally {
    clearTimeout(timer);
  }
}
