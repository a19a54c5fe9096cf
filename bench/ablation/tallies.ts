export interface Tally {
  asked: number;
  right: number;
  /** Shown and wrong, also where nothing is printed. */
  wrong: number;
}

/** Right and wrong fields by family of layouts, and by language and capture. */
export class Tallies {
  readonly #families = new Map<string, Tally>();
  readonly #groups = new Map<string, Tally>();

  add(
    family: string,
    group: string,
    { right, shown, asked }: { readonly right: boolean; readonly shown: boolean; readonly asked: boolean },
  ): void {
    for (const tally of [of(this.#families, family), of(this.#groups, group)]) {
      if (asked) tally.asked++;
      if (right) tally.right++;
      else if (shown) tally.wrong++;
    }
  }

  merge(other: Tallies): void {
    for (const [families, others] of [
      [this.#families, other.#families],
      [this.#groups, other.#groups],
    ] as const)
      for (const [name, { asked, right, wrong }] of others) {
        const tally = of(families, name);
        tally.asked += asked;
        tally.right += right;
        tally.wrong += wrong;
      }
  }

  of(family: string): Tally {
    return of(this.#families, family);
  }

  groups(): string[] {
    return [...this.#groups.keys()].toSorted();
  }

  sum(): { readonly right: number; readonly wrong: number } {
    const all = [...this.#groups.values()];
    const total = (key: 'right' | 'wrong'): number => all.reduce((sum, one) => sum + one[key], 0);
    return { right: total('right'), wrong: total('wrong') };
  }

  /** "0.903 / 0.034": the share of right fields, and of wrong values among those shown. */
  share(group: string): string {
    const { asked, right, wrong } = of(this.#groups, group);
    return `${(right / asked).toFixed(3)} / ${(wrong / Math.max(1, right + wrong)).toFixed(3)}`;
  }
}

function of(tallies: Map<string, Tally>, name: string): Tally {
  const known = tallies.get(name) ?? { asked: 0, right: 0, wrong: 0 };
  tallies.set(name, known);
  return known;
}
