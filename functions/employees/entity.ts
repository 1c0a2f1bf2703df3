import { CustomAttributeType, Entity } from 'electrodb';
import {
  firmKey,
  keptAttributes,
  moneyAttribute,
  onTable,
  revisionAttribute,
  service,
  text,
} from '#functions/lib/entity.ts';
import { departments, positions } from '#shared/employees/options.ts';
import type { Ticket } from '#shared/employees/tickets.ts';
import type { Hours } from '#shared/firms/weekdays.ts';

export const employeeEntity = new Entity(
  {
    model: { entity: 'employee', version: '1', service },
    attributes: {
      ...keptAttributes,
      firstName: { type: 'string', required: true },
      lastName: { type: 'string', required: true },
      email: text,
      phone: text,
      address: text,
      position: { type: positions },
      department: { type: departments },
      hourlyRate: moneyAttribute,
      startDate: text,
      emergencyContact: text,
      emergencyPhone: text,
      notes: text,
      isActive: { type: 'boolean', required: true },
      hours: { type: CustomAttributeType<Partial<Hours>>('any') },
      leaveDays: { type: 'number' },
      leaveCarried: { type: 'number' },
      colour: { type: 'number' },
      optOut48: text,
      tickets: { type: CustomAttributeType<Ticket[]>('any') },
      /** The number of their assignments, on open and closed jobs. */
      assignmentCount: { type: 'number' },
      revision: revisionAttribute,
      /** When they were deleted while records still refer to them: only the name and the hourly cost are kept. */
      deletedAt: text,
    },
    indexes: {
      byId: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['id'], template: 'employee#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);
