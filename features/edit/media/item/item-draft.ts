import type { InputOf } from '@/lib/api/endpoint'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import type { mediaApi } from '@/lib/api/v1/cms/media'
import { isSame } from '@/lib/documents/changes'
import type { Json } from '@/lib/documents/document'

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
  const changed = Object.entries(after).filter(([name, value]) => !isSame(value, Reflect.get(before, name)))
  return changed.length === 0 ? null : { ...Object.fromEntries(changed), id: item.id, revision: item.revision }
}

/** A part of an item that a colleague has changed: `applyTheirs` gives it their value. With `isKept` the editor's own value stays until it is taken. */
export type ColleagueChange = {
  field: keyof ItemDraft
  /** Of an alternative text. */
  language: string | null
  value: Json
  applyTheirs: (draft: ItemDraft) => Partial<ItemDraft>
  isKept: boolean
}

/** An item that is being edited: what the draft began with, and what colleagues have changed since. */
export type ItemEdit = { base: MediaItem; draft: ItemDraft; colleagueChanges: ColleagueChange[] }

const plainFields = ['title', 'description', 'decorative', 'folderId', 'focal', 'crop', 'posterId', 'tags'] as const

type ComparedField = Pick<ColleagueChange, 'field' | 'language' | 'applyTheirs'> & { read: (draft: ItemDraft) => Json }

/** The edit on the newest state of its item: what was typed stays, everything else follows (docs/rules/media.md#stale-item). */
export function takeNewest({ base, draft, colleagueChanges }: ItemEdit, newest: MediaItem): ItemEdit {
  const before = draftOf(base)
  const theirs = draftOf(newest)
  const fields = [
    ...plainFields.map((field): ComparedField => ({
      field,
      language: null,
      read: (one) => one[field],
      applyTheirs: () => ({ [field]: theirs[field] }),
    })),
    ...languagesOf(before, theirs).map((language): ComparedField => ({
      field: 'alt',
      language,
      read: ({ alt }) => alt[language] ?? '',
      applyTheirs: ({ alt }) => ({ alt: { ...alt, [language]: theirs.alt[language] ?? '' } }),
    })),
  ]
  // Focal point and crop belong to the file (docs/rules/media.md#versions).
  const isReplaced = newest.version !== base.version
  let next = draft
  const changed: ColleagueChange[] = []
  for (const { field, language, read, applyTheirs } of fields) {
    const belongsToFile = field === 'focal' || field === 'crop'
    if (isReplaced && belongsToFile) next = { ...next, ...applyTheirs(next) }
    else if (!isSame(read(before), read(theirs)) && !isSame(read(draft), read(theirs))) {
      const isKept = !isSame(read(draft), read(before))
      if (!isKept) next = { ...next, ...applyTheirs(next) }
      changed.push({ field, language, value: read(theirs), applyTheirs, isKept })
    }
  }
  const isAgain = (one: ColleagueChange) => changed.some(({ field, language }) => field === one.field && language === one.language)
  return { base: newest, draft: next, colleagueChanges: [...colleagueChanges.filter((one) => !isAgain(one)), ...changed] }
}

function languagesOf(...drafts: ItemDraft[]): string[] {
  return [...new Set(drafts.flatMap(({ alt }) => Object.keys(alt)))]
}
