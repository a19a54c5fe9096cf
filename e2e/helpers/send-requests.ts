import { expect, test, type Page } from '@playwright/test';

export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}
interface SentTemplate {
  readonly fields: readonly { readonly name: string; readonly description: string }[];
  readonly tables: readonly {
    readonly name: string;
    readonly description: string;
    readonly columns: readonly { readonly name: string; readonly description: string }[];
  }[];
}

/** Sends requests with a template of their own as the signed-in user, and waits until all of them are read. Returns their ids in order. */
export async function sendRequests(
  page: Page,
  template: SentTemplate,
  requests: readonly (readonly SentFile[])[],
): Promise<string[]> {
  const call = await caller(page);
  const named = { name: `Batch ${Date.now()}`, ...template };
  const { id: templateId } = await call<{ id: string }>('/template', JSON.stringify(named));
  const ids: string[] = [];
  for (const files of requests) {
    const form = new FormData();
    form.append('templateId', templateId);
    for (const { name, bytes } of files) form.append('files', new File([Uint8Array.from(bytes)], name));
    ids.push((await call<{ id: string }>('/request', form)).id);
  }
  for (const id of ids)
    await expect
      .poll(async () => (await call<{ status: string }>(`/request/${id}`)).status, { timeout: 120_000 })
      .toBe('completed');
  return ids;
}

async function caller(page: Page) {
  const token = await page.evaluate(() => sessionStorage.getItem('access_token'));
  return async <Data>(path: string, body?: string | FormData): Promise<Data> => {
    const answer = await fetch(`${test.info().project.use.baseURL}/api${path}`, {
      headers: {
        authorization: `Bearer ${token}`,
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { method: 'POST', body }),
    });
    const { data, status } = (await answer.json()) as { data: Data; status: { message: string } };
    expect(answer.ok, `${path}: ${status.message}`).toBe(true);
    return data;
  };
}
