import { routes } from '@ocr/contract/routes';
import { learnRoutes } from '#lib/api/client.ts';

/** What only a signed-in user needs, loaded in one piece. */
export { connectLive } from '#app/connect-live.ts';
export { Shell } from '#app/shell/Shell.tsx';

learnRoutes(routes);
