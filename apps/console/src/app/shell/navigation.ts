import { roleIds } from '@ocr/contract/limits';
import {
  IconBook,
  IconBuilding,
  IconChartBar,
  IconFileInvoice,
  IconFiles,
  IconHome,
  IconReceipt,
  IconScan,
  IconTemplate,
  type Icon,
} from '@tabler/icons-react';
import type { CommonMessages } from '#lib/i18n/common.en.ts';
import { paths } from '#lib/paths.ts';

export interface NavigationItem {
  readonly label: string;
  readonly to: string;
  readonly icon: Icon;
}
/** A titled group; `parts` are its sub-groups ("Billing" within "Menu"). An item alone has no title. */
export interface NavigationGroup {
  readonly title?: string;
  readonly parts: readonly { readonly title?: string; readonly items: readonly NavigationItem[] }[];
}

/** The specification's two sidebars. Language and theme follow in the Settings group, which the shell draws itself. */
export function navigationFor(roleId: number, nav: CommonMessages['nav']): readonly NavigationGroup[] {
  const home = { parts: [{ items: [{ label: nav.home, to: paths.home, icon: IconHome }] }] };
  const billing = {
    title: nav.billing,
    items: [
      { label: nav.usage, to: paths.usage, icon: IconChartBar },
      { label: nav.invoice, to: paths.invoices, icon: IconFileInvoice },
    ],
  };
  const help = { label: nav.help, to: paths.help, icon: IconBook };
  if (roleId === roleIds.PARTNER) {
    const tenants = { label: nav.tenants, to: paths.tenants, icon: IconBuilding };
    const config = { label: nav.billingConfig, to: paths.billingConfig, icon: IconReceipt };
    return [
      home,
      {
        title: nav.menu,
        parts: [billing, { items: [tenants] }, { title: nav.config, items: [config] }, { items: [help] }],
      },
    ];
  }
  const ocr = {
    title: nav.ocr,
    items: [
      { label: nav.requestOcr, to: paths.requestOcr, icon: IconScan },
      { label: nav.ocrList, to: paths.requests, icon: IconFiles },
      { label: nav.manageTemplate, to: paths.templates, icon: IconTemplate },
    ],
  };
  return [home, { title: nav.menu, parts: [ocr, billing, { items: [help] }] }];
}

/** Whether an item is the current place: its own address or one below it. */
export function isCurrent(to: string, pathname: string): boolean {
  if (to === paths.home) return pathname === paths.home;
  if (to === paths.templates && pathname.startsWith(paths.templateRoot)) return true;
  if (to === paths.tenants && pathname === paths.addTenant) return true;
  return pathname === to || pathname.startsWith(`${to}/`);
}
