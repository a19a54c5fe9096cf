/** Files dropped on one screen and taken up by another (home → Request OCR). They never leave this page's memory. */
let handed: readonly File[] = [];

/** Keeps dropped files for the submission screen, which takes them once. */
export function handOverFiles(files: readonly File[]): void {
  handed = files;
}

/** Takes the files; the next call finds none. */
export function takeHandedFiles(): readonly File[] {
  const files = handed;
  handed = [];
  return files;
}
