/** The progress of a file for the books. */
export const bookStatuses = ['working', 'ready', 'failed'] as const;
