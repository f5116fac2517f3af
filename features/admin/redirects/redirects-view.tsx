'use client'

import { useQuery } from '@tanstack/react-query'
import { SearchX, Signpost } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { redirectViews, type RedirectView } from './redirect-views'
import { missingQuery, redirectsQuery } from './redirect-queries'
import { MissingPathRow } from './missing-path-row'
import { OfficeList } from '@/features/admin/table/office-list'
import { OfficeViews } from '@/features/admin/table/office-views'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { officeRedirectApi } from '@/lib/api/v1/cms/redirect/office'
import { RedirectDialog } from './redirect-dialog'
import { RedirectRow } from './redirect-row'

/** Paths that returned 404, and redirects. */
export function RedirectsView({ view, page }: { view: RedirectView; page: number }) {
  const t = useTranslations('admin.redirects')
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('title')}</h1>
      <p className="mb-6 max-w-prose text-ink-soft">{t('lead')}</p>
      <OfficeViews
        label={t('viewsLabel')}
        views={redirectViews.map((one) => ({
          href: { pathname: '/admin/redirects', query: { view: one } },
          isCurrent: one === view,
          label: t(`views.${one}`),
        }))}
      />
      {view === 'missing' ? <MissingList page={page} /> : <RedirectList page={page} />}
    </>
  )
}

function MissingList({ page }: { page: number }) {
  const [redirectFrom, setRedirectFrom] = useState<string | null>(null)
  return (
    <>
      <OfficeList
        namespace="missing"
        icon={<SearchX aria-hidden="true" />}
        query={useQuery(missingQuery(page))}
        hrefFor={(number) => ({ pathname: '/admin/redirects', query: { view: 'missing', page: number } })}
      >
        {(address) => <MissingPathRow key={address.path} address={address} onRedirect={() => setRedirectFrom(address.path)} />}
      </OfficeList>
      {redirectFrom === null ? null : <RedirectDialog from={redirectFrom} onClose={() => setRedirectFrom(null)} />}
    </>
  )
}

function RedirectList({ page }: { page: number }) {
  const t = useTranslations('admin.redirects')
  const [isAdding, setIsAdding] = useState(false)
  const mayAdd = useMayCall(officeRedirectApi.create)
  return (
    <>
      {mayAdd ? (
        <Button variant="secondary" className="mb-4" onClick={() => setIsAdding(true)}>
          {t('add')}
        </Button>
      ) : null}
      <OfficeList
        namespace="redirects"
        icon={<Signpost aria-hidden="true" />}
        query={useQuery(redirectsQuery(page))}
        hrefFor={(number) => ({ pathname: '/admin/redirects', query: { view: 'redirects', page: number } })}
      >
        {(redirect) => <RedirectRow key={redirect.id} redirect={redirect} />}
      </OfficeList>
      {isAdding ? <RedirectDialog from={null} onClose={() => setIsAdding(false)} /> : null}
    </>
  )
}
