import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

type Handler = (command: object) => Promise<{ output: unknown }>;

/** A command of the document client and the plain one that it holds; their types say so only to subclasses. */
interface DocumentCommand {
  constructor: object;
  clientCommand: {
    resolveMiddleware: (steps: DynamoDBClient['middlewareStack'], config: object) => Handler;
  };
  addMarshallingMiddleware: (config: object) => void;
  /** Where its reply holds attributes that are to be made values. */
  outputKeyNodes: object;
}

/**
 * Lets a document client find out once for each kind of command which steps it goes through: the SDK does so for every request,
 * and its own `cacheMiddleware` is for clients that do not marshal. For requests without options of their own.
 */
export const resolvedOnce = (client: DynamoDBDocumentClient): DynamoDBDocumentClient => {
  const { config, middlewareStack } = client;
  const handlers = new Map<object, Handler>();
  const { add } = middlewareStack;
  // A step that comes later is gone through as well.
  const addAnew = (...step: Parameters<typeof add>) => {
    handlers.clear();
    add(...step);
  };
  Object.assign(middlewareStack, { add: addAnew });
  const resolve = (command: DocumentCommand): Handler => {
    command.addMarshallingMiddleware(config);
    // Replies come with values already (native-replies.ts).
    command.outputKeyNodes = {};
    const handler = command.clientCommand.resolveMiddleware(middlewareStack, config);
    handlers.set(command.constructor, handler);
    return handler;
  };
  const send = async (command: DocumentCommand): Promise<unknown> => {
    const handler = handlers.get(command.constructor) ?? resolve(command);
    const { output } = await handler(command.clientCommand);
    return output;
  };
  return Object.assign(client, { send });
};
