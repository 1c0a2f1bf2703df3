import type { ScanResult } from '#shared/receipts/contract.ts';
import { routes } from '#shared/routes.ts';
import { measuringEmail } from '../../local/environment.ts';
import { startLocal } from '../../local/stack.ts';
import { type Api, apiFor } from '../../local/testing/api-client.ts';

export type Scanner = {
  scanOne(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<ScanResult>;
  /** The most memory the OCR process has held, in bytes. */
  peakBytes(): Promise<number>;
  close(): Promise<void>;
};

/** Starts the whole local system and signs somebody with a trial in. */
export async function startScanner(): Promise<Scanner> {
  const local = await startLocal({ quiet: true });
  const api = await apiFor(local.services, measuringEmail, 'Bench Example');
  await api.call(routes.subscription.startTrial, {});
  return {
    scanOne: (bytes, name) => scanOne(api, bytes, name),
    peakBytes: () => peakBytes(local.services.textract),
    close: local.stop,
  };
}

/** One scan by the API, as the web app makes it. A picture the server refuses counts as an empty scan. */
async function scanOne(api: Api, bytes: Uint8Array<ArrayBuffer>, name: string): Promise<ScanResult> {
  const body = new FormData();
  body.append('file', new Blob([bytes]), name);
  const { method, path } = routes.receipts.scan;
  const reply = await api.send({ method, path, body });
  if (reply.status === 200) return reply.body as ScanResult;
  console.error(`${name}: ${reply.status} ${JSON.stringify(reply.body)}`);
  return nothing;
}

const nothing: ScanResult = {
  vendor: null,
  total: null,
  vatAmount: null,
  category: null,
  description: null,
  date: null,
  isVatReceipt: null,
  confidence: {},
  doubtful: [],
  notice: null,
};

async function peakBytes(textract: string): Promise<number> {
  const { peakBytes: bytes } = (await (await fetch(textract)).json()) as { peakBytes: number };
  return bytes;
}
