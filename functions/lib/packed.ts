import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { CustomAttributeType } from 'electrodb';

/**
 * For JSON that is only ever read whole. Deflated it takes a fraction of the write units: the lines of an invoice say the
 * same words again and again.
 */
export const packedAttribute = { type: CustomAttributeType<Uint8Array>('any') } as const;

/** A text, deflated. */
export const packText = (text: string): Uint8Array => deflateRawSync(text);
export const unpackText = (bytes: Uint8Array): string => inflateRawSync(bytes).toString();

export const pack = (value: unknown): Uint8Array => packText(JSON.stringify(value));

/** What was packed; `T` is what the writer put in. */
export const unpack = <T>(bytes: Uint8Array): T => JSON.parse(unpackText(bytes)) as T;
