/** What is counted of certificates, by the entity that holds the count. */
export const certificateCounts = { job: ['certificateCount'] };
