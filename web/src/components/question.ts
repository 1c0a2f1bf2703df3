/** A confirmation before something irreversible. */
export interface Question {
  title: string;
  description?: string | undefined;
  /** The confirming button's label, e.g. "Delete". */
  action: string;
  cancel?: string;
  danger?: boolean;
}
