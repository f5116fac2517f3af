'use client'

import { useTranslations } from 'next-intl'
import { ConfirmationModal } from '@/components/ui/overlay/confirmation-modal'
import type { CacheSummary } from '@/lib/api/v1/admin/cache.schema'
import { toastSuccess } from '@/lib/browser/toast/toast'
import { useClearCache } from './cache-queries'
import { useCacheTitle } from './use-cache-title'

/** Asks before one cache, or all of them, are cleared. */
export function ClearCacheModal({ cache, onClose }: { cache?: CacheSummary; onClose: () => void }) {
  const t = useTranslations('admin.caches')
  const title = useCacheTitle(cache?.name ?? '')
  const { mutateAsync: clear } = useClearCache()

  async function confirm() {
    const { entries } = await clear(cache ? { name: cache.name } : {})
    toastSuccess(t('cleared', { count: entries }))
  }

  return (
    <ConfirmationModal
      title={cache ? t('clearTitle', { name: title }) : t('clearAllTitle')}
      text={t('clearText')}
      labels={{ confirm: cache ? t('clear') : t('clearAll'), cancel: t('cancel'), close: t('close') }}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
