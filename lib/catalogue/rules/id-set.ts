const PAGE_IDS = 8_192;

/** A set of row ids at one bit each where they are close together: a million take 125 KB. Read in ascending order. */
export class IdSet {
  private readonly pages = new Map<number, Uint8Array>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** Adds the ids and returns those that are new. */
  add(ids: Iterable<number>): number[] {
    const added: number[] = [];
    for (const id of ids) if (this.addOne(id)) added.push(id);
    this.count += added.length;
    return added;
  }

  has(id: number): boolean {
    const bits = this.pages.get(Math.floor(id / PAGE_IDS))?.[(id % PAGE_IDS) >> 3] ?? 0;
    return (bits & (1 << (id & 7))) !== 0;
  }

  /** The ids in runs of at most `runIds`. */
  *listRuns(runIds: number): Generator<number[]> {
    let run: number[] = [];
    for (const id of this.listIds()) {
      run.push(id);
      if (run.length < runIds) continue;
      yield run;
      run = [];
    }
    if (run.length > 0) yield run;
  }

  private addOne(id: number): boolean {
    const number = Math.floor(id / PAGE_IDS);
    const page = this.pages.get(number) ?? new Uint8Array(PAGE_IDS / 8);
    this.pages.set(number, page);
    const [at, bit] = [(id % PAGE_IDS) >> 3, 1 << (id & 7)];
    const bits = page[at] ?? 0;
    page[at] = bits | bit;
    return (bits & bit) === 0;
  }

  private *listIds(): Generator<number> {
    for (const number of [...this.pages.keys()].sort((a, b) => a - b)) {
      const page = this.pages.get(number) ?? [];
      for (const [at, bits] of page.entries()) {
        for (let bit = 0; bits >> bit > 0; bit++)
          if ((bits >> bit) & 1) yield number * PAGE_IDS + at * 8 + bit;
      }
    }
  }
}
