import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** One request to DynamoDB, as the product made it. */
interface Trip {
  command: string;
  input: Record<string, unknown>;
  startedAt: number;
  endedAt: number;
  /** Capacity units, as DynamoDB reports them. */
  capacity: number;
}

interface Consumed {
  CapacityUnits?: number;
}

const unitsIn = (output: object): number => {
  const { ConsumedCapacity } = output as { ConsumedCapacity?: Consumed | Consumed[] };
  return [ConsumedCapacity ?? []].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
};

export type Recorder = ReturnType<typeof recordTrips>;

/** Watches the product's own client: while it is asked to, every request asks for its capacity and is written down. */
export const recordTrips = (client: DynamoDBDocumentClient) => {
  let trips: Trip[] | undefined;
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const noted = trips;
      if (!noted) return next(args);
      const input = args.input as Record<string, unknown>;
      input.ReturnConsumedCapacity = 'TOTAL';
      const startedAt = performance.now();
      const result = await next(args);
      const capacity = unitsIn(result.output);
      noted.push({
        command: context.commandName ?? '',
        input,
        startedAt,
        endedAt: performance.now(),
        capacity,
      });
      return result;
    },
    // Tests share a process: who comes later takes the place of who is done.
    { step: 'initialize', name: 'benchTrips', priority: 'high', override: true },
  );
  return {
    /** The requests that some work made. */
    during: async (work: () => Promise<unknown>): Promise<Trip[]> => {
      const noted: Trip[] = [];
      trips = noted;
      await work();
      trips = undefined;
      return noted;
    },
  };
};

/** The requests in the order they were waited for: those that were under way together stand together. */
export const wavesOf = (trips: Trip[]): Trip[][] => {
  const waves: Trip[][] = [];
  let ends = 0;
  for (const trip of [...trips].sort((a, b) => a.startedAt - b.startedAt)) {
    const wave = waves.at(-1);
    if (wave && trip.startedAt < ends) wave.push(trip);
    else {
      waves.push([trip]);
      ends = 0;
    }
    ends = Math.max(ends, trip.endedAt);
  }
  return waves;
};

/** The same requests by the bare document client: what the database alone takes. Reads only. */
export const replayOf = async (
  client: DynamoDBDocumentClient,
  trips: Trip[],
): Promise<() => Promise<void>> => {
  const commands = await import('@aws-sdk/lib-dynamodb');
  const waves = wavesOf(trips);
  const send = ({ command, input }: Trip) => {
    if (command === 'QueryCommand') return client.send(new commands.QueryCommand(input as never));
    if (command === 'BatchGetItemCommand') return client.send(new commands.BatchGetCommand(input as never));
    if (command === 'GetItemCommand') return client.send(new commands.GetCommand(input as never));
    throw new Error(`${command} cannot be replayed`);
  };
  return async () => {
    for (const wave of waves) await Promise.all(wave.map(send));
  };
};
