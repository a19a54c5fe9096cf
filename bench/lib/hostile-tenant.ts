import { demoPartner } from '../../apps/server/src/features/demo/demo-people.ts';
import { blankPdf, labelsPdf, makeLedger } from '@ocr/specimens';
import { limits } from '@ocr/contract';
import { Client } from './client.ts';
import { denseText, makeBankFile, makeBombs, makeSheet, uploadOf, wideTable } from './hostile-documents.ts';

/** One kind of hostile call, repeated. */
export interface Attack {
  readonly name: string;
  /** How many are sent at the same time. */
  readonly atOnce: number;
  /** Returns the status of the answer. */
  readonly send: () => Promise<number>;
}

/** A request that was read, and its file. */
interface Sent {
  readonly id: string;
  readonly fileId: string;
}
interface Template {
  readonly fields: readonly { name: string; description: string }[];
  readonly tables: readonly { name: string; description: string; columns: Template['fields'] }[];
}

const password = 'Correct#Horse7';
const nothing: Template = { fields: [], tables: [] };
const repeat = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));
const words = (seed: number, count: number) =>
  repeat(count, (index) => `${['total', 'amount', 'date', 'number', 'invoice'][(seed + index) % 5]}`)
    .join(' ')
    .slice(0, limits.description)
    .trim();
/** As much as a template may ask for: every name a label of the documents, every instruction as long as it may be. */
const broad: Template = {
  fields: repeat(100, (index) => ({ name: `Total ${1000 + index}`, description: words(index, 300) })),
  tables: repeat(10, (table) => ({
    name: `Total ${table}`,
    description: words(table, 300),
    columns: repeat(30, (column) => ({ name: `Total ${1000 + column}`, description: words(column, 100) })),
  })),
};

/** A tenant that sends what costs most, and the ids of what it has. */
export class HostileTenant {
  private readonly address: string;
  private readonly token: string;
  private readonly partnerToken: string;
  private made = 0;

  private constructor(address: string, token: string, partnerToken: string) {
    this.address = address;
    this.token = token;
    this.partnerToken = partnerToken;
  }

  /** Two tenants of the demo's partner. */
  static async prepare(address: string): Promise<{ hostile: HostileTenant; other: HostileTenant }> {
    const partner = await signIn(address, demoPartner.email, demoPartner.password);
    const make = async (name: string) => {
      const email = `${name.toLowerCase()}@example.com`;
      const body = {
        companyName: name,
        email,
        password,
        contactName: name,
        contactEmail: email,
        phoneNumber: '03-1234-5678',
        blockLimit: 100_000,
        expiryDate: '2099-12-31',
      };
      await send(address, partner, 'POST', '/tenant/with-user', body);
      const first = await signIn(address, email, password);
      const changed = {
        oldPassword: password,
        newPassword: 'Better#Stallion81',
        confirmPassword: 'Better#Stallion81',
      };
      await send(address, first, 'POST', '/auth/change_password', changed);
      return new HostileTenant(address, await signIn(address, email, 'Better#Stallion81'), partner);
    };
    return { hostile: await make('Hostile'), other: await make('Other') };
  }

  async attacks(): Promise<Attack[]> {
    const large = await this.sendLargeDocuments();
    return [
      ...this.documents(),
      ...this.results(large),
      ...(await this.sheets()),
      this.bankFiles(),
      ...this.pictures(large[1]!),
    ];
  }

  private documents(): Attack[] {
    return [
      { name: 'previews: 3 × 2,500 labels, no template', atOnce: 4, send: () => this.previewLabels() },
      { name: 'previews: the same, broad template', atOnce: 4, send: () => this.previewLabels(broad) },
      {
        name: 'previews: no spaces, broad template',
        atOnce: 2,
        send: () => this.preview(denseText(), broad),
      },
      { name: 'previews: a table of 600 columns', atOnce: 2, send: () => this.preview(wideTable(), nothing) },
      { name: 'submissions: 20 × 2,500 labels', atOnce: 2, send: () => this.submit(this.labels(20), broad) },
      { name: 'quotes: bombs', atOnce: 4, send: () => this.quoteAll(makeBombs()) },
      {
        name: 'quotes that choose the template',
        atOnce: 4,
        send: () =>
          this.quoteAll([this.labels(3), wideTable(), denseText(), ...makeBombs()], { templateId: 'auto' }),
      },
    ];
  }

  private results(large: readonly Sent[]): Attack[] {
    const paths = large.map(({ id }) => `/request/${id}`);
    const as = (...formats: string[]) =>
      paths.flatMap((path) => formats.map((format) => `${path}/export?format=${format}`));
    return [
      this.getting('large results', 4, paths),
      this.getting('large results as Excel', 3, as('xlsx')),
      this.getting('large results as CSV and JSON', 3, as('csv', 'json')),
      this.getting('lists as Excel', 3, ['/request/export', '/audit/export']),
      { name: 'corrections of a large result', atOnce: 2, send: () => this.correct(large[0]!) },
    ];
  }

  private async sheets(): Promise<Attack[]> {
    const sheet = await makeSheet();
    const send = () => {
      const body = formOf({ file: sheet }, 'tenants.xlsx');
      return this.fetch('POST', '/tenant/import?dryRun=true', { partner: true, body });
    };
    return [{ name: 'sheets of tenants', atOnce: 3, send }];
  }

