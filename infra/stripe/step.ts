/** The result of one set-up step, to print. */
export interface Done {
  what: string;
  how: 'made' | 'changed' | 'there already';
  /** The object's id at Stripe. */
  id: string;
  /** What still has to be put right. */
  warning?: string;
}
