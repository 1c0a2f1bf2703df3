/** Ways in which mail to an address ends badly (docs/decisions/032). */
export const mailTroubles = ['bounced', 'complained'] as const;
