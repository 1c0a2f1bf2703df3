type Item = Record<string, unknown>;

/** A command of the document client, as far as it names partitions. */
export interface Command {
  Key?: Item;
  Item?: Item;
  KeyConditionExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Item;
  RequestItems?: Record<string, { Keys?: Item[] } | Record<string, Command>[]>;
  TransactItems?: Record<string, Command>[];
}

/** The keys of partitions in an item or a key: the table's, and those of the indexes. */
const keysIn = (item: Item = {}): string[] =>
  Object.entries(item).flatMap(([name, value]) =>
    /pk$/.test(name) && typeof value === 'string' ? [value] : [],
  );

/** The partition that a query names, be it by the table's key or by an index's. */
const queried = ({
  KeyConditionExpression = '',
  ExpressionAttributeNames = {},
  ExpressionAttributeValues = {},
}: Command): string[] =>
  [...KeyConditionExpression.matchAll(/([#\w]+)\s*=\s*(:\w+)/g)].flatMap(([, name = '', value = '']) =>
    /pk$/.test(ExpressionAttributeNames[name] ?? name) ? String(ExpressionAttributeValues[value]) : [],
  );

/** Every partition that a command of the document client asks for or writes to. */
export const partitionsIn = (command: Command): string[] => [
  ...keysIn(command.Key),
  ...keysIn(command.Item),
  ...queried(command),
  ...Object.values(command.RequestItems ?? {}).flatMap((asked) =>
    Array.isArray(asked)
      ? asked.flatMap((each) => Object.values(each).flatMap(partitionsIn))
      : (asked.Keys ?? []).flatMap(keysIn),
  ),
  ...(command.TransactItems ?? []).flatMap((each) => Object.values(each).flatMap(partitionsIn)),
];
