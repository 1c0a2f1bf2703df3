import type { Definition } from '../engine/definition.ts';
import * as f from './fields.ts';

/** A boiler service to the maker's instructions. */
export const boilerService: readonly Definition[] = [
  {
    kind: 'boiler_service',
    edition: 'maker-1',
    title: 'Boiler service record',
    law: 'The maker’s instructions; Benchmark',
    usableFrom: '2009-04-06',
    dueMonths: 12,
    day: 'visit.day',
    sections: [
      {
        key: 'visit',
        title: 'Visit',
        fields: [f.visitDay, f.address, ...f.gasEngineer, f.person('tenantName', 'Tenant')],
      },
      {
        key: 'appliance',
        title: 'Boiler',
        fields: [
          f.choice('kind', 'Appliance', ['boiler', 'water_heater', 'fire', 'other'], f.neededAndStays),
          f.text('make', 'Make', f.neededAndStays),
          f.text('model', 'Model', f.neededAndStays),
          f.text('location', 'Where it is', f.neededAndStays),
          f.text('serial', 'Serial number', f.stays),
          f.text('gcNumber', 'GC number', f.stays),
          f.applianceId,
        ],
      },
      {
        key: 'readings',
        title: 'Readings',
        fields: [
          f.reading('pressure', 'Operating pressure', 'mbar'),
          f.reading('heatInput', 'Heat input', 'kW'),
          f.reading('coMax', 'CO at full rate', 'ppm'),
          f.reading('co2Max', 'CO₂ at full rate', '%'),
          f.reading('ratioMax', 'Ratio at full rate'),
          f.reading('coMin', 'CO at low rate', 'ppm'),
          f.reading('co2Min', 'CO₂ at low rate', '%'),
          f.reading('ratioMin', 'Ratio at low rate'),
          f.number('maxRatio', 'Maker’s highest ratio'),
          f.text('analyserSerial', 'Serial number of the analyser', {
            ...f.needed,
            instrument: { kinds: ['analyser'], due: 'analyserCalibrationDue' },
          }),
          f.date('analyserCalibrationDue', 'Analyser’s calibration due', f.needed),
        ],
      },
      {
        key: 'checks',
        title: 'Checks',
        fields: [
          f.passFail('burner', 'Burner', f.needed),
          f.passFail('heatExchanger', 'Heat exchanger', f.needed),
          f.passFail('condensate', 'Condensate', f.needed),
          f.passFail('flueSeals', 'Flue and seals', f.needed),
          f.passFail('safetyDevices', 'Safety devices', f.needed),
          f.passFail('controls', 'Controls', f.needed),
          f.reading('systemPressure', 'System pressure', 'bar'),
          f.passFail('expansionVessel', 'Expansion vessel'),
          f.passFail('inhibitor', 'Inhibitor'),
        ],
      },
      {
        key: 'defects',
        title: 'Defects',
        repeat: { min: 0, max: 30, label: 'Defect' },
        fields: [f.lines('text', 'What is wrong', f.needed), f.lines('action', 'What you did', f.needed)],
      },
      f.remedies(['ID', 'AR']),
    ],
    rules: ['dayNotAhead', 'boilerReadings', 'boilerDefects', 'boilerOutcome', 'dueAfterMonths'],
    signatures: [
      { role: 'engineer', required: true, statement: 'I serviced this boiler on this day.' },
      { role: 'customer', required: false, statement: 'I have received this record.' },
    ],
  },
];
