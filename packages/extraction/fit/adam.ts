/** Adam for rows of numbers; only rows that got a derivative move (Kingma and Ba 2015, algorithm 1, with its usual constants). */
export class Adam {
  readonly #values: Float32Array;
  readonly #width: number;
  readonly #gradient: Float32Array;
  readonly #first: Float32Array;
  readonly #second: Float32Array;
  readonly #touched = new Set<number>();
  #steps = 0;

  /** For `values`, rows of `width` numbers. */
  constructor(values: Float32Array, width: number) {
    this.#values = values;
    this.#width = width;
    this.#gradient = new Float32Array(values.length);
    this.#first = new Float32Array(values.length);
    this.#second = new Float32Array(values.length);
  }

  /** Adds to the derivative of a row. */
  add(row: number, gradient: ArrayLike<number>, factor = 1): void {
    this.#touched.add(row);
    const from = row * this.#width;
    for (let at = 0; at < this.#width; at++) this.#gradient[from + at]! += factor * gradient[at]!;
  }

  /** Moves the rows by what was added since the last time. */
  apply(rate: number): void {
    this.#steps += 1;
    const first = 1 - 0.9 ** this.#steps;
    const second = 1 - 0.999 ** this.#steps;
    for (const row of this.#touched)
      for (let at = row * this.#width; at < (row + 1) * this.#width; at++) {
        const slope = this.#gradient[at]!;
        this.#first[at] = 0.9 * this.#first[at]! + 0.1 * slope;
        this.#second[at] = 0.999 * this.#second[at]! + 0.001 * slope * slope;
        this.#values[at]! -=
          (rate * (this.#first[at]! / first)) / (Math.sqrt(this.#second[at]! / second) + 1e-8);
        this.#gradient[at] = 0;
      }
    this.#touched.clear();
  }
}
