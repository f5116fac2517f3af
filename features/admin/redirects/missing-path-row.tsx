'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import type { MissingAddress } from '@/lib/api/v1/cms/redirect/office.schema'
import { formatDateTime } from '@/lib/office/formats'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { officeRedirectApi } from '@/lib/api/v1/cms/redirect/office'
import { useIgnoreMissing } from './redirect-queries'
import { readablePath } from './readable-path'

/** A path that returned 404, with its actions. */
export function MissingPathRow({
  address: { path, hits, lastAt, mayRedirect },
  onRedirect,
}: {
  address: MissingAddress
  onRedirect: () => void
}) {
  const t = useTranslations('admin.missing')
  const { mutateAsync: ignore, isPending } = useIgnoreMissing()
  const mayCreate = useMayCall(officeRedirectApi.create)
  const mayIgnore = useMayCall(officeRedirectApi.ignore)
  const shown = readablePath(path)

  async function ignorePath() {
    try {
      await ignore({ path })
      toastSuccess(t('ignored'))
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-6">
      <span className="min-w-0 grow basis-64">
        <span className="block font-medium wrap-anywhere">{shown}</span>
        <span className="block text-sm text-ink-soft tabular-nums">
          {t('hits', { count: hits })} · <time dateTime={lastAt}>{t('lastAt', { at: formatDateTime(lastAt) })}</time>
        </span>
      </span>
      <span className="flex flex-wrap gap-3 empty:hidden">
        {mayCreate && mayRedirect && (
          <Button variant="secondary" aria-label={t('redirectNamed', { path: shown })} onClick={onRedirect}>
            {t('redirect')}
          </Button>
        )}
        {mayIgnore && (
          <Button variant="quiet" aria-label={t('ignoreNamed', { path: shown })} busy={isPending} onClick={() => void ignorePath()}>
            {t('ignore')}
          </Button>
        )}
      </span>
    </li>
  )
}
