import type { WrittenKind } from '../engine/definition.ts';
import type { Values } from '../engine/values.ts';

const day = '2026-11-20';
const address = '4 Mill Lane\nLeeds LS1 4AB';
const engineer = { engineerName: 'Alex Fitter', registration: '123456', licence: '7654321' };
const device = {
  ...{ deviceBs: '60898', deviceType: 'B', rating: 32, disconnection: 0.4 },
  ...{ rcdMa: 30 },
};
const tested = [{ serial: 'MFT-1', kind: 'multifunction', calibrationDue: '2027-03-01' }];
const details = { client: 'Mill Lettings', address, day };
const electrical: Values = {
  extent: { covered: 'All fixed wiring' },
  supply: { earthing: 'tt', ze: 'na', ra: 120, rcdMa: 100, voltage: 230, pfc: 1.2, polarity: 'pass' },
  earthing: { earthingCsa: 16, bondingCsa: 10, bonded: ['water', 'gas'] },
  boards: [{ name: 'DB1', location: 'Hall', suppliedFrom: 'Meter', zs: 0.3 }],
  circuits: [
    {
      ...{ board: 'DB1', number: '1', description: 'Sockets', ...device, ring: 'yes' },
      ...{ r1: 0.52, rn: 0.52, r2: 0.88, r1r2: 0.36, irLE: { over: 999 }, polarity: 'pass' },
      ...{ zs: 0.8, rcdMs: 24, rcdButton: 'pass' },
    },
  ],
  summary: { nextInspection: '2031-11-20' },
  instruments: tested,
};

/** One complete form of each kind, ready to issue. */
export const wholeForms: Readonly<Record<WrittenKind, Values>> = {
  gas_safety: {
    visit: { day, address, landlordName: 'Sam Owner', landlordAddress: '1 High Street, Leeds', ...engineer },
    tightness: {
      ...{ done: 'yes', fuel: 'ng', gauge: 'water', iv: 0.0046, connected: 'yes', drop: 3, smell: 'no' },
      retest: 0,
    },
    appliances: [
      {
        ...{ kind: 'fire', location: 'Lounge', owner: 'landlord', inspected: 'yes', flue: 'open' },
        ...{ pressure: 20.1, flueVisual: 'pass', flueFlow: 'pass', spillage: 'pass', ventilation: 'pass' },
        ...{ safetyDevice: 'pass', safe: 'yes', coAlarm: 'fitted', coAlarmTested: 'pass' },
      },
      { kind: 'boiler', location: 'Loft', owner: 'landlord', inspected: 'no', reason: 'No access' },
      { kind: 'cooker', location: 'Kitchen', owner: 'tenant', inspected: 'yes', safe: 'yes' },
    ],
    defects: [{ row: 0, class: 'advice', text: 'Loose surround', action: 'Told the tenant', remedied: 'no' }],
    confirmation: { reg26_9: true },
    next: { lastDeadline: '2026-12-10' },
  },
  boiler_service: {
    visit: { day, address, ...engineer },
    appliance: { kind: 'boiler', make: 'Ideal', model: 'Logic 30', location: 'Kitchen' },
    readings: {
      ...{ pressure: 19.8, coMax: 90, co2Max: 9, coMin: 20, co2Min: 8.5 },
      ...{ analyserSerial: 'K1', analyserCalibrationDue: '2027-03-01' },
    },
    checks: {
      ...{ burner: 'pass', heatExchanger: 'pass', condensate: 'pass' },
      ...{ flueSeals: 'pass', safetyDevices: 'pass', controls: 'pass' },
    },
    defects: [],
  },
  gas_warning: {
    visit: { day, address, responsibleName: 'Sam Owner', ...engineer },
    situation: {
      ...{ appliance: 'Boiler', location: 'Kitchen', class: 'ID', fault: 'Flue disconnected' },
      ...{ action: 'disconnected', permission: 'given', label: 'yes', riddor: 'no' },
      ...{ riddorReason: 'No harm came of it', noOnePresent: 'no', copyLeft: 'paper' },
    },
  },
  electrical_report: {
    ...electrical,
    details: { ...details, reason: 'End of the last report' },
    inspections: [
      { item: '4.1', result: 'C1' },
      { item: '4.2', result: 'LIM', reason: 'Behind a fixed cupboard' },
    ],
    observations: [{ item: '4.1', location: 'Hall', text: 'Cover missing', code: 'C1', madeSafe: 'yes' }],
  },
  minor_works: {
    works: { ...details, description: 'Moved a socket', newCircuit: 'no' },
    circuit: { board: 'DB1', number: '1', earthing: 'pme', ...device },
    tests: { r1r2: 0.4, irLE: { over: 999 }, zs: 0.7, polarity: 'pass', rcdMs: 24, rcdButton: 'pass' },
    instruments: tested,
  },
  electrical_installation: {
    ...electrical,
    details,
    work: { work: 'new' },
    roles: { designName: 'Alex Fitter', constructionName: 'Alex Fitter', inspectionName: 'Alex Fitter' },
    inspections: [{ item: '1.0', result: 'pass' }],
  },
  alarms: {
    visit: { day, address, nation: 'england' },
    storeys: [{ name: 'Ground', living: 'yes', smoke: 'working' }],
    rooms: [{ name: 'Lounge', living: 'yes', appliance: 'fixed_combustion', co: 'working' }],
  },
};
