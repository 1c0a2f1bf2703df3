import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A secret's current and previous value. */
export interface Versions {
  AWSCURRENT: string;
  AWSPREVIOUS?: string;
}

/** Enough of Secrets Manager to read secrets, whose values the test gives by id. */
export async function secretsManager(versionsOf: (id: string) => Versions) {
  let asked = 0;
  const server = createServer(async (req, res) => {
    asked += 1;
    const { SecretId, VersionStage = 'AWSCURRENT' } = JSON.parse(await text(req));
    const SecretString = versionsOf(SecretId)[VersionStage as keyof Versions];
    res.setHeader('content-type', 'application/x-amz-json-1.1');
    if (SecretString) res.end(JSON.stringify({ SecretString, VersionStages: [VersionStage] }));
    else res.writeHead(400).end(JSON.stringify({ __type: 'ResourceNotFoundException' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked: () => asked,
    stop: () => server.close(),
  };
}
