import type { Page } from '@playwright/test';
import { settle } from '../check-screen.ts';

/**
 * Does what has the words of a page asked for, and waits until the screen has them: before, what is pointed at is a place without print. The answer
 * alone is not enough, because a busy browser draws later.
 */
export async function withWords(page: Page, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse('**/pages/1/words');
  await act();
  await (await answer).finished();
  await settle(page);
}
