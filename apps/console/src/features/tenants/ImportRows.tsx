import type { TenantImport } from '@ocr/contract';
import { messages } from '#features/tenants/messages.ts';
import classes from '#features/tenants/tenants.module.css';
import { fieldCodeText } from '#lib/error-text.ts';
import { format } from '#lib/format.ts';
import { common } from '#lib/i18n/common.ts';
import { signedInMessages } from '#lib/i18n/signed-in.ts';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { StatusBadge } from '#ui/feedback/StatusBadge.tsx';
import { joins } from '#lib/i18n/joins.ts';

type Row = TenantImport['rows'][number];
type Problem = Row['problems'][number];

/** Every row of the sheet with its own messages, those with problems first. */
export function ImportRows({ rows }: { rows: readonly Row[] }) {
  const t = messages.get().many;
  const sorted = [...rows].sort(
    (a, b) => Number(b.problems.length > 0) - Number(a.problems.length > 0) || a.row - b.row,
  );
  return (
    <DataTable label={t.check} columns={makeColumns()} rows={sorted} rowKey={({ row }) => String(row)} />
  );
}

function makeColumns(): readonly Column<Row>[] {
  const t = messages.get().many;
  return [
    {
      key: 'row',
      header: t.row,
      align: 'end',
      width: 64,
      isRowHeader: true,
      cell: ({ row }) => format.number(row),
    },
    { key: 'companyName', header: t.company, cell: ({ companyName }) => companyName || '–' },
    { key: 'email', header: t.email, cell: ({ email }) => email || '–' },
    { key: 'check', header: t.check, cell: ({ problems }) => <Check problems={problems} /> },
  ];
}

function Check({ problems }: { problems: readonly Problem[] }) {
  const t = messages.get();
  if (problems.length === 0) return <StatusBadge tone="good" label={t.many.good} />;
  const { companyName, email, password, description, contactName, contactEmail, phoneNumber, address } =
    t.form;
  const { blockLimit, expiryDate } = t.form;
  const labels: Readonly<Record<string, string>> = {
    companyName,
    email,
    password,
    description,
    contactName,
    contactEmail,
    phoneNumber,
    address,
    blockLimit,
    expiryDate,
  };
  return (
    <ul className={classes['problems']}>
      {problems.map(({ field, code }) => (
        <li key={`${field} ${code}`}>{joins.labelled(labels[field] ?? field, problemText(code, field))}</li>
      ))}
    </ul>
  );
}

function problemText(code: string, field: string): string {
  if (code === 'EMAIL_EXISTED') return common.get().codes.EMAIL_EXISTED;
  if (code === 'COMPANY_NAME_EXISTED') return signedInMessages.get().codes.COMPANY_NAME_EXISTED;
  return code === 'DUPLICATE_NAME' ? messages.get().many.duplicate : fieldCodeText(code, field);
}
