import type { FileError } from './codes.ts';

/** Why a file was refused or could not be read, and what to do: on the screens and in the exported sheets. */
export const fileErrorsEn: Readonly<Record<FileError, string>> = {
  UNSUPPORTED_FORMAT:
    'This format is not supported. Choose a PDF, JPEG, JPG or PNG file whose content matches its extension.',
  EMPTY_FILE: 'This file is empty.',
  FILE_TOO_LARGE: 'This file is too large. Split it, or reduce its resolution.',
  TOO_MANY_PAGES: 'This file has too many pages.',
  ENCRYPTED_FILE: 'This PDF is password-protected. Remove the password and try again.',
  CORRUPT_FILE: 'This file is damaged and can’t be opened. Export or scan it again.',
  NO_PAGES: 'This document has no pages.',
  IMAGE_TOO_LARGE: 'This image has too many pixels. Reduce its resolution.',
  TIMED_OUT: 'Reading took too long and was stopped.',
  ENGINE_FAILED: 'A page could not be read.',
  TENANT_DELETED: 'The tenant was deleted before this file was read.',
};
