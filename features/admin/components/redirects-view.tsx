'use client'

import { useQuery } from '@tanstack/react-query'
import { SearchX, Signpost } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { addressViews, type AddressView } from '../address-views'
import { missingQuery, redirectsQuery } from '../redirect-queries'
import { MissingRow } from './missing-row'
import { OfficeList } from './office-list'
import { OfficeViews } from './office-views'
import { RedirectDialog } from './redirect-dialog'
import { RedirectRow } from './redirect-row'

/** Addresses that led nowhere, and where old ones lead. */
export function RedirectsView({ view, page }: { view: AddressView; page: number }) {
  const t = useTranslations('admin.redirects')
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('title')}</h1>
      <p className="mb-6 max-w-prose text-ink-soft">{t('lead')}</p>
      <OfficeViews
        label={t('viewsLabel')}
        views={addressViews.map((one) => ({
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
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <>
      <OfficeList
        of="missing"
        icon={<SearchX aria-hidden="true" />}
        query={useQuery(missingQuery(page))}
        hrefFor={(number) => ({ pathname: '/admin/redirects', query: { view: 'missing', page: number } })}
      >
        {(address) => <MissingRow key={address.path} address={address} onRedirect={() => setChosen(address.path)} />}
      </OfficeList>
      {chosen === null ? null : <RedirectDialog from={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}

function RedirectList({ page }: { page: number }) {
  const t = useTranslations('admin.redirects')
  const [isAdding, setIsAdding] = useState(false)
  return (
    <>
      <Button variant="secondary" className="mb-4" onClick={() => setIsAdding(true)}>
        {t('add')}
      </Button>
      <OfficeList
        of="redirects"
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
