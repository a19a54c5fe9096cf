import type { BodyOf, DataOf, PathParams, QueryOf, RouteName } from '@ocr/contract';
import type { RouteDefinition, routes } from '@ocr/contract/routes';
import { signInRoutes } from '@ocr/contract/sign-in-routes';
import { CallError } from '#lib/api/call-error.ts';
import { request, type Download } from '#lib/api/request.ts';
import { isSuccess, type Call, type Query, type Result } from '#lib/api/transport.ts';
import { upload, type UploadProgress } from '#lib/api/upload.ts';

type Routes = typeof routes;
type ParamsOf<Name extends RouteName> = PathParams<Routes[Name]['path']>;
type IsNever<T> = [T] extends [never] ? true : false;

/** What a call by name takes: typed by the contract; a path's parameters are demanded by the compiler. */
export type CallInput<Name extends RouteName> = (IsNever<ParamsOf<Name>> extends true
  ? unknown
  : { readonly params: Readonly<Record<ParamsOf<Name>, string | number>> }) &
  (IsNever<QueryOf<Name>> extends true ? unknown : { readonly query?: QueryOf<Name> }) &
  (IsNever<BodyOf<Name>> extends true
    ? { readonly body?: FormData }
    : { readonly body?: BodyOf<Name> | FormData }) & {
    readonly headers?: Readonly<Record<string, string>>;
    readonly signal?: AbortSignal;
    readonly keepalive?: boolean;
  };
type InputArguments<Name extends RouteName> =
  IsNever<ParamsOf<Name>> extends true ? [input?: CallInput<Name>] : [input: CallInput<Name>];

let known: Partial<Record<RouteName, RouteDefinition>> = signInRoutes;
/** Registers the whole table of calls: it is loaded with the first signed-in screen, because signing in needs only a few of them. */
export function learnRoutes(all: Routes): void {
  known = all;
}

function toCall(name: RouteName, input: object | undefined): Call {
  const route = known[name];
  if (route === undefined) throw new Error(`The call ${name} is known to signed-in screens only.`);
  return {
    method: route.method,
    path: route.path,
    ...(name === 'login' ? { anonymous: true } : {}),
    ...(route.answers === 'binary' ? { responseType: 'blob' as const } : {}),
    // oxlint-disable-next-line typescript/consistent-type-assertions -- checked by each call's own `CallInput`
    ...(input as { params?: Record<string, string>; query?: Query }),
  };
}

/** Makes a call and returns `{ data, status }`. For queries and mutations `fetchData` is handier. */
export function call<Name extends RouteName>(
  name: Name,
  ...[input]: InputArguments<Name>
): Promise<Result<DataOf<Name>>> {
  return request<DataOf<Name>>(toCall(name, input));
}

/** Makes a call and returns its data. Throws `CallError` on any failure. */
export async function fetchData<Name extends RouteName>(
  name: Name,
  ...[input]: InputArguments<Name>
): Promise<DataOf<Name>> {
  return unwrap(await request<DataOf<Name>>(toCall(name, input)));
}

/** Fetches a binary answer (export, picture). Throws `CallError` on any failure. */
export async function fetchDownload<Name extends RouteName>(
  name: Name,
  ...[input]: InputArguments<Name>
): Promise<Download> {
  return unwrap(await request<Download>({ ...toCall(name, input), responseType: 'blob' }));
}

/** Sends a form with progress and returns the data. Throws `CallError` on any failure, `AbortError` when cancelled. */
export async function uploadForm<Name extends RouteName>(
  name: Name,
  input: CallInput<Name> & { readonly body: FormData },
  onProgress?: (progress: UploadProgress) => void,
): Promise<DataOf<Name>> {
  return unwrap(await upload<DataOf<Name>>({ ...toCall(name, input), body: input.body }, onProgress));
}

function unwrap<Data>({ data, status }: Result<Data>): Data {
  if (!isSuccess(status)) throw new CallError(status);
  // A success without data is `null` by contract (`nothing`), so the cast adds no promise.
  // oxlint-disable-next-line typescript/consistent-type-assertions -- see above
  return data as Data;
}
