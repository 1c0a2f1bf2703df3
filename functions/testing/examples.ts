import { today } from '#shared/dates.ts';
import type { Known } from './known.ts';

const client = {
  name: 'Ann Example',
  email: 'ann@example.com',
  phone: '01632 960001',
  address: '1 Quay\nWhitby',
  kind: 'business',
  vatNumber: 'GB 123 4567 82',
  cisContractor: 'no',
  endUserStatement: { on: '2026-11-01', text: 'We are an end user' },
};

const job = ({ clients }: Known) => ({
  title: 'New tap',
  clientId: clients,
  description: 'Kitchen tap drips',
  status: 'pending',
  amount: 80,
  startDate: '2026-11-02',
  endDate: '2026-11-03',
  scheduledDate: '2026-11-02',
  startTime: '09:00',
  endTime: '11:30',
  location: 'Whitby',
  priority: 'high',
});

const invoice = ({ clients, jobs }: Known) => ({
  invoiceNumber: 'INV-2',
  clientId: clients,
  jobId: jobs,
  amount: 240,
  status: 'unpaid',
  dueDate: '2030-02-28',
  workDescription: 'Replaced the tap',
  workStartDate: '2026-11-02',
  workEndDate: '2026-11-03',
  workLocation: 'Whitby',
  materialsCost: 40,
  laborCost: 200,
  hoursWorked: 4.25,
  hourlyRate: 47.06,
  notes: 'Thank you',
});

const payment = ({ invoices }: Known) => ({
  invoiceId: invoices,
  amount: 60,
  method: 'bank',
  paidOn: today(),
  reference: 'INV-1',
  note: 'First half',
});

const line = {
  kind: 'labour',
  description: 'Fit the tap',
  quantity: 2.5,
  unit: 'hour',
  unitPrice: 42,
  vat: 'o',
};

const draft = ({ clients, jobs }: Known) => ({
  clientId: clients,
  jobId: jobs,
  amount: 99.75,
  dueDate: '2030-02-28',
  workDescription: 'Replaced the tap',
  workStartDate: '2026-11-02',
  workEndDate: '2026-11-03',
  workLocation: 'Whitby',
  materialsCost: 0,
  laborCost: 105,
  hoursWorked: 2.5,
  hourlyRate: 42,
  notes: 'Thank you',
  lines: [line],
  pricesInclude: 'net',
  discount: { percent: 5 },
  taxPoint: '2026-11-03',
  reverseCharge: { construction: 'yes', staff: 'no', customerRegistered: 'yes', earlierAgreed: 'no' },
});

const item = {
  name: 'Tap washer',
  description: 'Half an inch, rubber',
  category: 'consumables',
  sku: 'WASH-12',
  barcode: '5012345678900',
  quantity: 25,
  minQuantity: 5,
  maxQuantity: 100,
  unitPrice: 0.45,
  supplierName: 'Harbour Supplies',
  supplierContact: '01632 960003',
  location: 'van',
  isActive: true,
};

const { isActive: _, ...itemRow } = item;

const move = ({ inventory, jobs }: Known) => ({
  itemId: inventory,
  jobId: jobs,
  type: 'out',
  quantity: 2,
  unitPrice: 3.5,
  totalCost: 7,
  reason: 'usage',
  notes: 'For the kitchen',
});

const price = {
  name: 'Fit a tap',
  kind: 'labour',
  unit: 'visit',
  unitPrice: 80,
  vat: 's',
  cost: 12.5,
  code: 'TAP-FIT',
};

const employee = {
  firstName: 'Alex',
  lastName: 'Example',
  email: 'alex@example.com',
  phone: '01632 960004',
  address: '3 Quay',
  position: 'plumber',
  department: 'plumbing',
  hourlyRate: 18.5,
  startDate: '2026-01-05',
  emergencyContact: 'Sam Example',
  emergencyPhone: '01632 960005',
  notes: 'Has a van',
  isActive: true,
};

const assignment = ({ jobs, employees }: Known) => ({
  jobId: jobs,
  employeeId: employees,
  role: 'lead',
  assignedDate: '2026-11-02',
  startTime: '09:00',
  endTime: '17:00',
  hoursWorked: 7.5,
  notes: 'Brings the ladder',
});

