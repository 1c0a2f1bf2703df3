import type { Job } from '#shared/jobs/contract.ts';
import { useClients } from '../../data/clients.ts';
import { useEmployees } from '../../data/employees.ts';
import { useSites } from '../../data/sites.ts';
import { RecordDialog } from '../record-dialog.tsx';
import { type Beginning, readable } from './form-values.ts';
import { JobFields } from './job-fields.tsx';
import { labels, texts } from './texts.ts';
import { useJobForm } from './use-job-form.ts';

interface Props {
  job: Job | null;
  /** What is known of a new one from where it was started. */
  beginning?: Beginning;
  /** The title when adding one there. */
  addTitle?: string;
  onClose: () => void;
}

/** Adds a job, or changes one. */
export default function JobForm({ job, beginning = {}, addTitle = texts.addTitle, onClose }: Props) {
  const record = useJobForm({ job, beginning, onClose });
  const clients = useClients().rows;
  const sites = useSites().rows;
  const employees = useEmployees().rows;
  const siteOf = (id: number) => sites.find((site) => site.id === id);
  const names = {
    clientId: (id: number) => clients.find((client) => client.id === id)?.name ?? '',
    siteId: (id: number) => siteOf(id)?.address.split('\n')[0] ?? '',
    people: (id: number) => employees.find((employee) => employee.id === id)?.firstName ?? '',
  };
  return (
    <RecordDialog
      title={job ? texts.editTitle : addTitle}
      action={job ? texts.update : texts.create}
      record={record}
      labels={labels}
      readable={(name, value) => readable(name, value, names)}
    >
      <JobFields form={record.form} job={job} />
    </RecordDialog>
  );
}
