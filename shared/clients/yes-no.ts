/** How a question of tax is answered; one that was not asked yet has no answer. */
export const yesNo = ['yes', 'no'] as const;
export type YesNo = (typeof yesNo)[number];
