const FIRST_CAPACITY_BITS = 1 << 16;

/** A set of the catalogue's own ids, one bit each: a million of them take 125 KB. */
export class IdSet {
  private bits = new Uint8Array(FIRST_CAPACITY_BITS / 8);

  add(id: number): void {
    const index = id >>> 3;
    if (index >= this.bits.length) this.grow(index);
    this.bits[index] = (this.bits[index] ?? 0) | (1 << (id & 7));
  }

  has(id: number): boolean {
    return ((this.bits[id >>> 3] ?? 0) & (1 << (id & 7))) !== 0;
  }

  private grow(index: number): void {
    const bits = new Uint8Array(Math.max(index + 1, this.bits.length * 2));
    bits.set(this.bits);
    this.bits = bits;
  }
}
