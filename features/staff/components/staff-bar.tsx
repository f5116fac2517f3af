'use client'

import { useQuery } from '@tanstack/react-query'
import { Icon } from '@/components/ui/icon/icon'
import { useFormatter, useTranslations } from 'next-intl'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { releaseApi } from '@/lib/api/v1/cms/release'
import { Link, usePlainPathname, useSearchParams } from '@/lib/i18n/navigation'
import './staff-bar.css'

/** For back-office users outside the edit mode, which begins with a fresh page. */
export function StaffBar({ mayEdit }: { mayEdit: boolean }) {
  const t = useTranslations('staff')
  const [path, query] = [usePlainPathname(), useSearchParams().toString()]
  return (
    <aside aria-label={t('label')} className="staff-bar">
      {mayEdit ? (
        <>
          <a href={editAddress({ path, query })}>
            <Icon name="pencil" />
            {t('edit')}
          </a>
          <a href={editAddress({ path, query }, { newPage: 'true' })}>
            <Icon name="file-plus" />
            {t('newPage')}
          </a>
          <Scheduled />
        </>
      ) : null}
      <Link href="/admin" prefetch={false}>
        <Icon name="layout-dashboard" />
        {t('admin')}
      </Link>
    </aside>
  )
}

/** How many releases are scheduled, and when the next one runs. */
function Scheduled() {
  const t = useTranslations('staff')
  const format = useFormatter()
  const { data } = useQuery({ queryKey: queryKey(releaseApi.filter, {}), queryFn: ({ signal }) => call(releaseApi.filter, {}, { signal }) })
  const moments = (data?.releases ?? []).flatMap(({ state, publishAt }) => (state === 'planned' && publishAt ? publishAt : [])).toSorted()
  const [next] = moments
  if (!next) return null
  const at = format.dateTime(new Date(next), { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Zagreb' })
  return (
    <p>
      <Icon name="clock" />
      {t('scheduled', { count: moments.length, at })}
    </p>
  )
}

/** The page in the edit mode. The browser's own address is still that of the last page while a new one renders. */
function editAddress({ path, query }: { path: string; query: string }, more: Record<string, string> = {}) {
  const wanted = new URLSearchParams(query)
  wanted.set('editPage', 'true')
  for (const [name, value] of Object.entries(more)) wanted.set(name, value)
  return `${path}?${wanted}`
}
