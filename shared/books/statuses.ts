/** How far a file for the books is. */
export const bookStatuses = ['working', 'ready', 'failed'] as const;
