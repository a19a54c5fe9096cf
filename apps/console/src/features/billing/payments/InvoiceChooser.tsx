import { Select } from '@mantine/core';
import type { PaymentImport } from '@ocr/contract';
import { moneyText } from '@ocr/contract/invoice-paper';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messages } from '#features/billing/payments/messages.ts';
import { currentLanguageTag } from '#lib/i18n/language.ts';
import { format } from '#lib/format.ts';
import { openInvoicesQuery } from '#lib/queries/invoices.ts';

export type OfferedInvoice = PaymentImport['invoices'][number];

interface InvoiceChooserProps {
  readonly line: number;
  /** What the payment may be for, the likeliest first. */
  readonly offered: readonly OfferedInvoice[];
  readonly value: string | undefined;
  readonly onChange: (invoiceId: string | undefined) => void;
}

const searchDelayMs = 250;

/** The invoice that a payment is for: one of those that it may be for, or any open one that is searched for. */
export function InvoiceChooser({ line, offered, value, onChange }: InvoiceChooserProps) {
  const t = messages.get().preview;
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  // Found earlier and chosen: it must keep its name while other things are searched for.
  const [chosen, setChosen] = useState<OfferedInvoice>();
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), searchDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  const isName = [...offered, ...(chosen ? [chosen] : [])].some((invoice) => wordInvoice(invoice) === search);
  const found = useQuery({ ...openInvoicesQuery(search), enabled: search !== '' && !isName });
  const known = new Map<string, OfferedInvoice>();
  for (const invoice of [...offered, ...(chosen ? [chosen] : []), ...(found.data ?? [])])
    known.set(invoice.id, invoice);
  return (
    <Select
      size="xs"
      aria-label={t.invoiceOf(format.number(line))}
      placeholder={t.leaveOut}
      data={[...known.values()].map((invoice) => ({ value: invoice.id, label: wordInvoice(invoice) }))}
      value={value ?? null}
      onChange={(id) => {
        setChosen(id === null ? undefined : known.get(id));
        onChange(id ?? undefined);
      }}
      onSearchChange={setText}
      // What the server found fits by number or company, which the label does not always show in the same letters.
      filter={({ options, search: typed }) =>
        typed.trim() === '' || isName ? options : options.filter((option) => fits(option, typed, found.data))
      }
      searchable
      clearable
      limit={50}
      nothingFoundMessage={search === '' ? t.search : t.nothing}
      clearButtonProps={{ 'aria-label': t.leaveOut, tabIndex: 0 }}
      comboboxProps={{ withinPortal: true, transitionProps: { duration: 0 } }}
    />
  );
}

function fits(option: object, typed: string, found: readonly OfferedInvoice[] | undefined): boolean {
  const id = 'value' in option ? option.value : undefined;
  const label = 'label' in option ? String(option.label) : '';
  return (
    found?.some((invoice) => invoice.id === id) === true ||
    label.toLowerCase().includes(typed.trim().toLowerCase())
  );
}

function wordInvoice({ number, companyName, balance }: OfferedInvoice): string {
  const open = messages.get().preview.open(moneyText('JPY', currentLanguageTag)(balance));
  return `${number} ${companyName} ${open}`;
}
