'use client'

import { lazyComponent } from '@/components/lazy-component'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import { openDialog } from '../dialogs'
import { addPictures, removePicture } from '../store/edit-store'
import { refTo, shownPicture, type PictureRef } from './picture-ref'

const MediaModal = lazyComponent(async () => (await import('./library/media-modal')).MediaModal)
const EditMediaModal = lazyComponent(async () => (await import('./item/edit-media-modal')).EditMediaModal)

type PickPictureOptions = { value: PictureRef | null; /** Whether a video may be chosen, too. */ allowsVideo?: boolean }

/** Lets the editor choose a picture from the library. Null: nothing was chosen. The canvas can show the picture at once. */
export async function pickPicture({ value, allowsVideo = false }: PickPictureOptions): Promise<PictureRef | null | 'removed'> {
  const picked = await openDialog<MediaItem | 'removed'>((close) => (
    <MediaModal kinds={allowsVideo ? ['picture', 'video'] : ['picture']} current={value?.mediaId ?? null} onClose={close} />
  ))
  if (picked === null || picked === 'removed') return picked
  showItem(picked)
  return refTo(picked, value)
}

/** Lets the editor choose a document for download. */
export async function pickFile(): Promise<MediaItem | null> {
  const picked = await openDialog<MediaItem | 'removed'>((close) => <MediaModal kinds={['document']} current={null} onClose={close} />)
  return picked === 'removed' ? null : picked
}

/** Opens an item of the library for editing; the canvas shows what has become of its picture. */
export async function editMedia(id: number): Promise<void> {
  await openDialog((close) => (
    <EditMediaModal id={id} tab="picture" onChange={(item) => item && showItem(item)} onClose={() => close(null)} />
  ))
}

/** The canvas shows the item as it is now. */
export function showItem(item: MediaItem) {
  const picture = shownPicture(item)
  if (picture) addPictures([picture])
  else removePicture(item.id)
}
