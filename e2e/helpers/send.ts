import { expect, type Page } from '@playwright/test';

/** Calls the API as the user who is signed in on a page, with that user's token; fails the test where the answer is an error. */
export async function send<Data>(
  page: Page,
  method: 'POST' | 'PUT',
  path: string,
  body: object | FormData,
): Promise<Data> {
  const token = await page.evaluate(() => sessionStorage.getItem('access_token'));
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body instanceof FormData ? { multipart: body } : { data: body }),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: Data }).data;
}
