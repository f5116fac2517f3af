import type { InputOf } from '@/lib/api/endpoint'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import type { mediaApi } from '@/lib/api/v1/cms/media'

/** What the editor has typed or moved; tags as one text, separated by commas. */
export type ItemDraft = Pick<MediaItem, 'title' | 'description' | 'alt' | 'decorative' | 'folderId' | 'focal' | 'crop' | 'posterId'> & {
  tags: string
}

export function draftOf({ title, description, alt, decorative, folderId, focal, crop, posterId, tags }: MediaItem): ItemDraft {
  return { title, description, alt, decorative, folderId, focal, crop, posterId, tags: tags.join(', ') }
}

/** The tags of a text, each once. */
function tagsOf(text: string): string[] {
  return [...new Set(text.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '')
}

type Update = InputOf<typeof mediaApi.update>

/** The call's input with the fields that differ from the item; null when none does. */
export function changesOf(item: MediaItem, draft: ItemDraft): Update | null {
  const before = { ...draftOf(item), tags: item.tags }
  const after = { ...draft, tags: tagsOf(draft.tags) }
  const changed = Object.entries(after).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(before, name)))
  return changed.length === 0 ? null : { ...Object.fromEntries(changed), id: item.id, revision: item.revision }
}
