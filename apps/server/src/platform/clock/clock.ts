/** The one source of domain time. Rules and stores take their instants from here, never from the database. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that does not move until it is moved: for tests and for writing history. */
export class SettableClock implements Clock {
  private instant: Date;

  constructor(start: Date | string) {
    this.instant = new Date(start);
  }

  now(): Date {
    return new Date(this.instant);
  }

  set(instant: Date | string): void {
    this.instant = new Date(instant);
  }

  advance(milliseconds: number): void {
    this.instant = new Date(this.instant.getTime() + milliseconds);
  }
}
