/** The sentence of the 422 for an `Idempotency-Key` under which other content was done: the web client knows it by this. */
export const keyReused = 'This Idempotency-Key was used before with other content';
