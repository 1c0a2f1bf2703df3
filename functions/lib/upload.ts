import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { type Issue, invalid, Refusal } from '#shared/kernel/refusal.ts';
import { maxUploadBytes, textLimits } from '#shared/limits.ts';
import { keepable } from '#shared/plain-text.ts';
import type { Contract } from '#shared/route.ts';

export interface UploadedFile {
  bytes: Uint8Array;
  /** The browser's file name, truncated. */
  name: string;
}

/** Room in a multipart body beside the file, in bytes: the fields of the longest receipt. */
const roomForFields = 128 * 1024;

const tooLarge = (bytes: number) =>
  new Refusal('too_large', `The picture is over ${bytes / 1024 / 1024} MB. Choose a smaller one.`);

const formOf = async (event: APIGatewayProxyEventV2, maxBytes: number): Promise<FormData> => {
  const contentType = event.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\b/i.test(contentType))
    throw new Refusal('media_type', 'The body must be multipart/form-data');
  const body = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'latin1');
  if (body.length > maxBytes + roomForFields) throw tooLarge(maxBytes);
  try {
    return await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new Refusal('malformed_body', 'The body is not valid multipart/form-data');
  }
};

const nameOf = (file: File): string => keepable(file.name, textLimits.name) ?? 'receipt';

const isMissing = (form: FormData, path: string): boolean => {
  const part = form.get(path);
  return part instanceof File ? part.size === 0 : path === 'file' || !part;
};

/** Issues with the set of parts: missing, duplicate or unknown. */
const issuesOf = (form: FormData, wanted: string[]): Issue[] => [
  ...wanted.filter((path) => isMissing(form, path)).map((path) => ({ path, message: 'Required' })),
  ...[...new Set(form.keys())].flatMap((path) => {
    if (path !== 'file' && path !== 'data') return [{ path, message: 'Unknown field' }];
    return form.getAll(path).length > 1 ? [{ path, message: 'Send this only once' }] : [];
  }),
];

/** Parses a multipart body; `data` is empty if there is none and none is wanted. Throws 400, 413, 415. */
export const uploadOf = async (
  event: APIGatewayProxyEventV2,
  { body, file: wanted }: Contract,
): Promise<{ file: UploadedFile; data: string }> => {
  const { missing, maxBytes = maxUploadBytes } = wanted ?? { missing: 'Please select a picture' };
  const form = await formOf(event, maxBytes);
  const [file, data] = [form.get('file'), form.get('data')];
  const issues = issuesOf(form, body ? ['file', 'data'] : ['file']);
  if (!(file instanceof File) || file.size === 0) throw new Refusal('validation', missing, issues);
  if (issues.length > 0) throw invalid(issues);
  if (file.size > maxBytes) throw tooLarge(maxBytes);
  const text = data instanceof File ? await data.text() : (data ?? '');
  return { file: { bytes: new Uint8Array(await file.arrayBuffer()), name: nameOf(file) }, data: text };
};
