const addresses = new WeakMap<Blob, string>();
const collected = new FinalizationRegistry<string>((url) => URL.revokeObjectURL(url));

/** One address per picture, given back when neither the cache nor a screen uses the picture any more. */
export function blobAddress(blob: Blob): string {
  const known = addresses.get(blob);
  if (known !== undefined) return known;
  const url = URL.createObjectURL(blob);
  addresses.set(blob, url);
  collected.register(blob, url);
  return url;
}
