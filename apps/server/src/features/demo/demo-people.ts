/** Who the demo is about. Names are invented; passwords are printed at start and shown on the sign-in page. */
export const demoPartner = { email: 'partner@example.com', password: 'Partner#2026' };
export const demoTenant = { email: 'tenant@example.com', password: 'Tenant#2026' };

export interface DemoTenant {
  readonly email: string;
  readonly companyName: string;
  readonly contactName: string;
  readonly phoneNumber: string;
  readonly address: string;
  readonly description: string;
  readonly blockLimit: number;
  /** Days from now until the expiry date. */
  readonly expiresInDays: number;
  /** Documents sent on a working day, on average. */
  readonly documentsPerDay: number;
  /** Share of the running month's limit that is reached at least. */
  readonly usesAtLeast: number;
}

export const demoTenants: readonly DemoTenant[] = [
  {
    email: demoTenant.email,
    companyName: 'Aoyama Trading Co., Ltd.',
    contactName: 'Haruka Aoyama',
    phoneNumber: '03-5550-0142',
    address: '2-14-5 Kita-Aoyama, Minato-ku, Tokyo 107-0061',
    description: 'Supplier invoices and delivery notes, about ten a day.',
    blockLimit: 5,
    expiresInDays: 400,
    documentsPerDay: 5,
    usesAtLeast: 0.2,
  },
  {
    email: 'minato@example.com',
    companyName: 'ミナト物流株式会社',
    contactName: '湊 健太',
    phoneNumber: '045-555-0187',
    address: '神奈川県横浜市中区海岸通3-9-1',
    description: '納品書と請求書の読み取り。月末に集中。',
    blockLimit: 2,
    expiresInDays: 210,
    documentsPerDay: 4,
    usesAtLeast: 0.86,
  },
  {
    email: 'sakura@example.com',
    companyName: 'Sakura Design Studio',
    contactName: 'Mei Sakurai',
    phoneNumber: '06-5550-0119',
    address: '1-7-20 Nakanoshima, Kita-ku, Osaka 530-0005',
    description: 'Receipts and quotations of a small office.',
    blockLimit: 1,
    expiresInDays: 25,
    documentsPerDay: 1,
    usesAtLeast: 0.05,
  },
];
