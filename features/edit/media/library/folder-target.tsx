'use client'

import { useState, type ComponentProps } from 'react'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { mediaApi } from '@/lib/api/v1/cms/media'
import { useTranslations } from 'next-intl'
import { useMediaCall } from '../media-queries'
import { draggedIds, holdsItems } from './media-drag'

/** Puts items into a folder, or out of all. */
export function useMoveItems() {
  const t = useTranslations('edit.media')
  const { mutate } = useMediaCall(mediaApi.move)
  return (ids: readonly number[], folderId: number | null, onDone?: () => void) => {
    if (ids.length === 0) return
    mutate(
      { ids: [...ids], folderId },
      {
        onSuccess: () => {
          toastSuccess(t('movedItems', { count: ids.length }))
          onDone?.()
        },
        onError: toastError,
      },
    )
  }
}

type FolderTargetProps = ComponentProps<'button'> & { folderId: number | null; onMoved: () => void }

/** A folder's button that also takes the items that are dropped on it (docs/rules/media.md#folders). */
export function FolderTarget({ folderId, onMoved, ...rest }: FolderTargetProps) {
  const move = useMoveItems()
  const [isOver, setOver] = useState(false)
  return (
    <button
      type="button"
      {...rest}
      data-drop-target={isOver || undefined}
      onDragOver={(event) => {
        if (!holdsItems(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        if (!holdsItems(event)) return
        event.preventDefault()
        move(draggedIds(event), folderId, onMoved)
      }}
    />
  )
}
