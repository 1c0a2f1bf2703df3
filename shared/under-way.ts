/** The sentence of the 409 for a call that is just being done under the same `Idempotency-Key`: the web client knows it by this. */
export const underWay = 'This is under way already. Try again in a moment.';
