import { roleIds, type RoleName } from '@ocr/contract/limits';
import { createRootRoute, createRoute, createRouter, Outlet, redirect } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { ErrorPage } from '#app/errors/ErrorPage.tsx';
import { loadChunk } from '#app/load-chunk.ts';
import { NotForYouPage } from '#app/errors/NotForYouPage.tsx';
import { NotFoundPage } from '#app/errors/NotFoundPage.tsx';
import type { Audience, PageRoute } from '#app/page-route.ts';
import { pageRoutes } from '#app/routes/index.ts';
import { PageSpinner } from '#app/shell/PageSpinner.tsx';
import { signedInMessages } from '#lib/i18n/signed-in.ts';
import { parseSearch, stringifySearch } from '#lib/address-search.ts';
import { paths, safeOrigin } from '#lib/paths.ts';
import { findSession, restoreSession } from '#lib/session/session.ts';
import { ToastHost } from '#ui/feedback/ToastHost.tsx';

const shell = createLazyComponent('shell', async () => {
  const [{ Shell, connectLive }] = await Promise.all([import('#app/signed-in.ts'), signedInMessages.load()]);
  connectLive();
  return Shell;
});
const Shell = shell.component;

/** An address without a page: inside the shell when signed in, alone otherwise. */
function NotFoundAnywhere() {
  if (!findSession()) {
    return (
      <main>
        <NotFoundPage />
      </main>
    );
  }
  return (
    <Suspense fallback={<PageSpinner />}>
      <Shell>
        <NotFoundPage />
      </Shell>
    </Suspense>
  );
}

const rootRoute = createRootRoute({
  notFoundComponent: NotFoundAnywhere,
  errorComponent: (props) => (
    <main>
      <ErrorPage {...props} />
    </main>
  ),
  component: () => (
    <>
      <Outlet />
      <ToastHost />
    </>
  ),
});

/** Signed-in screens: without a token to sign-in, remembering the origin. Protection is token presence alone. */
const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: ({ location }) => {
    if (restoreSession()) return;
    const origin = location.href === paths.home ? {} : { from: location.href };
    throw redirect({ to: paths.login, search: origin, replace: true });
  },
  ...shell,
  notFoundComponent: NotFoundPage,
});

/**
 * Sign-in and password reset: signed-in users are redirected to where they wanted to go, or home. A mailed link works for everybody who
 * opens it.
 */
const publicRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public',
  beforeLoad: ({ location }) => {
    if (!restoreSession() || location.pathname === paths.confirmEmail) return;
    throw redirect({
      to: safeOrigin('from' in location.search ? location.search.from : undefined),
      replace: true,
    });
  },
  component: Outlet,
});

const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.notFound,
  component: NotFoundAnywhere,
});
const parents: Readonly<Record<Audience, typeof signedInRoute | typeof publicRoute>> = {
  signedIn: signedInRoute,
  public: publicRoute,
};

/** Code and words of a page together. */
function createLazyPage(page: PageRoute, load: () => Promise<ComponentType>) {
  // The route's address names the chunk: it says more to a person than a hashed file name.
  return createLazyComponent(page.path, async () => {
    const [component, guard] = await Promise.all([
      load(),
      page.refusedWhenExpired ? import('#app/errors/ActiveAccess.tsx') : undefined,
      ...(page.messages ?? []).map((part) => part.load()),
    ]);
    const guarded = guard ? guard.withActiveAccess(component) : component;
    return page.forRole ? forRole(page.forRole, guarded) : guarded;
  });
}

/**
 * A component that is fetched once: a route's loader for it, and a component that waits for it. Once the loader has fetched it, it is drawn at
 * once: `lazy` would show its fallback all the same, and React keeps a fallback for 300 ms.
 */
function createLazyComponent<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) {
  let pending: Promise<{ default: ComponentType<Props> }> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const loadAll = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const fetchOnce = (mayReload: boolean) => {
    pending ??= loadChunk(name, loadAll, { mayReload }).catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
    return pending;
  };
  const Later = lazy<ComponentType<Props>>(() => fetchOnce(true));
  function Loaded(props: Props) {
    const [Component] = useState(() => loaded ?? Later);
    return <Component {...props} />;
  }
  return {
    component: Loaded,
    loader: async ({ preload }: { preload: boolean }) => {
      try {
        await fetchOnce(!preload);
      } catch (error) {
        // What could not be preloaded is fetched again when the link is followed.
        if (!preload) throw error;
      }
    },
  };
}

function forRole(role: RoleName, Page: ComponentType): ComponentType {
  return () => (findSession()?.roleId === roleIds[role] ? <Page /> : <NotForYouPage />);
}

function createPageRoute(page: PageRoute) {
  const { redirectTo } = page;
  return createRoute({
    // oxlint-disable-next-line typescript/consistent-type-assertions -- both are parents of pages; the router types each apart
    getParentRoute: () => parents[page.audience ?? 'signedIn'] as typeof publicRoute,
    path: page.path,
    ...(page.search ? { validateSearch: page.search } : {}),
    ...(redirectTo === undefined
      ? {}
      : {
          beforeLoad: () => {
            throw redirect({ to: redirectTo, replace: true });
          },
        }),
    ...(page.load ? createLazyPage(page, page.load) : {}),
  });
}

function routesFor(audience: Audience) {
  return pageRoutes.filter((page) => (page.audience ?? 'signedIn') === audience).map(createPageRoute);
}

/** The console's router. Unvalidated query parameters never reach a page (`strict`). */
export const router = createRouter({
  routeTree: rootRoute.addChildren([
    publicRoute.addChildren(routesFor('public')),
    notFoundRoute,
    signedInRoute.addChildren(routesFor('signedIn')),
  ]),
  search: { strict: true },
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  // Only code and words are preloaded; they never go stale, data is the query client's.
  defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
  defaultStaleTime: Number.POSITIVE_INFINITY,
  // Loaded code is cached by chunk, so nothing of an address that was left needs to be kept; checking a batch visits hundreds of addresses.
  defaultGcTime: 0,
  defaultPendingMs: 200,
  defaultPendingMinMs: 0,
  defaultPendingComponent: PageSpinner,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  scrollRestoration: true,
});

/** Sends the user to sign in after a session ended elsewhere, remembering where they were. */
export async function goToSignIn(): Promise<void> {
  const { href, pathname } = router.state.location;
  const isPublic = pageRoutes.some((page) => page.audience === 'public' && page.path === pathname);
  if (isPublic) return;
  await router.navigate({
    to: paths.login,
    search: { from: href },
    replace: true,
    ignoreBlocker: true,
  });
}
