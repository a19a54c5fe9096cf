import type { Download } from '#lib/api/request.ts';

/** Hands a download to the browser's own saving. */
export function saveDownload({ blob, fileName }: Download, fallbackName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName ?? fallbackName;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
