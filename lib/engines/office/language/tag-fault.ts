/** Why something in double braces cannot be read as a tag; it becomes the tag's finding. */
export class TagFault extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
