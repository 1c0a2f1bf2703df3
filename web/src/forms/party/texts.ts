/** What the fields for a client and a job say, once. */
export const texts = {
  chooseClient: 'Type a name',
  addTyped: (name: string) => `Add “${name}” as a client`,
  addTypedHint: 'Email and address can follow',
  addingClient: 'Adding...',
  clientFailed: 'Failed to create client',
  noSuchClient: 'Type the name of a client, or of a new one',
  loadingClients: 'Loading your clients',
  clientFirst: 'Choose a client first',
  chooseJob: 'Type a job title',
  noJobs: 'This client has no jobs',
  noSuchJob: 'This client has no such job',
} as const;

export const labels = { clientId: 'Client', jobId: 'Related Job' } as const;
