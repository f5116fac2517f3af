import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import { toastError, toastInfo } from '@/lib/browser/toast/toast'
import { fieldOf } from '@/lib/documents/draft'
import { announce } from '../../announce'
import { editStore } from '../../store/edit-store'
import { useFieldValue } from '../../store/shown-values'
import { useFieldPlace } from '../../kit/field-place'
import { addToList, moveInList, removeFromList, type ListAt } from '../../lists/change-list'
import { fits } from '../../media/canvas/use-picture-field'
import { pickPicture, showItem } from '../../media/pick-picture'
import type { PictureRef } from '../../media/picture-ref'
import { addUploads, removeUpload, whenUploaded } from '../../media/upload/upload-queue'
import { itemsOf, type GalleryItem } from './gallery-items'

/** `words`: its messages. `allowsVideo`: it takes videos, too. */
type GalleryOptions = { words: 'edit.gallery' | 'edit.samples'; allowsVideo: boolean }

/** What can be done with the pictures of a gallery. Each change is one entry of the history; a picture stands in it once. */
export function useGallery(at: string, { words, allowsVideo }: GalleryOptions) {
  const t = useTranslations(words)
  const { key, section, type } = useFieldPlace()
  const list: ListAt = { key, section, type, path: ['page', at] }
  const value = useFieldValue(key, section, list.path)
  const items = useMemo(() => itemsOf(value), [value])
  // By its id, because colleagues change the order, too. The index is for when it is gone.
  const [shown, setShown] = useState(() => ({ id: items[0]?.id ?? '', index: 0 }))
  const [uploadIds, setUploadIds] = useState<readonly string[]>([])

  function add(ref: PictureRef) {
    const before = storedItems(list)
    if (before.some((item) => item.ref?.mediaId === ref.mediaId)) return toastInfo(t('already'))
    const id = addToList(list, undefined, { picture: ref })
    setShown({ id: id ?? '', index: before.length })
    announce(t('added', { count: before.length + 1 }))
  }

  async function addFromLibrary() {
    const picked = await pickPicture({ value: null, allowsVideo })
    if (picked !== null && picked !== 'removed') add(picked)
  }

  function addFiles(files: readonly File[]) {
    const ids = addUploads(files)
    setUploadIds((before) => [...before, ...ids])
    for (const id of ids) void whenUploaded(id).then((item) => take(id, item))
  }

  function take(uploadId: string, item: MediaItem | null) {
    setUploadIds((before) => before.filter((one) => one !== uploadId))
    if (!item) return
    removeUpload(uploadId)
    if (!fits(item, allowsVideo)) return toastError(t('noPicture', { name: item.displayName }))
    showItem(item)
    add({ mediaId: item.id, alt: null })
  }

  function move(from: number, to: number) {
    const item = items[from]
    if (!item || to < 0 || to >= items.length || !moveInList(list, item.id, to)) return
    setShown({ id: item.id, index: to })
    announce(t('moved', { place: to + 1, count: items.length }))
  }

  function remove(from: number) {
    const item = items[from]
    if (!item || !removeFromList(list, item.id)) return
    show(Math.max(0, Math.min(from, items.length - 2)), items.toSpliced(from, 1))
    announce(t('removed', { count: items.length - 1 }))
  }

  function show(index: number, of: readonly GalleryItem[] = items) {
    setShown({ id: of[index]?.id ?? '', index })
  }

  const found = items.findIndex(({ id }) => id === shown.id)
  const current = found === -1 ? Math.min(shown.index, Math.max(0, items.length - 1)) : found
  return { words, items, current, uploadIds, show, addFromLibrary, addFiles, move, remove }
}

export type Gallery = ReturnType<typeof useGallery>

/** As they are now: a file may have taken long to arrive. */
function storedItems({ key, section, path }: ListAt): GalleryItem[] {
  const document = editStore.getState().documents[key]?.draft.document
  return itemsOf(document && fieldOf(document, { section, path }))
}
