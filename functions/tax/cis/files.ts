import { keptFiles } from '#functions/lib/kept-files.ts';
import { statementMark } from './entity.ts';

/** A file of a statement by its own id. */
export interface FilePlace {
  userId: string;
  id: number;
}

/** Under this lie all files of a user's statements. */
export const statementPrefix = (userId: string): string => `statements/${userId}/`;
const keyOf = ({ userId, id }: FilePlace): string => `${statementPrefix(userId)}${id}`;

export const {
  put: putFile,
  get: getFile,
  sweep: sweepStatementFile,
  tidyUp,
  signer: fileSigner,
} = keptFiles<FilePlace>({
  keyOf,
  unmark: ({ userId, id }) => statementMark.delete({ userId, id }).go(),
  pdfName: 'deduction-statement.pdf',
  left: "A statement's file is left to the night",
});
