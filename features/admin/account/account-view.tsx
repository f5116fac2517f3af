'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/display/card'
import { OfficeDetail } from '@/features/admin/shell/office-detail'
import { profileQuery } from '@/features/auth/session/queries'
import { SessionList } from '@/features/auth/session/session-list'
import { FactorCards } from './factor-cards'
import { factorQuery } from './factor-queries'
import { PersonalCards } from './personal-cards'

/** The signed-in person: name, address, password, second factors and devices. */
export function AccountView() {
  const [t, auth] = [useTranslations('admin.account'), useTranslations('auth.sessions')]
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('title')}</h1>
      <p className="mb-6 max-w-2xl text-ink-soft">{t('lead')}</p>
      <div className="flex max-w-3xl flex-col gap-6">
        <OfficeDetail query={useQuery(profileQuery)} notFound={null} isPart>
          {(user) => <PersonalCards key={user.id} user={user} />}
        </OfficeDetail>
        <OfficeDetail query={useQuery(factorQuery)} notFound={null} isPart>
          {(factor) => <FactorCards factor={factor} />}
        </OfficeDetail>
        <Card as="section" padding="lg" aria-labelledby="devices-title">
          <h2 id="devices-title" className="mb-1 text-xl">
            {auth('title')}
          </h2>
          <p className="mb-4 text-ink-soft">{auth('lead')}</p>
          <SessionList />
        </Card>
      </div>
    </>
  )
}
