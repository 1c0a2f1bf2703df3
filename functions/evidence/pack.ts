import { exportPrefix } from '#functions/lib/export-prefix.ts';
import { signedUrl } from '#functions/lib/signed-url.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { safeName } from '#functions/lib/zip-names.ts';
import { zipToBucket } from '#functions/lib/zip-to-bucket.ts';
import { contentsText } from './contents.ts';
import { filesOf } from './files.ts';
import { type Gathered, gather } from './gathered.ts';
import { refuseIncomplete } from './missing.ts';

/** The contents page comes last, because it lists the files that were found. */
async function* zipped(gathered: Gathered, names: string[]) {
  for (const { name, input } of filesOf(gathered)) {
    const content = await input();
    if (content === undefined) continue;
    names.push(name);
    yield { name, input: content };
  }
  yield { name: 'Contents.txt', input: contentsText(gathered, names) };
}

/**
 * Stores the evidence for a debt as a ZIP in the bucket, and returns its signed address. Throws 404, and 409 naming what is
 * missing.
 */
export const packEvidence = async (firm: StoredFirm, id: number) => {
  const gathered = await gather(firm, id);
  refuseIncomplete(gathered);
  const names: string[] = [];
  const fileName = `Evidence ${safeName(gathered.invoice.invoiceNumber)}.zip`;
  const key = `${exportPrefix(firm.firmId)}evidence-${id}.zip`;
  const size = await zipToBucket(key, zipped(gathered, names), fileName);
  return { url: await signedUrl(key), fileName, size, files: [...names, 'Contents.txt'] };
};
