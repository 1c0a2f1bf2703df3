/** Events of a record in words, and who did each; those without an instant have not happened. */
export type Told = [at: string | null, words: string, by?: string | null][];
