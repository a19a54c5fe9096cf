import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startTestApp, type TestApp } from './app.ts';
import { makePartner, type Party } from './parties.ts';

/** One server for the test file; before each test its clock is set back, and a new partner is made and handed over. */
export function withNewPartner(
  now: string,
  take: (made: { readonly app: TestApp; readonly partner: Party }) => void,
): void {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ now });
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set(now);
    take({ app, partner: await makePartner(app) });
  });
}
