import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Enough of Secrets Manager for one secret: its value now and the one before, as the test sets them. */
export async function secretsManager(versions: { AWSCURRENT: string; AWSPREVIOUS?: string }) {
  let asked = 0;
  const server = createServer(async (req, res) => {
    asked += 1;
    const { VersionStage = 'AWSCURRENT' } = JSON.parse(await text(req));
    const SecretString = versions[VersionStage as keyof typeof versions];
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
