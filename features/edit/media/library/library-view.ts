import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import type { MediaFilter } from '../media-queries'

type Kind = MediaItem['kind']

/** What the library shows. `folder` null: all folders. */
export type LibraryView = {
  search: string
  folder: number | null
  kind: Kind | null
  tag: string
  sort: NonNullable<MediaFilter['sort']>
  page: number
  trash: boolean
}

export const firstView: LibraryView = { search: '', folder: null, kind: null, tag: '', sort: 'newest', page: 1, trash: false }

/** Another filter begins on its first page. */
export function changeView(view: LibraryView, change: Partial<LibraryView>): LibraryView {
  return { ...view, page: 1, ...change }
}

/** Why the library shows nothing: it is empty, the folder is, or nothing matches. */
export function emptyReason({ search, tag, trash, kind, folder }: LibraryView, kinds: readonly Kind[] | undefined) {
  if (search !== '' || tag !== '' || trash || kind !== null || kinds !== undefined) return 'nothingFound'
  return folder === null ? 'empty' : 'emptyFolder'
}

/** The call's input; `kinds` are those that may be chosen. */
export function filterOf({ search, folder, kind, tag, sort, page, trash }: LibraryView, kinds: readonly Kind[] | undefined): MediaFilter {
  const wanted = kind ? [kind] : kinds
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(folder !== null && !trash && { folderId: folder }),
    ...(wanted && { kinds: [...wanted] }),
    ...(tag && { tags: [tag] }),
    trash,
    sort,
    page,
    limit: 24,
  }
}
