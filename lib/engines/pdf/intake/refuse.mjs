/** An error whose code and words the parent makes a refusal of. */
export function refuse(code, message) {
  throw Object.assign(new Error(message), { code });
}
