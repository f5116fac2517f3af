import type { MediaUse } from '@/lib/api/entities/media-item.schema'

/** How many documents use an item: a page, its draft and its saved versions are one. */
export function countPlaces(uses: readonly Pick<MediaUse, 'id' | 'title'>[]): number {
  return new Set(uses.map(({ id, title }) => `${id} ${title}`)).size
}
