import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { CustomAttributeType } from 'electrodb';

/** For JSON that is only read whole. Deflated it takes a fraction of the write units: an invoice's lines repeat the same words. */
export const packedAttribute = { type: CustomAttributeType<Uint8Array>('any') } as const;

export const packText = (text: string): Uint8Array => deflateRawSync(text);
export const unpackText = (bytes: Uint8Array): string => inflateRawSync(bytes).toString();

export const pack = (value: unknown): Uint8Array => packText(JSON.stringify(value));

/** Unpacks a value; `T` is the type that was packed. */
export const unpack = <T>(bytes: Uint8Array): T => JSON.parse(unpackText(bytes)) as T;