  /** As many lines and bytes as an import may have. */
  private bankFiles(): Attack {
    const file = makeBankFile();
    const send = () =>
      this.fetch('POST', '/payment-import', { partner: true, body: formOf({ file }, 'bank.csv') });
    return { name: 'bank files of 20,000 lines', atOnce: 3, send };
  }

  private pictures({ id, fileId }: Sent): Attack[] {
    const pages = repeat(40, (index) => `/request/${id}/files/${fileId}/pages/${(index % 20) + 1}`);
    return [
      this.getting(
        'pictures of crowded pages',
        4,
        pages.map((page, index) => `${page}?width=${[800, 1200][index % 2]}`),
      ),
      this.getting(
        'words of crowded pages',
        4,
        pages.map((page) => `${page}/words`),
      ),
    ];
  }

  private getting(name: string, atOnce: number, paths: readonly string[]): Attack {
    let at = 0;
    const send = () => {
      at += 1;
      return this.fetch('GET', paths[at % paths.length]!);
    };
    return { name, atOnce, send };
  }

  quote(): Promise<number> {
    return this.fetch('POST', '/request/quote', { body: formOf({ files: blankPdf(1) }, 'one.pdf') });
  }

  previewLabels(template: Template = nothing): Promise<number> {
    return this.preview(this.labels(3), template);
  }

  /** New each time: the same document would be read once. */
  private labels(pages: number): Buffer {
    this.made += 1;
    return labelsPdf({ pages, labels: 2_500 - (this.made % 100) });
  }

  private preview(document: Buffer, template: Template): Promise<number> {
    this.made += 1;
    const form = formOf(
      { document: Buffer.concat([document, Buffer.from(`\n% ${this.made}`)]) },
      'labels.pdf',
    );
    form.set('template', JSON.stringify({ name: '', ...template }));
    return this.fetch('POST', '/template/preview', { body: form });
  }

  private async submit(document: Buffer, template: Template): Promise<number> {
    const form = formOf({ files: document }, 'labels.pdf');
    form.set('templateId', await this.templateOf(template));
    return this.fetch('POST', '/request', { body: form });
  }

  private readonly templates = new Map<Template, Promise<string>>();
  private templateOf(template: Template): Promise<string> {
    const known = this.templates.get(template);
    if (known !== undefined) return known;
    const name = `Template ${this.templates.size}`;
    const made = send(this.address, this.token, 'POST', '/template', { name, ...template });
    const id = made.then((data) => (data as { id: string }).id);
    this.templates.set(template, id);
    return id;
  }

  private quoteAll(files: readonly Buffer[], fields?: Record<string, string>): Promise<number> {
    return this.fetch('POST', '/request/quote', { body: uploadOf(files, fields) });
  }

  private correct({ id, fileId }: Sent): Promise<number> {
    this.made += 1;
    const corrections = [{ path: 'fields.Title', value: `Corrected ${this.made}` }];
    const body = JSON.stringify({ corrections });
    return this.fetch('PATCH', `/request/${id}/files/${fileId}`, { body });
  }

  /** A ledger of 300 pages with its table, and 60 pages of labels as text, read whole. */
  private async sendLargeDocuments(): Promise<Sent[]> {
    const client = Client.withToken(this.address, this.token);
    const columns = ['No', 'Date', 'Description', 'Quantity', 'Unit price', 'Amount'];
    const ledger: Template = {
      fields: [{ name: 'Title', description: 'The title of the document' }],
      tables: [
        {
          name: 'Lines',
          description: 'All lines',
          columns: columns.map((name) => ({ name, description: '' })),
        },
      ],
    };
    const documents = [
      { template: ledger, bytes: await makeLedger({ pages: 300, rowsPerPage: 34, wrongEvery: 97 }) },
      { template: nothing, bytes: this.labels(60) },
    ];
    const made: Sent[] = [];
    for (const { template, bytes } of documents) {
      const { request } = await client.read(await this.templateOf(template), [{ name: 'large.pdf', bytes }]);
      if (request.status !== 'completed') throw new Error(`A large document was not read: ${request.status}`);
      made.push({ id: request.id, fileId: request.files[0]!.id });
    }
    return made;
  }

  private async fetch(
    method: string,
    path: string,
    { body, partner = false }: { body?: string | FormData; partner?: boolean } = {},
  ): Promise<number> {
    const response = await fetch(`${this.address}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${partner ? this.partnerToken : this.token}`,
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    });
    await response.arrayBuffer();
    return response.status;
  }
}

function formOf(parts: Readonly<Record<string, Uint8Array>>, name: string): FormData {
  const form = new FormData();
  for (const [part, bytes] of Object.entries(parts))
    form.append(part, new Blob([new Uint8Array(bytes)]), name);
  return form;
}

async function signIn(address: string, email: string, given: string): Promise<string> {
  const data = await send(address, undefined, 'POST', '/auth/login', { email, password: given });
  return (data as { accessToken: string }).accessToken;
}

async function send(
  address: string,
  token: string | undefined,
  method: string,
  path: string,
  body: object,
): Promise<unknown> {
  const response = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const { data, status } = (await response.json()) as { data: unknown; status: object };
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(status)}`);
  return data;
}
