/** What the fields for a client and a job say, once. */
export const texts = {
  chooseClient: 'Type a name',
  addClientFirst: 'Add your first client',
  noSuchClient: 'No client has that name',
  loadingClients: 'Loading your clients',
  clientFirst: 'Choose a client first',
  chooseJob: 'Type a job title',
  noJobs: 'This client has no jobs',
  noSuchJob: 'This client has no such job',
} as const;

export const labels = { clientId: 'Client', jobId: 'Related Job' } as const;
