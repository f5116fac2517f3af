'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'

const DeletionDialog = lazyComponent(async () => (await import('./deletion-dialog')).DeletionDialog)

export function DeletionCard({ hasPassword }: { hasPassword: boolean }) {
  const t = useTranslations('account.deletion')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card as="section" padding="lg" aria-labelledby="brisanje">
      <h2 id="brisanje" className="mb-2 text-2xl">
        {t('title')}
      </h2>
      <p className="mb-6 max-w-prose text-ink-soft">{t('text')}</p>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {t('action')}
      </Button>
      {isOpen ? <DeletionDialog hasPassword={hasPassword} onClose={() => setIsOpen(false)} /> : null}
    </Card>
  )
}
