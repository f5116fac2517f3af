'use client'

import { Trash2, Undo2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import { mediaApi } from '@/lib/api/v1/cms/media'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { useMediaCall } from '../media-queries'

type TrashButtonProps = { item: MediaItem; onChange: (item: MediaItem | null) => void; onClose: () => void }

/** Into the trash, from where it can be restored, so it does not ask; or out of it. */
export function TrashButton({ item, onChange, onClose }: TrashButtonProps) {
  const t = useTranslations('edit.media')
  const remove = useMediaCall(mediaApi.delete)
  const restore = useMediaCall(mediaApi.restore)
  const isInTrash = item.deletedAt !== null

  async function toggle() {
    try {
      if (isInTrash) onChange(await restore.mutateAsync({ id: item.id }))
      else {
        await remove.mutateAsync({ id: item.id })
        onChange(null)
      }
      toastSuccess(t(isInTrash ? 'restored' : 'trashed'))
      onClose()
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <Button
      variant="quiet"
      size="sm"
      className="max-sm:min-w-11 max-sm:px-0"
      busy={remove.isPending || restore.isPending}
      onClick={() => void toggle()}
    >
      {isInTrash ? <Undo2 aria-hidden="true" className="size-4" /> : <Trash2 aria-hidden="true" className="size-4" />}
      <span className="max-sm:sr-only">{t(isInTrash ? 'restore' : 'toTrash')}</span>
    </Button>
  )
}
