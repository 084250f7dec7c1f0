/** Stands for a row that could not be read as a record; `reason` says why. `toRecord` refuses it. */
export class BrokenRow {
  constructor(readonly reason: string) {}
}
