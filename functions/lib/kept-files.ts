import { deleteObject, getObject, putObject } from './bucket.ts';
import { logger } from './log.ts';
import { addressSigner } from './signed-url.ts';

interface Keeping<Place> {
  /** Where a file lies in the bucket. */
  keyOf: (place: Place) => string;
  /** Deletes the mark of a file that no record has. */
  unmark: (place: Place) => Promise<unknown>;
  /** What is logged where a file is left to the night. */
  left: string;
  /** What a PDF is saved as. It is never shown beside our own pages: what it does when opened is up to whoever made it. */
  pdfName?: string;
}

/** How the files of one kind of record are kept in the bucket, each by its place. */
export const keptFiles = <Place>({ keyOf, unmark, left, pdfName }: Keeping<Place>) => {
  const sweep = async (place: Place): Promise<void> => {
    await deleteObject(keyOf(place));
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
    /** Deletes what no record has, then its mark. Succeeds too where there is nothing. */
    sweep,
    /** The same for a call that has done its work: what is left the nightly sweep finds by its mark. */
    tidyUp: async (place: Place): Promise<void> => {
      try {
        await sweep(place);
      } catch (error) {
        logger.warn(left, { error });
      }
    },
    /** Gives files their signed addresses, all of one moment. */
    signer: async () => {
      const sign = await addressSigner();
      return (place: Place): string => sign(keyOf(place));
    },
  };
};
