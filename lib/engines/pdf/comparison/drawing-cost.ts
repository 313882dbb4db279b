import { refuseFile } from '../intake/refuse-file.ts';
import type { Look } from './looks.ts';

/** Milliseconds of a processor that all looks of one job may take, and that the largest picture of the signing page may. */
const JOB_MS = 12_000;
const PICTURE_MS = 10_000;
/** Pixels: how wide that picture is. */
const PICTURE_WIDTH = 2_000;
/** Below this a page is drawn fast at any size. */
const FAST_MS = 200;

const spentMs = (): number => process.cpuUsage().user / 1_000;
const refuse = (page: number): never =>
  refuseFile('too_complex', `Page ${page} takes too long to be drawn. Print the PDF to a new PDF, with its pictures made smaller, and send that.`);

/** What drawing takes of the processor, not of the clock: another is no slower to draw while the machine is busy. */
export class DrawingCost {
  private readonly began = spentMs();

  /** Refuses a document once all its looks took too long. Pages are counted from 1. */
  check(page: number): void {
    if (spentMs() - this.began > JOB_MS) refuse(page);
  }

  /** Looks at a page, and refuses it where its largest picture would take too long. */
  async of(page: number, look: () => Promise<Look>): Promise<Look> {
    const before = spentMs();
    const seen = await look();
    const took = spentMs() - before;
    const times = (PICTURE_WIDTH ** 2 * (seen.height / seen.width)) / (seen.whole.width * seen.whole.height);
    if (took > FAST_MS && took * times > PICTURE_MS) refuse(page);
    return seen;
  }
}
