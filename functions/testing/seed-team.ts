import type { FirmId } from '#shared/firms/ids.ts';

interface Kept {
  firmId: FirmId;
  id: number;
  createdAt: string;
  updatedAt: string;
}

/** So many employees, each on one of the jobs, and as many receipts, straight into the table. */
export const seedTeamAndReceipts = async (every: Kept[]): Promise<void> => {
  const [{ employeeEntity }, { assignmentEntity }, { receiptEntity }] = await Promise.all([
    import('#functions/employees/entity.ts'),
    import('#functions/assignments/entity.ts'),
    import('#functions/receipts/entity.ts'),
  ]);
  const employees = every.map((kept, n) => ({
    ...kept,
    firstName: 'Alex',
    lastName: `Example ${n}`,
    email: `alex-${n}@example.com`,
    position: 'plumber' as const,
    department: 'plumbing' as const,
    hourlyRate: 18.5,
    isActive: true,
    assignmentCount: 1,
  }));
  const assignments = every.map((kept) => ({
    ...kept,
    jobId: kept.id,
    employeeId: kept.id,
    role: 'worker' as const,
    assignedDate: '2026-02-03',
    hoursWorked: 7.5,
  }));
  const receipts = every.map((kept, n) => ({
    ...kept,
    receiptDate: `2026-02-${String((n % 28) + 1).padStart(2, '0')}`,
    fileName: 'till.jpg',
    fileType: 'image/jpeg',
    fileSize: 240_000,
    vendor: `Harbour Supplies ${n}`,
    amount: 24,
    vatAmount: 4,
    category: 'materials' as const,
    isVatReceipt: true,
  }));
  await employeeEntity.put(employees).go({ concurrency: 4 });
  await assignmentEntity.put(assignments).go({ concurrency: 4 });
  await receiptEntity.put(receipts).go({ concurrency: 4 });
};
