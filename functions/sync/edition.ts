/**
 * Increase it when what a role may read changes: devices then fetch their records anew. `npm run edition` does when a record's shape
 * has changed, and notes what the records look like now.
 */
export const edition = 9;

export const looks = '672a42a4ac275243';
