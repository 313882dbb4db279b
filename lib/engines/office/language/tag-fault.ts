/** Why something in double braces cannot be read as a tag; it becomes the tag's finding. No Error: a text can have thousands, and their stacks cost seconds. */
export class TagFault {
  readonly code: string;
  readonly message: string;

  constructor(code: string, message: string) {
    this.code = code;
    this.message = message;
  }
}
