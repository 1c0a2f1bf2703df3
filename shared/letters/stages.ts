/**
 * What a reminder does, mildest first: it asks; it states what the law allows for late payment; it encloses a claim for that, or a
 * letter before claim. Automatic morning reminders only ask.
 */
export const remindStages = ['ask', 'announce', 'claim', 'letter'] as const;
export type RemindStage = (typeof remindStages)[number];

/** A letter's purpose: the document itself, an invoice reminder, or a quote follow-up. */
export const letterStages = ['send', ...remindStages, 'follow_up'] as const;
export type LetterStage = (typeof letterStages)[number];
