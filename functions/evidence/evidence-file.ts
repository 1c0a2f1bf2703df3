/** A file of the pack, generated when its turn comes. */
export interface EvidenceFile {
  name: string;
  input: () => Promise<Uint8Array | string | undefined>;
}
