/** Ways in which mail to an address ends badly (docs/decisions/035). */
export const mailTroubles = ['bounced', 'complained'] as const;
