/** The data of the answer to a path. */
export type Ask = <Data>(path: string) => Promise<Data>;

/** The calls that the screens of a tenant make, with its newest request, invoice and template. */
export async function tenantPaths(ask: Ask): Promise<string[]> {
  const request = await firstOf('/request', ask);
  const invoice = await firstOf('/invoice', ask);
  return [
    '/request',
    '/request?sort=-toCheck',
    '/request?sort=-toCheck&checked=false',
    '/request?sort=toCheck&status=completed',
    '/request?checked=false&sort=uploadDate&status=completed&size=5',
    '/request?status=failed&sort=-pageCount',
    '/request?status=processing',
    '/request?status=completed&sort=-completedDate',
    '/request?search=te&counted=quickly',
    `/request/${request}?rows=100`,
    ...(await resultPaths(ask)),
    '/usage/current',
    '/usage',
    '/usage?granularity=day',
    '/usage/sum?granularity=day',
    '/invoice',
    `/invoice/${invoice}`,
    await dayPath(invoice, ask),
    '/audit',
    '/user/me',
    '/tenant/my-tenant',
    '/template',
    '/template/compact',
    `/template/${await firstOf('/template', ask)}`,
  ];
}

/** The calls that the screens of a partner make, with its newest invoice and tenant. */
export async function partnerPaths(ask: Ask): Promise<string[]> {
  const invoice = await firstOf('/invoice', ask);
  return [
    '/usage/current?nearest=8',
    '/usage',
    '/usage?granularity=day',
    '/usage/sum',
    '/usage/sum?granularity=day',
    '/invoice',
    '/invoice?paymentStatus=pending&sort=dueDate',
    '/invoice?paymentStatus=overdue&sort=dueDate',
    `/invoice/${invoice}`,
    '/receivables',
    '/revenue',
    '/billing/books',
    '/tenant',
    '/tenant?status=active&sort=expiryDate',
    `/tenant/${await firstOf('/tenant', ask)}`,
    '/tenant/compact',
    '/settings',
    '/audit',
    '/audit?action=mail.failed',
  ];
}

/** An invoice's first day with any pages, as its screen opens it. */
async function dayPath(invoice: string, ask: Ask): Promise<string> {
  const { days } = await ask<{ days: { day: string }[] }>(`/invoice/${invoice}`);
  return `/invoice/${invoice}/days/${days[0]!.day}?page=1`;
}

/** Rows, text and words of a result with a table, as the result's screen asks for them: of one of the demo's own, whose numbers are the shortest. */
async function resultPaths(ask: Ask): Promise<string[]> {
  const listed = await ask<{ items: { id: string }[] }>('/request?status=completed&sort=number');
  for (const { id } of listed.items) {
    const { files } = await ask<{ files: { id: string; tables?: { name: string }[] }[] }>(
      `/request/${id}?rows=100`,
    );
    const file = files.find(({ tables }) => (tables?.length ?? 0) > 0);
    if (file === undefined) continue;
    const table = encodeURIComponent(file.tables![0]!.name);
    const path = `/request/${id}/files/${file.id}`;
    return [
      `${path}/rows?table=${table}&first=0&count=100`,
      `${path}/text`,
      `${path}/pages/1/words`,
      `/request/${id}/download-status`,
    ];
  }
  throw new Error('No result has a table');
}

async function firstOf(path: string, ask: Ask): Promise<string> {
  const { items } = await ask<{ items: { id: string }[] }>(path);
  return items[0]!.id;
}