const business = {
  businessKind: 'company',
  tradingName: 'Example Plumbing',
  ownName: 'Robin Example',
  legalName: 'Example Plumbing Ltd',
  companyNumber: '01234567',
  registeredOffice: '2 Quay',
  address: '2 Quay',
  phone: '01632 960002',
  email: 'office@example.com',
  vatScheme: 'standard',
  vatNumber: 'GB123456782',
  vatFrom: '2020-04-01',
  vatTo: '2030-03-31',
  cisStatus: 'registered',
  utr: '1234567890',
  paymentTermsDays: 30,
  bankName: 'Example Bank',
  accountName: 'Example Plumbing Ltd',
  sortCode: '12-34-56',
  accountNumber: '12345678',
};

const email = {
  emailService: 'smtp',
  emailUser: 'robin@example.com',
  emailPass: 'app password',
  smtpHost: 'mail.example.com',
  smtpPort: 587,
};

const receiptChange = ({ jobs }: Known) => ({
  vendor: 'Harbour Supplies',
  amount: 24,
  vatAmount: 4,
  category: 'materials',
  description: 'Two valves',
  receiptDate: '2026-11-06',
  isVatReceipt: true,
  notes: 'Paid by card',
  jobId: jobs,
});

/** A body with every field filled in for each call that takes one; a new call needs a line here. */
export const exampleBodies: Record<string, (known: Known) => Record<string, unknown>> = {
  'POST /api/clients': () => client,
  'POST /api/clients/import': () => ({ rows: [client] }),
  'PUT /api/clients/{id}': () => client,
  'POST /api/jobs': job,
  'PUT /api/jobs/{id}': job,
  'PATCH /api/jobs/{id}': () => ({ status: 'in_progress' }),
  'POST /api/invoices': invoice,
  'PUT /api/invoices/{id}': invoice,
  'POST /api/invoices/{id}/credits': () => ({
    lines: [{ ...line, quantity: 1 }],
    reason: 'Half an hour less',
    copy: true,
  }),
  'POST /api/invoices/{id}/void': () => ({ reason: 'Made out to the wrong client' }),
  'POST /api/invoices/drafts': draft,
  'PUT /api/invoices/drafts/{id}': draft,
  'POST /api/payments': payment,
  'POST /api/payments/match': ({ invoices }) => ({
    rows: [
      {
        account: '20-00-00 12345678',
        paidOn: today(),
        amount: 60,
        text: 'HARBOUR CAFE INV-1',
        ordinal: 1,
        pays: [{ invoiceId: invoices, amount: 60 }],
      },
    ],
  }),
  'POST /api/payments/{id}/refund': () => ({ amount: 5, on: today() }),
  'POST /api/inventory': () => item,
  'POST /api/inventory/import': () => ({ rows: [itemRow] }),
  'PUT /api/inventory/{id}': () => item,
  'POST /api/inventory/transactions': move,
  'POST /api/prices': () => price,
  'POST /api/prices/import': () => ({ rows: [price] }),
  'PUT /api/prices/{id}': () => price,
  'POST /api/employees': () => employee,
  'PUT /api/employees/{id}': () => employee,
  'POST /api/job-assignments': assignment,
  'PUT /api/job-assignments/{id}': assignment,
  'DELETE /api/auth/user': () => ({ confirmation: 'somebody@example.com' }),
  'POST /api/account/erase': () => ({ confirmation: 'somebody@example.com' }),
  'POST /api/create-subscription': () => ({ plan: 'basic' }),
  'PATCH /api/receipts/{id}': receiptChange,
  'PUT /api/settings/profile': () => ({ firstName: 'Robin', lastName: 'Example' }),
  'PUT /api/settings/business': () => business,
  'PUT /api/settings/email': () => email,
  'PUT /api/settings/numbering': () => ({ invoice: 'consecutive', prefix: 'R-', next: 12 }),
  'PUT /api/settings/reminders': () => ({ remindersOn: true }),
};
