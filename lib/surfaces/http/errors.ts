import { defineErrors } from '@/lib/core/errors';

/** What only HTTP can get wrong. */
export const httpErrors = defineErrors({
  unknownPath: ['not_found', 404, 'There is nothing at this address. The interface description lists every path.'],
  methodNotAllowed: ['method_not_allowed', 405, 'This address does not take this method. The Allow header lists those that it takes.'],
  tooLarge: ['too_large', 413, 'The body is larger than this address takes.'],
  unsupportedMediaType: ['unsupported_media_type', 415, 'Send the body in the content type that the interface description names.'],
});
