export type RefusalReason = 'tooManyBytes' | 'tooManyPixels' | 'animated' | 'unsupported' | 'broken' | 'tooSlow'

/** A picture we do not take. The upload verb turns the reason into words. */
export class ImageRefused extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, cause?: unknown) {
    super(`Image refused: ${reason}`, { cause })
    this.name = 'ImageRefused'
    this.reason = reason
  }
}
