import { deleteObject, getObject, putObject } from './bucket.ts';
import { logger } from './log.ts';
import { addressSigner } from './signed-url.ts';

interface Keeping<Place> {
  /** A file's key in the bucket. */
  keyOf: (place: Place) => string;
  /** The key of a smaller file that is kept beside it, if it has one. */
  besideOf?: (place: Place) => string;
  /** Deletes the mark of an orphaned file. */
  unmark: (place: Place) => Promise<unknown>;
  /** The log message when a file is left to the nightly sweep. */
  left: string;
  /** The name a PDF is saved under. PDFs are always downloaded, never shown on our origin: their scripts are their author's. */
  pdfName?: string;
}

/** Storage in the bucket for the files of one kind of record. */
export const keptFiles = <Place>({ keyOf, besideOf, unmark, left, pdfName }: Keeping<Place>) => {
  const sweep = async (place: Place): Promise<void> => {
    await Promise.all([keyOf, ...(besideOf ? [besideOf] : [])].map((key) => deleteObject(key(place))));
    await unmark(place);
  };
  return {
    put: (place: Place, bytes: Uint8Array, type: string): Promise<void> =>
      putObject(keyOf(place), {
        body: bytes,
        length: bytes.length,
        type,
        ...(pdfName && type === 'application/pdf' && { fileName: pdfName }),
      }),
    /** `undefined` if there is none. */
    get: (place: Place): Promise<Uint8Array | undefined> => getObject(keyOf(place)),
    /** Deletes an orphaned file, then its mark. Succeeds if there is none. */
    sweep,
    /** The same after a call's own work is done: on failure the nightly sweep finds the file by its mark. */
    tidyUp: async (place: Place): Promise<void> => {
      try {
        await sweep(place);
      } catch (error) {
        logger.warn(left, { error });
      }
    },
    /** Signs the files' URLs, all with one timestamp. */
    signer: async () => {
      const sign = await addressSigner();
      return (place: Place): string => sign(keyOf(place));
    },
  };
};
