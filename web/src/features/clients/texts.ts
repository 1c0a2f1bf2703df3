import { titles } from '../../data/titles.ts';

const success = (description: string) => ({ title: 'Success', description });

/** What the clients page says, once. */
export const texts = {
  title: titles.clients,
  subtitle: 'Manage your client relationships',
  search: 'Search clients...',
  noun: 'clients',
  none: 'No clients found',
  noneHint: 'Get started by adding your first client',
  noMatchHint: 'Try adjusting your search',
  prompt: 'Client Management',
  what: 'Your clients',
  missing: 'Client not found',
  missingHint: 'It may have been deleted, or the link is not complete.',
  showAll: 'Show all clients',

  import: 'Import',
  add: 'Add Client',
  addTitle: 'Add New Client',
  editTitle: 'Edit Client',
  create: 'Create Client',
  update: 'Update Client',
  edit: 'Edit',
  delete: 'Delete',
  deleteQuestion: (name: string) => `Are you sure you want to delete ${name}?`,

  created: success('Client created successfully'),
  updated: success('Client updated successfully'),
  deleted: success('Client deleted successfully'),
  createFailed: 'Failed to create client',
  updateFailed: 'Failed to update client',
  deleteFailed: 'Failed to delete client',

  fields: { name: 'Name', email: 'Email', phone: 'Phone', address: 'Address' },
  call: 'Call',
  map: 'Map',
  onMap: (name: string) => `Find ${name} on the map`,
  contact: 'Contact',
  noContact: 'No phone, email or address yet',
  jobs: 'Jobs',
  noJobs: 'No jobs yet',
  newJob: 'New job',
  invoices: 'Invoices',
  noInvoices: 'No invoices yet',
  newInvoice: 'New invoice',
  outstanding: 'outstanding',
  historyFailed: 'This history could not be loaded',
  invoiceStatuses: { unpaid: 'Unpaid', paid: 'Paid', overdue: 'Overdue' },
} as const;
