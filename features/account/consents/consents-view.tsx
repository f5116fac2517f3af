'use client'

import { useTranslations } from 'next-intl'
import { Stack } from '@/components/layout/stack'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { reopenCookieNotice } from '@/features/consent/cookie-choice'
import { ConsentList } from './consent-list'
import { NewsletterSwitch } from './newsletter-switch'

/** Newsletter, consents and the cookie choice of this browser. */
export function ConsentsView() {
  const t = useTranslations('account.consents')
  return (
    <Stack gap="lg">
      <Card as="section" padding="lg" aria-labelledby="pismo">
        <h2 id="pismo" className="mb-2 text-2xl">
          {t('newsletter.title')}
        </h2>
        <NewsletterSwitch />
      </Card>
      <Card as="section" padding="lg" aria-labelledby="privole">
        <h2 id="privole" className="mb-2 text-2xl">
          {t('list.title')}
        </h2>
        <ConsentList />
      </Card>
      <Card as="section" padding="lg" aria-labelledby="kolacici" className="flex flex-col items-start gap-4">
        <h2 id="kolacici" className="text-2xl">
          {t('cookies.title')}
        </h2>
        <p className="max-w-prose text-ink-soft">{t('cookies.text')}</p>
        <Button variant="secondary" onClick={reopenCookieNotice}>
          {t('cookies.action')}
        </Button>
      </Card>
    </Stack>
  )
}
