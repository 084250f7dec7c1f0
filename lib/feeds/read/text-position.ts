/** Line and column, from 1, in a text that comes in pieces. */
export class TextPosition {
  #line = 1;
  #column = 1;

  /** Goes on to the end of the next piece. */
  advance(piece: string): void {
    let start = 0;
    for (let end = piece.indexOf('\n'); end !== -1; end = piece.indexOf('\n', start)) {
      this.#line += 1;
      this.#column = 1;
      start = end + 1;
    }
    this.#column += piece.length - start;
  }

  /** The place behind a beginning of the next piece. */
  after(beginning: string): string {
    const place = new TextPosition();
    place.#line = this.#line;
    place.#column = this.#column;
    place.advance(beginning);
    return place.toString();
  }

  toString(): string {
    return `line ${this.#line}, column ${this.#column}`;
  }
}
