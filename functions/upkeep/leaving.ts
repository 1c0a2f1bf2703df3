/** Thrown by a repair if the firm is being erased: nothing new may be written to its records. */
export class Leaving extends Error {}
