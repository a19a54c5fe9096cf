/** Letters and digits without those that look alike, because a person may copy them from the screen. */
const kinds = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!@#$%&*'] as const;
const length = 14;

/** A whole number below `limit`, every one as likely as the others. */
function pickBelow(limit: number): number {
  const fair = Math.floor(0x1_0000_0000 / limit) * limit;
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (value < fair) return value % limit;
  }
}

/** A first password by the rule: 14 characters at random, at least one of each kind, at random places. */
export function suggestPassword(): string {
  const all = kinds.join('');
  const pick = (from: string): string => from.charAt(pickBelow(from.length));
  const characters = [...kinds.map(pick), ...Array.from({ length: length - kinds.length }, () => pick(all))];
  for (let end = characters.length - 1; end > 0; end -= 1) {
    const other = pickBelow(end + 1);
    [characters[end], characters[other]] = [characters[other] ?? '', characters[end] ?? ''];
  }
  return characters.join('');
}
