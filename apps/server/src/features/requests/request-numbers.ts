/** The readable number of a tenant's request by its place in the sequence. */
export function requestNumber(place: number): string {
  return `OCR-${String(place).padStart(6, '0')}`;
}

/** Whether any such number has a text, in lower case, if it has at most two letters. */
export function canBeInNumber(text: string): boolean {
  return /^(?:[ocr\d-]|oc|cr|r-|-?\d{1,2}|-\d)$/.test(text);
}
