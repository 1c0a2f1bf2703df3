import { keptFiles } from '#functions/lib/kept-files.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { statementMark } from './entity.ts';

/** What identifies a statement's file; `id` is the file's own. */
export interface FilePlace {
  firmId: FirmId;
  id: number;
}

/** The key prefix of all files of a firm's statements. */
export const statementPrefix = (firmId: FirmId): string => `statements/${firmId}/`;
const keyOf = ({ firmId, id }: FilePlace): string => `${statementPrefix(firmId)}${id}`;

export const {
  put: putFile,
  get: getFile,
  sweep: sweepStatementFile,
  tidyUp,
  signer: fileSigner,
} = keptFiles<FilePlace>({
  keyOf,
  unmark: ({ firmId, id }) => statementMark.delete({ firmId, id }).go(),
  pdfName: 'deduction-statement.pdf',
  left: "A statement's file is left to the night",
});
