/** Why a template cannot be filled with these values. A run that meets it ends, naming the tag. */
export class FillFailed extends Error {
  override readonly name: string = 'FillFailed';
  /** Stable, such as `division_by_zero`. */
  readonly code: string;
  /** What stands between the braces. */
  readonly tag: string;

  constructor(code: string, tag: string, message: string) {
    super(message);
    this.code = code;
    this.tag = tag;
  }
}

/** A formula or a comparison that cannot be computed: nothing is printed rather than something wrong. */
export class FormulaFailed extends FillFailed {
  override readonly name = 'FormulaFailed';
}
