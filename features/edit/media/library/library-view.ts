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

export const noFilters = { search: '', tag: '', kind: null } as const

/** Whether something is searched for or filtered; a folder and the trash are places. */
export function isFiltered({ search, tag, kind }: LibraryView) {
  return search !== '' || tag !== '' || kind !== null
}

/** Why the library shows nothing: it is empty, the folder or the trash is, or nothing matches. */
export function emptyReason(view: LibraryView, kinds: readonly Kind[] | undefined) {
  const { trash, folder } = view
  if (isFiltered(view)) return 'nothingFound'
  if (trash) return 'trashEmpty'
  if (kinds !== undefined) return 'nothingFound'
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
