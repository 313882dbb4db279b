import type { Scope } from '../language/scope.ts';
import type { PartWithText } from '../template/parts-with-text.ts';
import { fillPart } from './fill-template.ts';
import type { Filling } from './filling.ts';

export function fillSlides(filling: Filling, parts: readonly PartWithText[], scope: Scope): void {
  for (const listed of parts) if (listed.slide !== undefined) fillPart(filling, listed, scope);
}
