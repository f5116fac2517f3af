export type RefusalReason = 'tooManyBytes' | 'tooManyPixels' | 'animated' | 'unsupported' | 'broken' | 'tooSlow'

/** Thrown for an image that is not accepted (docs/rules/catalog.md#image-input). The caller translates the reason. */
export class ImageRefused extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, cause?: unknown) {
    super(`Image refused: ${reason}`, { cause })
    this.name = 'ImageRefused'
    this.reason = reason
  }
}
