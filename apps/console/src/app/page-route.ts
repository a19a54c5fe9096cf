import type { RoleName } from '@ocr/contract/limits';
import type { ComponentType } from 'react';
import type { Messages } from '#lib/i18n/messages.ts';

/** Who sees a page: `public` only while signed out, `signedIn` only with a token. */
export type Audience = 'public' | 'signedIn';

/** One page of the console, as the files in `app/routes` list them. */
export interface PageRoute {
  /** As in `lib/paths.ts`; parameters are written `$id`. */
  readonly path: string;
  /** Default: `signedIn`. */
  readonly audience?: Audience;
  /** The one kind of account that has this page; the other gets a page that says so. The server refuses its calls in any case. */
  readonly forRole?: RoleName;
  /** What a tenant may no longer do once its access has expired: refused at once instead of at the end of a form. */
  readonly refusedWhenExpired?: boolean;
  /** The page's code, loaded when it is first visited (or its link hovered). */
  readonly load?: () => Promise<ComponentType>;
  /** Messages that the page needs before it renders, loaded together with its code. */
  readonly messages?: readonly Messages<unknown>[];
  /** Reads the address's query; what it does not return does not reach the page. */
  readonly search?: (raw: Readonly<Record<string, unknown>>) => object;
  /** Another address to go to instead of a page. */
  readonly redirectTo?: string;
}
