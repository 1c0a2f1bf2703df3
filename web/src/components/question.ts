/** What is asked before something that cannot be taken back. */
export interface Question {
  title: string;
  description?: string | undefined;
  /** The word on the button that goes ahead, e.g. "Delete". */
  action: string;
  cancel?: string;
  danger?: boolean;
}
