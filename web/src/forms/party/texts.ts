export const texts = {
  chooseClient: 'Type a name',
  addTyped: (name: string) => `Add “${name}” as a client`,
  addTypedHint: 'You can add their email and address later',
  addingClient: 'Adding...',
  clientFailed: 'Failed to create client',
  noSuchClient: 'Type a client’s name, or a new name',
  loadingClients: 'Loading your clients',
  clientFirst: 'Client first',
  chooseJob: 'Type a job title',
  noJobs: 'This client has no jobs',
  noSuchJob: 'No job found for this client',
} as const;

export const labels = { clientId: 'Client', jobId: 'Related Job' } as const;
