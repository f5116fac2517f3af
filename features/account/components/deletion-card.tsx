'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'

const DeletionWindow = lazy(async () => ({ default: (await import('./deletion-window')).DeletionWindow }))

/** The end of the account, told before it is asked for. */
export function DeletionCard({ hasPassword }: { hasPassword: boolean }) {
  const t = useTranslations('account.deletion')
  const [asks, setAsks] = useState(false)
  return (
    <Card as="section" padding="lg" aria-labelledby="brisanje">
      <h2 id="brisanje" className="mb-2 text-2xl">
        {t('title')}
      </h2>
      <p className="mb-6 max-w-prose text-ink-soft">{t('text')}</p>
      <Button variant="secondary" onClick={() => setAsks(true)}>
        {t('action')}
      </Button>
      {asks ? (
        <Suspense>
          <DeletionWindow hasPassword={hasPassword} onClose={() => setAsks(false)} />
        </Suspense>
      ) : null}
    </Card>
  )
}
