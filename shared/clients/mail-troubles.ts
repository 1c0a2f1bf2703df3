/** Why we no longer send mail to an address (docs/decisions/032). */
export const mailTroubles = ['bounced', 'complained'] as const;
