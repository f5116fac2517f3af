'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { ConfirmationModal } from '@/components/ui/overlay/confirmation-modal'
import { call } from '@/lib/api/client'
import { hasErrorCode } from '@/lib/api/errors'
import { mediaApi } from '@/lib/api/v1/cms/media'
import { toastInfo, toastSuccess } from '@/lib/browser/toast/toast'
import { useRefreshMedia } from '../media-queries'

/** What the trash is, and the button that empties it for those who may. */
export function TrashBar({ count, mayEmpty }: { count: number; mayEmpty: boolean }) {
  const t = useTranslations('edit.media')
  const refresh = useRefreshMedia()
  const [isAsking, setAsking] = useState(false)

  async function empty() {
    const { deleted, kept } = await emptyTrash()
    await refresh()
    if (deleted > 0) toastSuccess(t('deletedForGood', { count: deleted }))
    if (kept > 0) toastInfo(t('keptInTrash', { count: kept }))
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-ink-soft">{t('trashHint')}</p>
      {mayEmpty ? (
        <Button variant="danger" size="sm" disabled={count === 0} onClick={() => setAsking(true)}>
          {t('emptyTrash')}
        </Button>
      ) : null}
      {isAsking ? (
        <ConfirmationModal
          title={t('emptyTrashTitle')}
          text={t('emptyTrashText', { count })}
          labels={{ confirm: t('emptyTrash'), cancel: t('cancel'), close: t('close') }}
          onConfirm={empty}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  )
}

/** Items that are still used stay: the call refuses all together, so the others are named (docs/rules/media.md#trash). */
async function emptyTrash(): Promise<{ deleted: number; kept: number }> {
  const { records } = await call(mediaApi.filterStandard, { trash: true, limit: 100 })
  const ids = records.map(({ id }) => id)
  if (ids.length === 0) return { deleted: 0, kept: 0 }
  try {
    const { deleted } = await call(mediaApi.emptyTrash, { ids })
    return { deleted, kept: 0 }
  } catch (error) {
    if (!hasErrorCode(error, 'MEDIA_USED')) throw error
    const used = usedIds(error.data.used)
    const unused = ids.filter((id) => !used.includes(id))
    if (unused.length === 0 || used.length === 0) return { deleted: 0, kept: ids.length }
    const { deleted } = await call(mediaApi.emptyTrash, { ids: unused })
    return { deleted, kept: used.length }
  }
}

function usedIds(used: unknown): number[] {
  if (!Array.isArray(used)) return []
  return used.flatMap((one: unknown) =>
    typeof one === 'object' && one !== null && 'id' in one && typeof one.id === 'number' ? one.id : [],
  )
}
