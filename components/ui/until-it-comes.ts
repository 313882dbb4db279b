const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 8_000;

/** Fetches a late part of a page, again and again where the service is not reached: a part that fails takes the page with it, and all that was typed there. */
export async function untilItComes<Part>(fetchIt: () => Promise<Part>): Promise<Part> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await fetchIt();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
