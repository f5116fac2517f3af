'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import { toastError } from '@/lib/browser/toast/toast'
import { openDialog } from '../../dialogs'
import { useEditStore } from '../../store/edit-store'
import type { BoundField } from '../../kit/field-place'
import { editMedia, pickPicture, showItem } from '../pick-picture'
import { pictureRefOf, refTo, type PictureRef } from '../picture-ref'
import { addUploads, removeUpload, whenUploaded } from '../upload/upload-queue'
import { useUploads, type Upload } from '../upload/upload-store'

const PictureAltDialog = lazyComponent(async () => (await import('./picture-alt-dialog')).PictureAltDialog)

export type PictureField = {
  ref: PictureRef | null
  /** The file that is on its way into the picture. */
  upload: Upload | undefined
  canRemove: boolean
  /** On the phone canvas: phones have a picture of their own. */
  isOverridden: boolean
  put: (file: File | undefined) => void
  cancelUpload: () => void
  replace: () => Promise<void>
  editItem: () => Promise<void>
  editAlt: () => Promise<void>
  remove: () => void
}

/** What can be done with a picture field. Each change is one entry of the history (docs/rules/media.md#picture-fields). */
export function usePictureField({ value, isOverridden, field, place, path, set }: BoundField): PictureField {
  const t = useTranslations('edit.media.canvas')
  const ref = pictureRefOf(value)
  const [uploadId, setUploadId] = useState<string | null>(null)
  const newestUpload = useRef<string | null>(null)
  const upload = useUploads(({ uploads }) => uploads.find(({ id }) => id === uploadId))
  const defaultAlt = useEditStore(({ pictures }) => (ref ? pictures[ref.mediaId]?.alt : undefined)) ?? ''
  const isForPhones = path[0] === 'mobileMeta'
  const allowsVideo = field?.kind === 'image' && field.allowsVideo === true
  const change = (next: PictureRef | undefined) => set(next, { label: { message: 'picture', section: place.type, path } })

  function follow(id: string | null) {
    newestUpload.current = id
    setUploadId(id)
  }

  /** What the editor chooses later is not replaced by a file that arrives. */
  function stopUpload() {
    if (newestUpload.current !== null) removeUpload(newestUpload.current)
  }

  async function put(file: File | undefined) {
    const [id] = file ? addUploads([file]) : []
    if (id === undefined) return
    stopUpload()
    follow(id)
    const item = await whenUploaded(id)
    if (newestUpload.current === id) follow(null)
    if (!item) return
    removeUpload(id)
    if (!fits(item, allowsVideo)) return toastError(t('noPicture', { name: item.displayName }))
    showItem(item)
    change(refTo(item, null))
  }

  async function replace() {
    const picked = await pickPicture({ value: isForPhones && !isOverridden ? null : ref, allowsVideo })
    if (picked === null) return
    stopUpload()
    change(picked === 'removed' ? undefined : picked)
  }

  function remove() {
    stopUpload()
    change(undefined)
  }

  async function editAlt() {
    if (!ref) return
    const next = await openDialog<PictureRef>((close) => <PictureAltDialog value={ref} defaultAlt={defaultAlt} onClose={close} />)
    if (next) change(next)
  }

  return {
    ref,
    upload,
    canRemove: ref !== null && (!isForPhones || isOverridden),
    isOverridden,
    put: (file) => void put(file),
    cancelUpload: stopUpload,
    replace,
    editItem: async () => {
      if (ref) await editMedia(ref.mediaId)
    },
    editAlt,
    remove,
  }
}

/** Whether a field of pictures, or of pictures and videos, takes an item. */
export function fits({ kind, picture }: MediaItem, allowsVideo: boolean) {
  return (kind === 'picture' && picture !== null) || (allowsVideo && kind === 'video')
}
