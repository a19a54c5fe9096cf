/** Brings the focus to the instruction of a field or column, or to what a table or an offer can do. */
export function focusItem(key: string): void {
  const item = document.querySelector<HTMLElement>(`[data-item="${CSS.escape(key)}"]`);
  (item?.querySelector<HTMLElement>('textarea') ?? item?.querySelector('button'))?.focus();
}
