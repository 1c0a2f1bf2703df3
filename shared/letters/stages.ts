/**
 * What a reminder does, the mildest first: it asks; it announces what the law gives for lateness; it encloses a claim for that, or a
 * letter before claim. The morning's only ask.
 */
export const remindStages = ['ask', 'announce', 'claim', 'letter'] as const;
export type RemindStage = (typeof remindStages)[number];

/** What a letter to a client was: the document itself, a reminder of an invoice, or asking after a quote. */
export const letterStages = ['send', ...remindStages, 'follow_up'] as const;
export type LetterStage = (typeof letterStages)[number];
