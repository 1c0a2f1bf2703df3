/** What one step of setting an account up has done, for the person who ran it. */
export interface Done {
  what: string;
  how: 'made' | 'changed' | 'there already';
  /** What it is called at Stripe. */
  id: string;
  /** What is still wrong with it. */
  warning?: string;
}
