import type { Picture } from '@/lib/api/entities/media.schema'

/** A picture with the alternative text of the place that shows it; the medium's own where that has none. */
export function withAlt<P extends Picture>(picture: P, alt: string | null): P {
  return alt === null ? picture : { ...picture, alt }
}
